import type { DeadlineType } from '../grant/grant.ts';
import { titleLimit } from '../text/title-limit.ts';
import { addDays, type Day, maxDay, minDay } from '../time/day.ts';
import { toWorkingDay } from '../time/working-days.ts';
import type { GrantCaseState } from './grant-case.ts';

/** The tasks that are offered before a deadline, and how many days before it each is due; the earliest first. */
export const leadUps = {
  APPLICATION: { READ: 60, ANCHOR: 45, BUDGET: 30, PARTNERS: 28, ATTACHMENTS: 14, SEND: 3 },
  REPORT: { ACCOUNTS: 30, AUDIT: 21, WRITE: 14, SEND: 3, DUE: 0 },
} as const satisfies Record<DeadlineType, Record<string, number>>;

/** The most tasks that one plan has, and the most days before the deadline that a task is due. */
export const [planTaskLimit, leadUpLimit] = [20, 730];

/** The states of a case in which tasks before a deadline are planned. */
const planningStates: Record<DeadlineType, readonly GrantCaseState[]> = {
  APPLICATION: ['APPLYING'],
  REPORT: ['GRANTED', 'REPORTING'],
};

/** Returns the kind of deadline that tasks can be planned before in a state; null if there is none. */
export const plannedIn = (state: GrantCaseState): DeadlineType | null =>
  (['APPLICATION', 'REPORT'] as const).find((type) => planningStates[type].includes(state)) ?? null;

/**
 * Returns the day of a task: the working day that is `daysBefore` days before the deadline, or the nearest one before that; if it has passed, today, or the
 * next working day unless that comes after the deadline.
 */
export function taskDay(deadline: Day, daysBefore: number, today: Day): Day {
  const day = toWorkingDay(addDays(deadline, -daysBefore), 'BEFORE');
  return day >= today ? day : maxDay(today, minDay(toWorkingDay(today, 'AFTER'), deadline));
}

/** What has happened to a planned task. Only a PLANNED one follows the deadline. */
export const planTaskStates = ['PLANNED', 'DONE', 'MOVED', 'REMOVED'] as const;
export type PlanTaskState = (typeof planTaskStates)[number];

/** A task as its year wheel has it now. */
type Activity = { startDate: Day; endDate: Day; isDone: boolean };

/** Returns what has happened to a task that was put on a day. @param activity null if it was removed */
export function planTaskState(day: Day, activity: Activity | null): PlanTaskState {
  if (!activity) return 'REMOVED';
  if (activity.isDone) return 'DONE';
  return activity.startDate === day && activity.endDate === day ? 'PLANNED' : 'MOVED';
}

/** Returns the title of a task in a year wheel. It names the grant, since tasks for other grants may be beside it. */
export function planTaskTitle(task: string, grant: string): string {
  const whole = `${task}: ${grant}`;
  return whole.length <= titleLimit ? whole : `${whole.slice(0, titleLimit - 1).replace(/\p{Cs}$/u, '')}…`;
}
