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

/** An activity that leaves the twelve months and comes back, as a year that is drawn from August can have it, is two stretches. */
export function stretchesOf(window: YearWindow, activities: readonly WheelActivity[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const activity of activities) addStretches(stretches, window, activity);
  return stretches;
}

function addStretches(stretches: Stretch[], window: YearWindow, activity: WheelActivity): void {
  const first = dayNumber(activity.startDate);
  const last = dayNumber(activity.endDate);
  let opening: WheelMonth | undefined;
  let closing: WheelMonth | undefined;
  for (let slot = 0; slot < window.months.length; slot += 1) {
    const month = window.months[slot]!;
    if (first >= month.firstDay + month.days || last < month.firstDay) continue;
    const isNext = closing !== undefined && closing.firstDay + closing.days === month.firstDay;
    if (!isNext && opening && closing) stretches.push(stretchOf(activity, first, last, opening, closing));
    if (!isNext) opening = month;
    closing = month;
  }
  if (opening && closing) stretches.push(stretchOf(activity, first, last, opening, closing));
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
