import { dayNumber } from '../time/day.ts';
import { monthsTouched, type YearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelCounts, WheelRing } from '../types.ts';

/** What lies in a month, or in a ring in a month, by first day and then deadline. */
export type Contents = WheelCounts & { activities: WheelActivity[] };

export type WheelContents = {
  /** By slot. */
  months: Contents[];
  /** By ring, then by slot. */
  rings: Contents[][];
};

const none = (): Contents => ({ total: 0, done: 0, overdue: 0, activities: [] });

function add(contents: Contents, activity: WheelActivity): void {
  contents.total += 1;
  if (activity.isDone) contents.done += 1;
  else if (activity.isOverdue) contents.overdue += 1;
  contents.activities.push(activity);
}

/** Counts everything once, so that names and cards need not. An activity counts in every month that it touches. */
export function contentsOf(
  window: YearWindow,
  rings: readonly WheelRing[],
  activities: readonly WheelActivity[],
): WheelContents {
  const contents = { months: window.months.map(none), rings: rings.map(() => window.months.map(none)) };
  const indexOf = new Map(rings.map(({ id }, index) => [id, index]));
  const inOrder = [...activities].sort(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate),
  );
  for (const activity of inOrder) {
    const ring = indexOf.get(activity.ringId);
    if (ring === undefined) continue;
    for (const { slot } of monthsTouched(window, dayNumber(activity.startDate), dayNumber(activity.endDate))) {
      add(contents.months[slot]!, activity);
      add(contents.rings[ring]![slot]!, activity);
    }
  }
  return contents;
}
