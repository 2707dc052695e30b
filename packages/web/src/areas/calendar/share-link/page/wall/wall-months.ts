import { byDeadline } from '@samspel/domain/calendar/activity-months';
import { addDays, addMonths, type Day, dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import type { WheelActivity, WheelRing } from '@samspel/wheel';
import type { SharedContents } from '../shared-contents.ts';

/** An activity as the wall lists it. */
export interface WallActivity extends WheelActivity {
  ring: WheelRing | undefined;
  /** The place of its ring, which the ring's shape goes by. */
  ringIndex: number;
}

/** A month on the wall, and what is ahead in it. */
export interface WallMonth {
  year: number;
  /** 1–12. */
  month: number;
  activities: WallActivity[];
}

/** The first day of the month after the one of `today`. */
export const nextMonth = (today: Day): Day => addMonths(dayOf(yearOf(today), monthOf(today), 1), 1);

/**
 * Returns what is ahead (product/sharing#the-wall): of this month what is not over yet, of the next what begins in it, so that nothing stands twice; each
 * in the order of deadlines. @param now the year that has today @param following the year that has the next month; undefined if it has not been read
 */
export function wallMonths(
  now: SharedContents,
  following: SharedContents | undefined,
  today: Day,
): readonly [WallMonth, WallMonth] {
  const next = nextMonth(today);
  const last = addDays(addMonths(next, 1), -1);
  return [
    monthOfWall(now, today, (activity) => activity.startDate < next && activity.endDate >= today),
    monthOfWall(following, next, ({ startDate }) => startDate >= next && startDate <= last),
  ];
}

function monthOfWall(
  contents: SharedContents | undefined,
  day: Day,
  belongs: (activity: WheelActivity) => boolean,
): WallMonth {
  const activities = (contents?.activities ?? []).filter(belongs).toSorted(byDeadline);
  const withRing = (activity: WheelActivity): WallActivity => {
    const ringIndex = Number(activity.ringId);
    return { ...activity, ringIndex, ring: contents!.rings[ringIndex] };
  };
  return { year: yearOf(day), month: monthOf(day), activities: activities.map(withRing) };
}
