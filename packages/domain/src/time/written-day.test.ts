import { expect, it } from 'vitest';
import { readWrittenDay } from './written-day.ts';

const read = (text: string) => readWrittenDay(text, '2026-11-23');

it.each([
  '15.1.2027',
  '15.01.2027',
  '15. 1. 2027',
  ' 15/1/27 ',
  '15-01-2027',
  '15,1,27',
  '15012027',
  '150127',
  '2027-01-15',
])('is read as people write it: %s', (text) => expect(read(text)).toBe('2027-01-15'));

it.each(['15.1', '15.1.', '15/01', '1501'])('without a year is the next such day: %s', (text) =>
  expect(read(text)).toBe('2027-01-15'),
);

it.each([
  ['23.11', '2026-11-23'],
  ['24.11', '2026-11-24'],
  ['22.11', '2027-11-22'],
  ['29.2', '2028-02-29'],
])('%s, without a year, is %s on 23 November 2026', (text, day) => expect(read(text)).toBe(day));

it('is read whatever unseen characters and spaces came along', () => {
  expect(read('\u200e15.1.2027\u00a0')).toBe('2027-01-15');
  expect(read('\u202a2027-01-\u00ad15\u202c')).toBe('2027-01-15');
});

it.each([
  '',
  '15',
  '15.',
  '31.2',
  '31.2.2027',
  '29.2.27',
  '32.1.2027',
  '1.13.2027',
  '15.1.202',
  '15.1.20271',
  'i morgon',
  '0.1.2027',
])('is no day: %s', (text) => expect(read(text)).toBeNull());

it.each(['15.1', '1501', '15012027', '150127'])(
  'of no known year is a day only if it says its year between signs: %s',
  (text) => expect(readWrittenDay(text)).toBeNull(),
);
