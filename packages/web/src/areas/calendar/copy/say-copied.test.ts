import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import { sayCopied } from './say-copied.ts';

const said = (total: number, nextYear: number, from: 'TODAY' | 'NEXT_YEAR' = 'TODAY') =>
  sayCopied(
    sayer('nn'),
    { from, calendar: { id: '1', uri: null, title: 'Kopi', activeDays: { total, nextYear } } },
    '2026-11-26',
  );

test('how many activities of a copy are in next year is said where it opens in this one', () => {
  expect(said(39, 35)).toBe('Kopieringa er fullført! Kopien er klar. 35 av 39 aktivitetar ligg i 2027.');
  expect(said(39, 0)).toBe('Kopieringa er fullført! Kopien er klar.');
  expect(said(39, 39, 'NEXT_YEAR')).toBe('Kopieringa er fullført! Kopien er klar.');
});
