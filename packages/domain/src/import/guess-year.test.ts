import { expect, it } from 'vitest';
import { guessYear } from './guess-year.ts';

const today = '2026-11-26';

it('is the year that is written most often', () => {
  expect(
    guessYear([['Årsplan 2026'], ['Budsjett', '12.3.2027'], ['Skule', '1. mars 2027'], ['Møte', 'veke 34']], today),
  ).toBe(2027);
  expect(guessYear([['12.3.25'], ['2025-01-02'], ['1.1.2026']], today)).toBe(2025);
});

it('is not a number that only looks like one, nor a year outside of those that Samspel has', () => {
  expect(guessYear([['Vedtak 120261'], ['Plan 2040'], ['Sak 2017']], today)).toBe(2027);
});

it('is next year from October on where none is written, else this year', () => {
  expect([guessYear([['Møte', 'mars']], today), guessYear([], '2026-09-30'), guessYear([], '2026-10-01')]).toEqual([
    2027, 2026, 2027,
  ]);
});
