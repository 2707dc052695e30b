import { calendarYears } from '@samspel/domain/calendar/calendar';
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import type { YearRange } from '@samspel/wheel';
import { yearWindow } from '@samspel/wheel/pure';

/**
 * The year that shows a day, where a year is twelve months from `startMonth` (1–12) on and is named by the calendar year in
 * which it begins: 1 March 2027 lies in the year 2026 of those who begin in August.
 */
export function yearHolding(day: Day, startMonth: number): number {
  return monthOf(day) < startMonth ? yearOf(day) - 1 : yearOf(day);
}

/** What such a year is called: '2026', or '2026/27' where it reaches into the next. */
export function sayYear(year: number, startMonth: number): string {
  return yearWindow({ year, startMonth, twoYears: true }).label;
}

/** The first and the last day of such a year. */
export function daysOfYear(year: number, startMonth: number): { from: Day; to: Day } {
  const from = dayOf(year, startMonth, 1);
  return { from, to: addDays(addMonths(from, 12), -1) };
}

/** The day that something new begins with in the year shown: today, or its first day where today lies in another. */
export function firstDayIn(year: number, startMonth: number, today: Day): Day {
  return yearHolding(today, startMonth) === year ? today : daysOfYear(year, startMonth).from;
}

/** The day that something new begins with in a month (1–12) of the year shown: today, or the first of the month where today lies in another. */
export function firstDayInMonth(year: number, startMonth: number, month: number, today: Day): Day {
  const first = dayOf(month < startMonth ? year + 1 : year, month, 1);
  return first.slice(0, 7) === today.slice(0, 7) ? today : first;
}

/** The years that the switcher leads to. A year that reaches into the next ends within the last (product/year-wheels#years: both shift together). */
export function switchableYears(today: Day, startMonth: number): YearRange {
  const { first, last } = calendarYears(today);
  return { first, last: startMonth === 1 ? last : last - 1 };
}

/**
 * The year that a press of the switcher leads to. It counts from the year that was asked for last, which a slow network has not brought yet: two
 * presses are two years.
 */
export function yearAfter(asked: number, step: number, { first, last }: YearRange): number {
  return Math.min(last, Math.max(first, asked + step));
}

/** A start month written in an address, which wins over the person's own; undefined if it is none. */
export function readStartMonth(written: string | undefined): number | undefined {
  return written !== undefined && /^([1-9]|1[0-2])$/.test(written) ? Number(written) : undefined;
}

/** A year written in an address; where no wheel can show it, the nearest that one can (product/activities#days); the one that shows today where it is no year. */
export function readYear(written: string | null | undefined, today: Day, startMonth = 1): number {
  if (!written || !/^-?\d{1,15}$/.test(written)) return yearHolding(today, startMonth);
  const { first, last } = calendarYears(today);
  return Math.min(last, Math.max(first, Number(written)));
}
