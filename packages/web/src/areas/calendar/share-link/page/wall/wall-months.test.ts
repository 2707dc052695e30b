import { expect, test } from 'vitest';
import type { SharedContents } from '../shared-contents.ts';
import { nextMonth, wallMonths } from './wall-months.ts';

const year = (...spans: [title: string, start: string, end?: string][]): SharedContents => ({
  rings: [{ id: '0', title: 'Plan', color: '#1f6f8b', sign: 0 }],
  activities: spans.map(([title, startDate, endDate = startDate], index) => ({
    id: String(index),
    ringId: '0',
    title,
    startDate,
    endDate,
    isDone: false,
  })),
});
const titles = (now: SharedContents, then: SharedContents | undefined, today: string) =>
  wallMonths(now, then, today).map(({ activities }) => activities.map(({ title }) => title));

test('what is over is not ahead, and what goes on is, until its last day', () => {
  const now = year(['Over', '2026-11-01', '2026-11-25'], ['Siste dag', '2026-11-20', '2026-11-26']);
  expect(titles(now, now, '2026-11-26')).toEqual([['Siste dag'], []]);
});

test('what reaches into the next month stands once, where it began', () => {
  const now = year(['Lang', '2026-11-28', '2026-12-04'], ['Neste', '2026-12-01'], ['Etter', '2027-01-01']);
  expect(titles(now, now, '2026-11-26')).toEqual([['Lang'], ['Neste']]);
});

test('each month is in the order of deadlines', () => {
  const now = year(['Siste', '2026-11-26', '2026-11-30'], ['Første', '2026-11-28']);
  expect(titles(now, now, '2026-11-26')[0]).toEqual(['Første', 'Siste']);
});

test('in the last month of the year the next month is of the year after; unread, it is empty', () => {
  const [now, then] = [year(['Desember', '2026-12-24']), year(['Januar', '2027-01-04'])];
  expect(titles(now, then, '2026-12-02')).toEqual([['Desember'], ['Januar']]);
  expect(wallMonths(now, then, '2026-12-31').map(({ year, month }) => [year, month])).toEqual([
    [2026, 12],
    [2027, 1],
  ]);
  expect(titles(now, undefined, '2026-12-02')).toEqual([['Desember'], []]);
});

test('the month after the 31st is the next one', () => {
  expect([nextMonth('2026-01-31'), nextMonth('2026-12-31')]).toEqual(['2026-02-01', '2027-01-01']);
});
