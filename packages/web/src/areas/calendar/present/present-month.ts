import { byDeadline } from '@samspel/domain/calendar/activity-months';
import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';
import type { BoardActivity } from '../board/model/board-activity.ts';

/** A month as it is presented, each list in the order of deadlines. */
export interface PresentedMonth {
  /** Past their deadline; in the present month also those of earlier months that are shown. */
  late: BoardActivity[];
  coming: BoardActivity[];
  done: BoardActivity[];
}

/** Parts the activities of a month (product/year-wheels#presentation). An activity is of the month of its deadline. @param month 1–12 */
export function presentedMonth(
  activities: readonly BoardActivity[],
  { year, month }: { year: number; month: number },
  today: Day,
): PresentedMonth {
  const first = dayOf(year, month, 1);
  const last = addDays(addMonths(first, 1), -1);
  const isNow = first <= today && today <= last;
  const inMonth = ({ endDate }: BoardActivity) => endDate >= first && endDate <= last;
  const sorted = activities.filter(({ isArchived }) => !isArchived).toSorted(byDeadline);
  return {
    late: sorted.filter((one) => one.isOverdue && (inMonth(one) || (isNow && one.endDate < first))),
    coming: sorted.filter((one) => !one.isDone && !one.isOverdue && inMonth(one)),
    done: sorted.filter((one) => one.isDone && inMonth(one)),
  };
}

/** The lists of a month, in the order in which they are read. */
export const parts = ['late', 'coming', 'done'] as const;
export type Part = (typeof parts)[number];

/** Returns as many of a month's activities as are drawn, in the order in which they are read. */
export function firstOf(lists: PresentedMonth, most: number): PresentedMonth {
  let left = most;
  const taken = (part: Part) => {
    const some = lists[part].slice(0, left);
    left -= some.length;
    return some;
  };
  return { late: taken('late'), coming: taken('coming'), done: taken('done') };
}

/** Returns what was noted a year earlier, on what had its deadline in the same month. @param month 1–12 */
export function notesOfMonth(before: readonly Noted[], month: number): Noted[] {
  const inMonth = ({ endDate }: Noted) => Number(endDate.slice(5, 7)) === month;
  return before.filter((one) => one.noteText?.trim() && inMonth(one)).toSorted(byDeadline);
}

/** An activity with the note that somebody wrote on it. */
export type Noted = { id: string; title: string; startDate: Day; endDate: Day; noteText?: string | null };
