import { calendarYears } from '@samspel/domain/calendar/calendar';
import { yearHolding, yearToOpen } from '@samspel/domain/calendar/opening-year';
import type { Span } from '@samspel/domain/calendar/recurrence';
import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';
import type { YearRange } from '@samspel/wheel';
import { yearWindow } from '@samspel/wheel/pure';

export { yearHolding, yearToOpen };

/** The name of such a year: '2026', or '2026/27' if it reaches into the next. */
export function sayYear(year: number, startMonth: number): string {
  return yearWindow({ year, startMonth, twoYears: true }).label;
}

/** The first and the last day of such a year, or of several that follow each other. */
export function daysOfYear(year: number, startMonth: number, years = 1): { from: Day; to: Day } {
  const from = dayOf(year, startMonth, 1);
  return { from, to: addDays(addMonths(from, 12 * years), -1) };
}

/** Returns the year that has a span, if no day of it is among those shown; undefined if one is. */
export function yearToSee({ startDate, endDate }: Span, { year, startMonth, years }: DaysShown): number | undefined {
  const { from, to } = daysOfYear(year, startMonth, years);
  return endDate < from || startDate > to ? yearHolding(startDate, startMonth) : undefined;
}

/** Which days a page shows: so many years of twelve months, from a start month (1–12) on. */
type DaysShown = { year: number; startMonth: number; years?: number };

/** The first day proposed for something new in the year shown: today, or the first day of the year if today is in another. */
export function firstDayIn(year: number, startMonth: number, today: Day): Day {
  return yearHolding(today, startMonth) === year ? today : daysOfYear(year, startMonth).from;
}

/** The first day proposed for something new in a month (1–12) of the year shown: today, or the first of the month if today is in another. */
export function firstDayInMonth(year: number, startMonth: number, month: number, today: Day): Day {
  const first = dayOf(month < startMonth ? year + 1 : year, month, 1);
  return first.slice(0, 7) === today.slice(0, 7) ? today : first;
}

/**
 * The years that the switcher reaches. One that extends into the next must end within the last calendar year (product/year-wheels#years: both shift
 * together).
 */
export function switchableYears(today: Day, startMonth: number): YearRange {
  const { first, last } = calendarYears(today);
  return { first, last: startMonth === 1 ? last : last - 1 };
}

/**
 * Returns the year that a press on the switcher leads to. It counts from the year asked for last, which a slow network may not have brought yet: two
 * presses are two years.
 */
export function yearAfter(asked: number, step: number, { first, last }: YearRange): number {
  return Math.min(last, Math.max(first, asked + step));
}

/**
 * Reads a start month from an address, which wins over the person's own: the nearest one that there is (product/year-wheels#years); undefined if it is
 * no number.
 */
export function readStartMonth(written: string | undefined): number | undefined {
  return written && /^-?\d{1,15}$/.test(written) ? Math.min(12, Math.max(1, Number(written))) : undefined;
}

/**
 * Reads a year from an address: the nearest one that a wheel can show (product/activities#days), or the one that contains today if it is not a year.
 */
export function readYear(written: string | null | undefined, today: Day, startMonth = 1): number {
  if (!written || !/^-?\d{1,15}$/.test(written)) return yearHolding(today, startMonth);
  const { first, last } = calendarYears(today);
  return Math.min(last, Math.max(first, Number(written)));
}
