import { type Day, maxDay, minDay, monthOf, yearOf } from '../time/day.ts';

/** The days of an activity; `endDate` is its deadline and is included. */
export interface Dated {
  startDate: Day;
  endDate: Day;
}

/** A month's activities, in the order of their deadlines. */
export interface MonthOfActivities<Activity extends Dated> {
  year: number;
  /** 1–12. */
  month: number;
  activities: Activity[];
}

/**
 * Groups the activities of the days shown by the month of their deadline; empty months are left out. A deadline outside those days counts as the
 * first or the last of them, so that nothing that touches them is lost.
 */
export function byMonth<Activity extends Dated>(activities: readonly Activity[], days: { from: Day; to: Day }) {
  const months = new Map<string, MonthOfActivities<Activity>>();
  for (const activity of activities.toSorted(byDeadline)) {
    const day = maxDay(days.from, minDay(activity.endDate, days.to));
    const key = day.slice(0, 7);
    const month = months.get(key) ?? { year: yearOf(day), month: monthOf(day), activities: [] };
    month.activities.push(activity);
    months.set(key, month);
  }
  return [...months.values()].sort((one, other) => one.year - other.year || one.month - other.month);
}

/** Earlier deadlines first; on the same day, the activity that started first. */
export function byDeadline(one: Dated, other: Dated): number {
  const [a, b] = [`${one.endDate} ${one.startDate}`, `${other.endDate} ${other.startDate}`];
  return a < b ? -1 : a > b ? 1 : 0;
}
