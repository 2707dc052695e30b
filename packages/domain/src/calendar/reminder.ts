import { addDays, type Day } from '../time/day.ts';

/** How long before its deadline an activity reminds (product/README#closed-sets-of-words), in the order of the menu. */
export const reminders = [
  'NONE',
  'SAME_DAY',
  'ONE_DAY',
  'TWO_DAYS',
  'THREE_DAYS',
  'ONE_WEEK',
  'TWO_WEEK',
  'FOUR_WEEKS',
] as const;
export type Reminder = (typeof reminders)[number];

const daysBefore: Record<Exclude<Reminder, 'NONE'>, number> = {
  SAME_DAY: 0,
  ONE_DAY: 1,
  TWO_DAYS: 2,
  THREE_DAYS: 3,
  ONE_WEEK: 7,
  TWO_WEEK: 14,
  FOUR_WEEKS: 28,
};

/** Returns the day on which an activity reminds: its end date less the reminder (product/activities#ways-to-happen); null without a reminder. */
export function reminderDate(endDate: Day, reminder: Reminder): Day | null {
  return reminder === 'NONE' ? null : addDays(endDate, -daysBefore[reminder]);
}

/** Returns the days between a reminder and its deadline; null without a reminder. */
export function reminderDays(reminder: Reminder): number | null {
  return reminder === 'NONE' ? null : daysBefore[reminder];
}

/** Returns the reminder that matches a day before a deadline; null if the day is somebody's own choice. */
export function reminderOf(endDate: Day, reminderDay: Day | null): Reminder | null {
  return reminders.find((reminder) => reminderDate(endDate, reminder) === reminderDay) ?? null;
}
