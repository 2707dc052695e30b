import type { WheelRing } from '../../types.ts';
import type { DayRange } from './days.ts';
import type { TimelineItem } from './item.ts';
import type { TimelineMeasures } from './measures.ts';

/** The items of a row by first day, and for each how far it and all before it reach: days from the first morning shown, titles included. */
export type RowIndex = {
  items: readonly TimelineItem[];
  starts: Float64Array;
  furthest: Float64Array;
};

/** A ring as a lane. */
export type TimelineLane = {
  ring: WheelRing;
  /** The place of the ring among the rings. */
  index: number;
  isFolded: boolean;
  /** From the top of the first lane. */
  top: number;
  height: number;
  rows: number;
  /** By first day; in each row from left to right. */
  items: readonly TimelineItem[];
  /** The items of each row, for the part in sight. */
  byRow: readonly RowIndex[];
};

export type TimelineLayout = {
  range: DayRange;
  dayWidth: number;
  measures: TimelineMeasures;
  lanes: readonly TimelineLane[];
  height: number;
};
