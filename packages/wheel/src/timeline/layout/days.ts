import { dayNumber, daysInMonth, isoWeek, weekdayOf } from '../../time/day.ts';

/** The days that a timeline shows, as day numbers (days since 1 January 1970), both included. */
export type DayRange = { from: number; to: number };

/** A month of the scale; `from` and `to` are cut to the days shown. */
export type ScaleMonth = DayRange & {
  year: number;
  /** 1–12 */
  month: number;
};

/** An ISO 8601 week of the scale; `from` and `to` are cut to the days shown. */
export type ScaleWeek = DayRange & {
  /** The year of its Thursday. */
  year: number;
  week: number;
  /** The day number of its Monday. */
  monday: number;
};

/** Returns the days of 1–3 years of twelve months from `startMonth` (1–12) of `year`. Throws a RangeError for any other number of years. */
export function yearsRange(year: number, startMonth = 1, years = 1): DayRange {
  if (!Number.isInteger(years) || years < 1 || years > 3) throw new RangeError(`1 to 3 years, not ${years}`);
  return { from: firstOf(year, startMonth), to: firstOf(year + years, startMonth) - 1 };
}

const firstOf = (year: number, month: number): number =>
  dayNumber(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);

/** Returns how many days a range has. */
export const daysIn = ({ from, to }: DayRange): number => to - from + 1;

/** Returns the months that touch a range, in order. */
export function monthsOf({ from, to }: DayRange): ScaleMonth[] {
  const months: ScaleMonth[] = [];
  const start = new Date(from * 86_400_000);
  let [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1];
  for (let first = firstOf(year, month); first <= to; ) {
    const last = first + daysInMonth(year, month) - 1;
    months.push({ year, month, from: Math.max(first, from), to: Math.min(last, to) });
    first = last + 1;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

/** Returns the ISO weeks that touch a range, in order. */
export function weeksOf({ from, to }: DayRange): ScaleWeek[] {
  const weeks: ScaleWeek[] = [];
  for (let monday = from - weekdayOf(from); monday <= to; monday += 7) {
    const year = new Date((monday + 3) * 86_400_000).getUTCFullYear();
    weeks.push({
      year,
      week: isoWeek(monday),
      monday,
      from: Math.max(monday, from),
      to: Math.min(monday + 6, to),
    });
  }
  return weeks;
}

/** Returns the part of a range within another, or undefined if they do not meet. */
export function meeting(one: DayRange, other: DayRange): DayRange | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from <= to ? { from, to } : undefined;
}
