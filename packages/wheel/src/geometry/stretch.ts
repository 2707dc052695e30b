import { dayNumber } from '../time/day.ts';
import { monthOfDay, type YearWindow } from '../time/year-window.ts';
import type { ActivityState, WheelActivity } from '../types.ts';
import type { Dial } from './dial.ts';

/** The part of one activity that the wheel shows, before it has a place in its ring. */
export type Stretch = {
  activity: WheelActivity;
  state: ActivityState;
  /** Drawing angles of its first morning and last evening. */
  start: number;
  end: number;
  /** The angle of noon on its last day; undefined if it ends outside the months shown. */
  deadline: number | undefined;
  isCutAtStart: boolean;
  firstSlot: number;
  lastSlot: number;
};

export function stateOf(activity: WheelActivity): ActivityState {
  if (activity.isDone) return 'done';
  return activity.isOverdue ? 'overdue' : 'open';
}

/** The first and the last day of a period without a gap. */
type Run = { from: number; to: number };

/** Returns the days shown as one run, or as two if a year is drawn from August and starts again after December. */
function runsOf({ months }: YearWindow): Run[] {
  const runs: Run[] = [];
  for (const { firstDay, days } of months) {
    const run = runs.at(-1);
    const lastDay = firstDay + days - 1;
    if (run && run.to + 1 === firstDay) run.to = lastDay;
    else runs.push({ from: firstDay, to: lastDay });
  }
  return runs;
}

/** Returns the stretches of activities. An activity that leaves the months shown and comes back, as in a year drawn from August, is two stretches. */
export function stretchesOf(window: YearWindow, activities: readonly WheelActivity[], dial: Dial): Stretch[] {
  const runs = runsOf(window);
  const stretches: Stretch[] = [];
  for (const activity of activities) {
    const from = dayNumber(activity.startDate);
    const to = dayNumber(activity.endDate);
    for (const run of runs) {
      if (from <= run.to && to >= run.from) stretches.push(stretchOf(window, activity, { from, to }, run, dial));
    }
  }
  return stretches;
}

/** Returns the part of an activity that is within a run. */
function stretchOf(window: YearWindow, activity: WheelActivity, { from, to }: Run, run: Run, dial: Dial): Stretch {
  const first = Math.max(from, run.from);
  const last = Math.min(to, run.to);
  const opening = monthOfDay(window, first)!;
  const closing = monthOfDay(window, last)!;
  return {
    activity,
    state: stateOf(activity),
    start: dial.angleInMonth(opening, first, 0),
    end: dial.angleInMonth(closing, last, 1),
    deadline: to > run.to ? undefined : dial.angleInMonth(closing, last, 0.5),
    isCutAtStart: from < run.from,
    firstSlot: opening.slot,
    lastSlot: closing.slot,
  };
}
