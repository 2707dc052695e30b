import { expect, test } from 'vitest';
import { say as speak } from './format.ts';
import { sayPrintedDays } from './printed-days.ts';
import type { Say } from './say.ts';

const sayIn =
  (locale: 'nn' | 'en'): Say =>
  (id, values) =>
    speak(locale, id, values);
const days = (startDate: string, endDate: string, month = 6, locale: 'nn' | 'en' = 'nn') =>
  sayPrintedDays(sayIn(locale), { startDate, endDate }, { year: 2026, month }).replaceAll('\u00a0', ' ');

test('below the name of its month a day needs no month', () => {
  expect(days('2026-06-03', '2026-06-03')).toBe('on 3.');
  expect(days('2026-06-03', '2026-06-07')).toBe('3.–7.');
  expect(days('2026-06-03', '2026-06-07', 6, 'en')).toBe('3–7');
});

test('what began before the month says when', () => {
  expect(days('2026-05-28', '2026-06-03')).toBe('28. mai – 3. juni');
  expect(days('2026-05-28', '2026-06-03', 6, 'en')).toBe('28 May – 3 Jun');
});

test('years stand only where the months would not be clear without', () => {
  expect(days('2025-11-01', '2026-01-15', 1)).toBe('1. nov – 15. jan');
  expect(days('2025-06-01', '2026-06-01')).toBe('1. juni 2025 – 1. juni 2026');
  expect(days('2027-02-01', '2027-02-01', 12)).toBe('1. feb');
});

test('with years a line breaks before a year, never within it', () => {
  const span = { startDate: '2025-01-01', endDate: '2026-06-01' };
  const said = sayPrintedDays(sayIn('nn'), span, { year: 2026, month: 6 });
  expect(said.split(' ')).toEqual(['1.\u00a0jan', '2025\u00a0–', '1.\u00a0juni', '2026']);
});

test('a line breaks after the dash, not within a day', () => {
  const said = sayPrintedDays(
    sayIn('nn'),
    { startDate: '2026-05-28', endDate: '2026-06-03' },
    { year: 2026, month: 6 },
  );
  expect(said.split(' ')).toEqual(['28.\u00a0mai\u00a0–', '3.\u00a0juni']);
});
