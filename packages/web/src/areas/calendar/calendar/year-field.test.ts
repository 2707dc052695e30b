import { expect, test } from 'vitest';
import { yearIn } from './year-field.tsx';

test.each([
  ['Barnevern 2027', 2027],
  ['Økonomi 2026/2027', 2027],
  ['Barnevern', undefined],
  ['Kommuneplan 2041', undefined],
  ['Sak 120273', undefined],
])('the year of the title %s is %s', (title, year) => {
  expect(yearIn(title, '2026-11-26')).toBe(year);
});
