import { isMonthTouched, isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import { daysOf, type YearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelSelection } from '../types.ts';

/** Whether the wheel shows any day of the activity. */
export function isShown(window: YearWindow, { startDate, endDate }: WheelActivity): boolean {
  return startDate <= window.to && endDate >= window.from;
}

/** Returns the activities with a day in a chosen month of their ring, or all that are shown if nothing is chosen. */
export function chosenActivities(
  window: YearWindow,
  activities: readonly WheelActivity[],
  selection: WheelSelection,
): WheelActivity[] {
  if (isSelectionEmpty(selection)) return activities.filter((activity) => isShown(window, activity));
  const months = window.months
    .filter(({ month }) => isMonthTouched(selection, month - 1))
    .map((month) => ({ month: month.month - 1, ...daysOf(month) }));
  return activities.filter(({ startDate, endDate, ringId }) =>
    months.some(({ month, from, to }) => startDate <= to && endDate >= from && isPieSelected(selection, month, ringId)),
  );
}
