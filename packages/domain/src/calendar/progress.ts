import type { Status } from '../subject/subject.ts';
import { type Day, daysBetween } from '../time/day.ts';

/** "x of y": how many are finished, how many there are, and the percentage without decimals. */
export type Progress = { done: number; total: number; percent: number };

/** How far away a deadline is in whole days: today's is `underOneDay` (0 days), tomorrow's has 1 day `left`. */
export type Deadline = { kind: 'underOneDay' | 'left' | 'over'; days: number };

/**
 * Returns the progress of a wheel, a series or a row of forks. A fork that its owner removed (OBSOLETE) counts as finished
 * (product/sharing#copies-and-forks). It is 100 per cent only if nothing remains; an empty list is at 0.
 */
export function progressOf(instances: readonly { isDone: boolean; status: Status }[]): Progress {
  return progressFrom(instances.filter(isFinished).length, instances.length);
}

/** Returns the same from two counts, for a caller that has counted already. */
export function progressFrom(done: number, total: number): Progress {
  const percent = total === 0 ? 0 : Math.round((100 * done) / total);
  return { done, total, percent: done < total ? Math.min(percent, 99) : percent };
}

function isFinished({ isDone, status }: { isDone: boolean; status: Status }): boolean {
  return isDone || status === 'OBSOLETE';
}

/** Whether an activity is unticked and its end date lies before today (product/activities#overdue-and-days-left). Days are days in Oslo. */
export function isOverdue({ endDate, isDone }: { endDate: Day; isDone: boolean }, today: Day): boolean {
  return !isDone && endDate < today;
}

/**
 * Returns what the screen says of an activity's end date: 'under 1 day', 'N days left' or 'N days over' (product/activities#overdue-and-days-left).
 */
export function deadlineOf({ endDate }: { endDate: Day }, today: Day): Deadline {
  const days = daysBetween(today, endDate);
  if (days === 0) return { kind: 'underOneDay', days: 0 };
  return days > 0 ? { kind: 'left', days } : { kind: 'over', days: -days };
}
