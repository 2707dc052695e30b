import type { ScaleMonth, ScaleWeek } from './days.ts';

/** The least room for the number of a week, for that of a day, and for the whole name of a month: pixels. */
const ROOM = { week: 20, day: 24, weekday: 52, month: 76 };

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
    hasLongMonths: 28 * dayWidth >= ROOM.month,
  };
}

/** Whether the number of a week is written, where it is every so many. */
export const isWritten = ({ week }: ScaleWeek, { weekStep }: ScaleDetail): boolean => (week - 1) % weekStep === 0;

/** Whether a month is the first one shown or a January, and so names its year. */
export const namesYear = ({ month, from }: ScaleMonth, first: number): boolean => month === 1 || from === first;
