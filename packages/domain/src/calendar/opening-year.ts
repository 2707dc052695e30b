import { addMonths, type Day, monthOf, yearOf } from '../time/day.ts';

/**
 * Returns the year that contains a day. A year is twelve months from `startMonth` (1–12) and is named after the calendar year in which it begins: for
 * those who begin in August, 1 March 2027 is in the year 2026.
 */
export function yearHolding(day: Day, startMonth: number): number {
  return monthOf(day) < startMonth ? yearOf(day) - 1 : yearOf(day);
}

/** The days with activities nearest to today: the last one up to it, and the first one from it on. */
interface ActiveDays {
  last?: Day | null | undefined;
  next?: Day | null | undefined;
}

/**
 * Returns the year that a year wheel opens on: this one if it has something in it, else the nearest one that has, the later of two; if it has nothing,
 * this one, or in its last three months the next (product/year-wheels#years).
 */
export function yearToOpen({ last, next }: ActiveDays, today: Day, startMonth: number): number {
  const now = yearHolding(today, startMonth);
  const [before, after] = [last, next].map((day) => (day ? yearHolding(day, startMonth) : undefined));
  if (before === undefined && after === undefined) return yearHolding(addMonths(today, 3), startMonth);
  if (before === undefined) return after!;
  return after === undefined || now - before < after - now ? before : after;
}
