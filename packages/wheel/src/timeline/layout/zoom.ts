import { type DayRange, daysIn } from './days.ts';

/** The named steps of the zoom, from far to near. */
export const ZOOM_LEVELS = ['year', 'quarter', 'month', 'week'] as const;
export type ZoomLevel = (typeof ZOOM_LEVELS)[number];

/** How many days fill the width at each step. */
const DAYS: Record<ZoomLevel, number> = { year: 366, quarter: 92, month: 31, week: 7 };

/** What of a timeline is in sight: how wide a day is (pixels), and how far the left edge is from its first morning (pixels). */
export type TimelineView = { dayWidth: number; left: number };

/** Where the zoom happens: the days there are, and the width in which they are seen (pixels). */
export type ZoomFrame = { range: DayRange; width: number };

/** Returns the width of a day at which a step fills the width. */
export const widthAt = (level: ZoomLevel, width: number): number => Math.max(1, width) / DAYS[level];

/** Returns the least and the greatest width of a day: all days fill the width, and one week does. */
export function widthLimits({ range, width }: ZoomFrame): { least: number; greatest: number } {
  const least = Math.max(1, width) / daysIn(range);
  return { least, greatest: Math.max(least, widthAt('week', width)) };
}

/** Returns a view that stays within the days and the limits. */
export function within(view: TimelineView, frame: ZoomFrame): TimelineView {
  const { least, greatest } = widthLimits(frame);
  const dayWidth = Math.min(greatest, Math.max(least, view.dayWidth));
  const furthest = Math.max(0, daysIn(frame.range) * dayWidth - frame.width);
  return { dayWidth, left: Math.min(furthest, Math.max(0, view.left)) };
}

/**
 * Returns the view after a zoom to another width of a day. The day (with its hour) at `anchor`, in pixels from the left edge, stays where it is as long
 * as that leaves no empty place before the first day or after the last.
 */
export function zoomTo(view: TimelineView, dayWidth: number, anchor: number, frame: ZoomFrame): TimelineView {
  const { least, greatest } = widthLimits(frame);
  const next = Math.min(greatest, Math.max(least, dayWidth));
  const day = (view.left + anchor) / view.dayWidth;
  return within({ dayWidth: next, left: day * next - anchor }, frame);
}

/** Returns the named step that is nearest to what is in sight. */
export function levelOf(dayWidth: number, width: number): ZoomLevel {
  const far = (level: ZoomLevel) => Math.abs(Math.log(dayWidth / widthAt(level, width)));
  return ZOOM_LEVELS.reduce((best, level) => (far(level) < far(best) ? level : best));
}

/**
 * Returns the width of a day for which rows are laid out at a zoom: the next lower of a few, two to each doubling. What has room there has room at every
 * greater width, so that rows stay while one zooms, and change seldom.
 */
export const layoutWidth = (dayWidth: number): number => 2 ** (Math.floor(Math.log2(dayWidth) * 2 + 1e-9) / 2);
