import type { ScaleMonth, ScaleWeek } from './days.ts';

/** The least room for the number of a week, for that of a day, for the whole name of a month, and for a short or whole one with its year: pixels. */
const ROOM = { week: 20, day: 24, weekday: 52, month: 76, shortYear: 72, longYear: 112 };

/** The days of the shortest month. */
const SHORTEST = 28;

/** How the scale is written at a width of a day (pixels). */
export type ScaleDetail = {
  /** Every how many weeks a number is written: 1, 2, 4 or 8. */
  weekStep: number;
  showsDays: boolean;
  showsWeekdays: boolean;
  hasLongMonths: boolean;
};

export function scaleDetail(dayWidth: number): ScaleDetail {
  const weekStep = [1, 2, 4, 8].find((step) => step * 7 * dayWidth >= ROOM.week) ?? 8;
  return {
    weekStep,
    showsDays: dayWidth >= ROOM.day,
    showsWeekdays: dayWidth >= ROOM.weekday,
    hasLongMonths: SHORTEST * dayWidth >= ROOM.month,
  };
}

/** Whether the number of a week is written, where it is every so many. */
export const isWritten = ({ week }: ScaleWeek, { weekStep }: ScaleDetail): boolean => (week - 1) % weekStep === 0;

/**
 * Returns what is written for a month at a width of a day (pixels). The first one shown and each January name their year; a January without room for
 * both has its year alone, since the months beside it say which it is.
 * @param first the first day shown
 */
export function monthLabel(
  { month, year, from }: ScaleMonth,
  first: number,
  dayWidth: number,
  { long, short }: { long: string; short: string },
): string {
  const room = SHORTEST * dayWidth;
  const name = scaleDetail(dayWidth).hasLongMonths ? long : short;
  if (month !== 1 && from !== first) return name;
  if (room >= ROOM.longYear) return `${long} ${year}`;
  if (room >= ROOM.shortYear) return `${short} ${year}`;
  return month === 1 ? String(year) : name;
}
