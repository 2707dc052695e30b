import type { WheelLayout } from '../geometry/layout.ts';
import type { WheelActivity, WheelCounts } from '../types.ts';

/** The counts of each month, and of each ring in it. */
export type WheelContents = {
  /** By slot. */
  months: WheelCounts[];
  /** By ring, then by slot. */
  rings: WheelCounts[][];
};

type Placed = Pick<WheelLayout, 'window' | 'placed'>;

const none = (): WheelCounts => ({ total: 0, done: 0, overdue: 0 });

/** Counts everything in one pass. An activity counts in every month that it touches. */
export function contentsOf({ window, placed }: Placed): WheelContents {
  const months = window.months.map(none);
  const rings = placed.map(({ items }) => {
    const ring = window.months.map(none);
    for (const { activity, firstSlot, lastSlot } of items) {
      for (let slot = firstSlot; slot <= lastSlot; slot += 1) {
        add(months[slot]!, activity);
        add(ring[slot]!, activity);
      }
    }
    return ring;
  });
  return { months, rings };
}

function add(counts: WheelCounts, { isDone, isOverdue }: WheelActivity): void {
  counts.total += 1;
  if (isDone) counts.done += 1;
  else if (isOverdue) counts.overdue += 1;
}

/** Returns the activities in a month, or in one ring of it, by first day and then deadline. */
export function activitiesIn({ placed }: Placed, slot: number, ring: number): WheelActivity[] {
  const rings = ring < 0 ? placed : placed.slice(ring, ring + 1);
  const items = rings.flatMap((one) => one.items.filter((item) => item.firstSlot <= slot && item.lastSlot >= slot));
  return items
    .map(({ activity }) => activity)
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate));
}
