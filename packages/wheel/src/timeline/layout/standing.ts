import { placeInLanes } from '../../geometry/lanes.ts';
import type { WheelActivity } from '../../types.ts';
import type { DayRange, ScaleWeek } from './days.ts';
import { type DatedItem, datedItem } from './item.ts';

/** What a day of a standing week says of an activity: its one day, its first one, or its deadline. */
export type StandingEntry = { activity: WheelActivity; item: DatedItem; on: 'day' | 'start' | 'deadline' };

/** The days of a longer activity within a week, in a column beside the days. */
export type StandingBar = { item: DatedItem; column: number };

/** A week of a timeline that stands on end: time runs downwards, colours are the lanes. */
export type StandingWeek = {
  week: ScaleWeek;
  /** Longer activities that began before the week and do not end in it. */
  ongoing: readonly WheelActivity[];
  /** The days shown, each with what begins or ends on it, by ring and then by title. */
  days: readonly { day: number; entries: readonly StandingEntry[] }[];
  bars: readonly StandingBar[];
  columns: number;
};

/** Returns what a week shows. `order` says the place of each ring, by its id; activities of other rings are left out. */
export function standingWeek(
  week: ScaleWeek,
  activities: readonly WheelActivity[],
  order: ReadonlyMap<string, number>,
): StandingWeek {
  const shown: DayRange = { from: week.from, to: week.to };
  const byRing = (one: WheelActivity, other: WheelActivity) =>
    order.get(one.ringId)! - order.get(other.ringId)! || one.title.localeCompare(other.title);
  const items = activities
    .filter(({ ringId }) => order.has(ringId))
    .flatMap((activity) => datedItem(activity, shown) ?? [])
    .sort((one, other) => byRing(one.activity, other.activity));
  const days = Array.from({ length: shown.to - shown.from + 1 }, (_, index) => {
    const day = shown.from + index;
    return { day, entries: items.flatMap((item) => entryOn(item, day) ?? []) };
  });
  const long = items.filter(({ isPoint }) => !isPoint);
  const spans = long.map(({ from, to }) => ({ start: from, end: to + 1 }));
  const { places } = placeInLanes(spans, long.length);
  return {
    week,
    ongoing: long.filter((item) => item.isCutAtStart && item.isCutAtEnd).map(({ activity }) => activity),
    days,
    bars: long.map((item, index) => ({ item, column: places[index]! })),
    columns: long.length === 0 ? 0 : Math.max(...places) + 1,
  };
}

function entryOn(item: DatedItem, day: number): StandingEntry | undefined {
  const { activity, isPoint, from, to, isCutAtStart, isCutAtEnd } = item;
  if (isPoint) return from === day ? { activity, item, on: 'day' } : undefined;
  if (to === day && !isCutAtEnd) return { activity, item, on: 'deadline' };
  return from === day && !isCutAtStart ? { activity, item, on: 'start' } : undefined;
}
