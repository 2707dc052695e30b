import { isPieSelected, isSelectionEmpty } from '../selection/selection.ts';
import { dayNumber } from '../time/day.ts';
import { monthsTouched, type YearWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelSelection } from '../types.ts';

/** Does the wheel show any day of the activity? */
export function isShown(window: YearWindow, activity: WheelActivity): boolean {
  return monthsTouched(window, dayNumber(activity.startDate), dayNumber(activity.endDate)).length > 0;
}

/** What the selection leaves: activities with a day in a chosen month of their ring. Nothing chosen leaves all that are shown. */
export function chosenActivities(
  window: YearWindow,
  activities: readonly WheelActivity[],
  selection: WheelSelection,
): WheelActivity[] {
  if (isSelectionEmpty(selection)) return activities.filter((activity) => isShown(window, activity));
  return activities.filter((activity) =>
    monthsTouched(window, dayNumber(activity.startDate), dayNumber(activity.endDate)).some(({ month }) =>
      isPieSelected(selection, month - 1, activity.ringId),
    ),
  );
}
