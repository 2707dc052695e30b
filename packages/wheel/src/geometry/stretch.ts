import { dayNumber } from '../time/day.ts';
import type { WheelMonth, YearWindow } from '../time/year-window.ts';
import type { ActivityState, WheelActivity } from '../types.ts';
import { angleInMonth } from './angle.ts';

/** What the wheel shows of one activity, before it has a place in its ring. */
export type Stretch = {
  activity: WheelActivity;
  state: ActivityState;
  /** Drawing angles of its first morning and last evening. */
  start: number;
  end: number;
  /** Noon of its last day. Undefined where it ends outside the months shown. */
  deadline: number | undefined;
  isCutAtStart: boolean;
  firstSlot: number;
  lastSlot: number;
};

export function stateOf(activity: WheelActivity): ActivityState {
  if (activity.isDone) return 'done';
  return activity.isOverdue ? 'overdue' : 'open';
}

/** Months that follow each other in time as well as on the wheel, with the first and the last day of them. */
type Run = { months: WheelMonth[]; from: number; to: number };

const lastDayOf = ({ firstDay, days }: WheelMonth) => firstDay + days - 1;

/** All twelve months, or two runs of them, where a year is drawn from August and begins anew after December. */
function runsOf({ months }: YearWindow): Run[] {
  const runs: Run[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && run.to + 1 === month.firstDay) {
      run.months.push(month);
      run.to = lastDayOf(month);
    } else {
      runs.push({ months: [month], from: month.firstDay, to: lastDayOf(month) });
    }
  }
  return runs;
}

/** An activity that leaves the months shown and comes back, as a year that is drawn from August can have it, is two stretches. */
export function stretchesOf(window: YearWindow, activities: readonly WheelActivity[]): Stretch[] {
  const runs = runsOf(window);
  const stretches: Stretch[] = [];
  for (const activity of activities) {
    const first = dayNumber(activity.startDate);
    const last = dayNumber(activity.endDate);
    for (let index = 0; index < runs.length; index += 1) {
      const run = runs[index]!;
      if (first > run.to || last < run.from) continue;
      stretches.push(stretchOf(activity, first, last, monthIn(run, first), monthIn(run, last)));
    }
  }
  return stretches;
}

/** The month of a run that a day lies in, or the one next to a day outside. */
function monthIn({ months, from }: Run, day: number): WheelMonth {
  let index = Math.min(months.length - 1, Math.max(0, Math.floor((day - from) / 31)));
  while (index < months.length - 1 && day > lastDayOf(months[index]!)) index += 1;
  return months[index]!;
}

/** What lies between two months, which follow each other in time as well as on the wheel. */
function stretchOf(
  activity: WheelActivity,
  first: number,
  last: number,
  opening: WheelMonth,
  closing: WheelMonth,
): Stretch {
  const isCutAtStart = first < opening.firstDay;
  const isCutAtEnd = last >= closing.firstDay + closing.days;
  return {
    activity,
    state: stateOf(activity),
    start: angleInMonth(opening, isCutAtStart ? opening.firstDay : first, 0),
    end: angleInMonth(closing, isCutAtEnd ? closing.firstDay + closing.days - 1 : last, 1),
    deadline: isCutAtEnd ? undefined : angleInMonth(closing, last, 0.5),
    isCutAtStart,
    firstSlot: opening.slot,
    lastSlot: closing.slot,
  };
}
