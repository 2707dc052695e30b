import { byMonth } from '@samspel/domain/calendar/activity-months';
import type { WheelRing } from '@samspel/wheel';
import { emptySelection, yearWindow } from '@samspel/wheel/pure';
import type { PrintChoices } from '../address/print-choices.ts';
import { daysOfYear, sayYear } from '../address/shown-year.ts';
import type { BoardActivity } from '../board/model/board-activity.ts';
import { boardContents } from '../board/model/board-contents.ts';

/** A year as its page has read it. */
export interface YearToPrint {
  /** The largest text on the sheet. */
  title: string;
  municipality: string;
  year: number;
  /** 1–12. */
  startMonth: number;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
}

/** A line of the list. */
export type Line = { month: { year: number; month: number } } & (
  | { isHeading: true }
  | { isHeading: false; activity: BoardActivity }
);

/** A year as its sheets show it. */
export interface PrintedYear extends Omit<YearToPrint, 'activities'> {
  /** '2026', or '2026/27'. */
  label: string;
  activities: readonly BoardActivity[];
  /** Of the list; empty if only the wheel is printed. */
  lines: readonly Line[];
}

/**
 * Prepares a year for paper, all months alike and none chosen. Paper hangs for a year: what is done stays done, but what is late and how much is done
 * would soon be wrong, and are left out.
 */
export function printedYear(
  toPrint: YearToPrint,
  { show, hidesCompleted }: Pick<PrintChoices, 'show' | 'hidesCompleted'>,
): PrintedYear {
  const { year, startMonth } = toPrint;
  const window = yearWindow({ year, startMonth, twoYears: true });
  const { listed } = boardContents(toPrint.activities, { window, selection: emptySelection(), hidesCompleted });
  const activities = listed.map((activity) => ({ ...activity, isOverdue: false }));
  const months = show === 'wheel' ? [] : byMonth(activities, daysOfYear(year, startMonth));
  const lines = months.flatMap(({ year: its, month: number, activities: inMonth }): Line[] => {
    const month = { year: its, month: number };
    return [{ month, isHeading: true }, ...inMonth.map((activity) => ({ month, isHeading: false, activity }) as const)];
  });
  return { ...toPrint, label: sayYear(year, startMonth), activities, lines };
}
