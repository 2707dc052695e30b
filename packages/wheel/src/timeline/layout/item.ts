import { stateOf } from '../../geometry/stretch.ts';
import { textWidth } from '../../geometry/text-width.ts';
import { dayNumber } from '../../time/day.ts';
import type { ActivityState, WheelActivity } from '../../types.ts';
import { type DayRange, meeting } from './days.ts';
import type { TimelineMeasures } from './measures.ts';
import type { Reach } from './rows.ts';

/** Where a title is: in its bar, after its mark or bar, before it (at the end of the days shown), or nowhere. */
export type TitleSide = 'inside' | 'after' | 'before' | 'none';

/** An activity before it has a place. `from` and `to` are cut to the days shown. */
export type DatedItem = DayRange & {
  activity: WheelActivity;
  state: ActivityState;
  /** Whether it is one day, and so drawn as a mark on that day; else it is a bar. */
  isPoint: boolean;
  isCutAtStart: boolean;
  /** If so, its deadline is out of sight. */
  isCutAtEnd: boolean;
};

/** An activity with its place in its lane. */
export type TimelineItem = DatedItem & {
  /** Which row of its lane, from the top. */
  row: number;
  titleSide: TitleSide;
  /** How much the title takes, beside the mark or bar; 0 inside and nowhere. */
  titleWidth: number;
};

/** Returns the part of an activity within the days shown, or undefined if there is none. */
export function datedItem(activity: WheelActivity, range: DayRange): DatedItem | undefined {
  const from = dayNumber(activity.startDate);
  const to = dayNumber(activity.endDate);
  const met = meeting(range, { from, to });
  if (!met) return undefined;
  return {
    ...met,
    activity,
    state: stateOf(activity),
    isPoint: from === to,
    isCutAtStart: from < met.from,
    isCutAtEnd: to > met.to,
  };
}

/** How wide marks and short bars are at least: drawn, and as what can be pressed. */
export type LeastWidths = Pick<TimelineMeasures, 'mark' | 'target'>;

/**
 * Returns where the bar or the mark of an item is, from the first morning shown, at a width of a day, with the room around it that can be pressed.
 */
export function reachOf(
  { from, to, isPoint }: DatedItem,
  range: DayRange,
  dayWidth: number,
  least: LeastWidths,
): Reach {
  const width = Math.max(least.mark, least.target ?? 0);
  if (isPoint) {
    const centre = (from - range.from + 0.5) * dayWidth;
    return { start: centre - width / 2, end: centre + width / 2 };
  }
  const start = (from - range.from) * dayWidth;
  return { start, end: Math.max(start + width, (to + 1 - range.from) * dayWidth) };
}

/** How a title would be set: on which side, and how much room it takes there. */
export type Titled = Pick<TimelineItem, 'titleSide' | 'titleWidth'>;

/** Returns how the title of an item is set if it has room; `length` is where the days shown end. */
export function titledAt(item: DatedItem, reach: Reach, length: number, measures: TimelineMeasures): Titled {
  const { title, gap, longestTitle, enoughInside } = measures;
  const whole = textWidth(item.activity.title, title);
  const room = reach.end - reach.start - 2 * gap;
  if (!item.isPoint && (room >= whole || room >= enoughInside)) return { titleSide: 'inside', titleWidth: 0 };
  const titleWidth = Math.min(longestTitle, Math.ceil(whole));
  const fits = reach.end + gap + titleWidth <= length;
  const fitsBefore = reach.start - gap - titleWidth >= 0;
  return { titleSide: !fits && fitsBefore ? 'before' : 'after', titleWidth };
}

/** Returns all that an item takes in its row, its title and the gap after it included. */
export function wholeReach(reach: Reach, { titleSide, titleWidth }: Titled, gap: number): Reach {
  const beside = titleWidth + gap;
  return {
    start: titleSide === 'before' ? reach.start - beside : reach.start,
    end: (titleSide === 'after' ? reach.end + beside : reach.end) + gap,
  };
}
