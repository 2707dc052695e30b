import { expect, it } from 'vitest';
import { dayNumber } from '../../time/day.ts';
import { monthLabel } from './ticks.ts';

const first = dayNumber('2026-08-01');
const month = (year: number, number: number) => {
  const from = dayNumber(`${year}-${String(number).padStart(2, '0')}-01`);
  return { year, month: number, from, to: from + 27 };
};
const names = { long: 'januar', short: 'jan' };

it.each([
  [5, 'januar 2027'],
  [3, 'jan 2027'],
  [2, '2027'],
])('a January names its year as far as there is room: at %s pixels a day %s', (dayWidth, label) => {
  expect(monthLabel(month(2027, 1), first, dayWidth, names)).toBe(label);
});

it('so does the first month, which without room has its name alone; the others have no year', () => {
  const august = { long: 'august', short: 'aug' };
  expect([5, 2].map((dayWidth) => monthLabel(month(2026, 8), first, dayWidth, august))).toEqual(['august 2026', 'aug']);
  expect(monthLabel(month(2026, 9), first, 5, { long: 'september', short: 'sept' })).toBe('september');
});
