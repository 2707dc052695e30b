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
export function stretchesOf(window: YearWindow, activity: WheelActivity): Stretch[] {
  const [first, last] = [dayNumber(activity.startDate), dayNumber(activity.endDate)];
  const stretches: Stretch[] = [];
  let opening: WheelMonth | undefined;
  let closing: WheelMonth | undefined;
  for (const month of window.months) {
    if (first >= month.firstDay + month.days || last < month.firstDay) continue;
    const isNext = closing !== undefined && closing.firstDay + closing.days === month.firstDay;
    if (!isNext && opening && closing) stretches.push(stretchOf(activity, first, last, opening, closing));
    if (!isNext) opening = month;
    closing = month;
  }
  if (opening && closing) stretches.push(stretchOf(activity, first, last, opening, closing));
  return stretches;
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
