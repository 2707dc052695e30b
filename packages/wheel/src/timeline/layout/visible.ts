import type { DayRange } from './days.ts';
import { reachOf, type TimelineItem, wholeReach } from './item.ts';
import type { RowIndex, TimelineLane, TimelineLayout } from './lane.ts';
import type { TimelineMeasures } from './measures.ts';

type Frame = { range: DayRange; dayWidth: number; measures: TimelineMeasures };

/** Returns the rows of a lane, ready to be asked what lies between two days. */
export function indexOf(
  items: readonly TimelineItem[],
  rows: number,
  { range, dayWidth, measures }: Frame,
): RowIndex[] {
  const byRow: TimelineItem[][] = Array.from({ length: rows }, () => []);
  for (const item of items) byRow[item.row]!.push(item);
  return byRow.map((row) => {
    const reaches = new Map(
      row.map((item) => [item, wholeReach(reachOf(item, range, dayWidth, measures), item, measures.gap)]),
    );
    const sorted = row.toSorted((one, other) => reaches.get(one)!.start - reaches.get(other)!.start);
    const starts = new Float64Array(sorted.length);
    const furthest = new Float64Array(sorted.length);
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, item] of sorted.entries()) {
      const { start, end } = reaches.get(item)!;
      starts[index] = start / dayWidth;
      most = Math.max(most, end / dayWidth);
      furthest[index] = most;
    }
    return { items: sorted, starts, furthest };
  });
}

/** A part of a timeline: days from the first morning shown, and the distance from the top of the first lane. */
export type TimelinePart = { left: number; right: number; top: number; bottom: number };

/** A lane that is in sight, with its items that are. */
export type VisibleLane = { lane: TimelineLane; items: TimelineItem[] };

/**
 * Returns the lanes that touch a part, and of each the items that do. It reads only those and their neighbours, however many there are. At a greater width
 * of a day than that of the layout, items just outside may come along.
 */
export function visiblePart({ lanes, measures }: TimelineLayout, part: TimelinePart): VisibleLane[] {
  const shown: VisibleLane[] = [];
  const first = firstFrom(lanes.length, (index) => lanes[index]!.top + lanes[index]!.height >= part.top);
  for (let index = first; index < lanes.length && lanes[index]!.top <= part.bottom; index += 1) {
    const lane = lanes[index]!;
    const rowsTop = lane.top + (lane.isFolded ? 0 : measures.padding);
    const row = lane.isFolded ? lane.height : measures.row;
    const [from, to] = [Math.floor((part.top - rowsTop) / row), Math.floor((part.bottom - rowsTop) / row)];
    const items: TimelineItem[] = [];
    for (let at = Math.max(0, from); at <= Math.min(lane.byRow.length - 1, to); at += 1) {
      collect(lane.byRow[at]!, part, items);
    }
    shown.push({ lane, items });
  }
  return shown;
}

function collect({ items, starts, furthest }: RowIndex, { left, right }: TimelinePart, into: TimelineItem[]): void {
  for (let at = firstFrom(items.length, (index) => furthest[index]! >= left); at < items.length; at += 1) {
    if (starts[at]! > right) return;
    into.push(items[at]!);
  }
}

/** Returns the first index from which on a condition holds, by halving; `length` if it never does. */
function firstFrom(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
