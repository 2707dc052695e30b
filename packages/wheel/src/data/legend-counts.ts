import { MOST_DOTS } from '../geometry/marks.ts';
import type { WheelActivity } from '../types.ts';

/** How many activities of a ring are open, and how many are done. */
export type LegendCounts = { open: number; done: number };

/** Returns the counts of each ring, and whether in some month too many are late for each to have a dot. */
export function legendCounts(activities: readonly WheelActivity[]) {
  const rings = new Map<string, LegendCounts>();
  const late = new Map<string, number>();
  for (const { ringId, isDone, isOverdue, endDate } of activities) {
    const counts = rings.get(ringId) ?? { open: 0, done: 0 };
    rings.set(ringId, counts);
    counts[isDone ? 'done' : 'open'] += 1;
    const month = endDate.slice(0, 7);
    if (isOverdue && !isDone) late.set(month, (late.get(month) ?? 0) + 1);
  }
  return {
    get: (id: string) => rings.get(id),
    isManyLate: [...late.values()].some((count) => count > MOST_DOTS),
  };
}
