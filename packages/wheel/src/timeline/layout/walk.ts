import type { TimelineItem } from './item.ts';
import type { TimelineLayout } from './lane.ts';

/** Where the arrow keys go. */
export type WalkStep = 'previous' | 'next' | 'up' | 'down' | 'first' | 'last';

/**
 * Returns the id of the activity that a key leads to from another one: in the same lane by first day, or in the next lane above or below that has any, the
 * one whose deadline is nearest. Folded lanes are passed over. Returns the same id if there is none, and undefined if the timeline is empty.
 */
export function walk(layout: TimelineLayout, id: string | undefined, step: WalkStep): string | undefined {
  const lanes = layout.lanes.filter(({ isFolded }) => !isFolded);
  const at = lanes.findIndex(({ items }) => items.some(({ activity }) => activity.id === id));
  const lane = lanes[at];
  if (!lane) return lanes.flatMap(({ items }) => items)[0]?.activity.id;
  const place = lane.items.findIndex(({ activity }) => activity.id === id);
  if (step === 'up' || step === 'down') {
    const others = step === 'up' ? lanes.slice(0, at).toReversed() : lanes.slice(at + 1);
    const next = others.find(({ items }) => items.length > 0);
    return next ? nearest(next.items, lane.items[place]!.to).activity.id : id;
  }
  const to = { previous: place - 1, next: place + 1, first: 0, last: lane.items.length - 1 }[step];
  return (lane.items[to] ?? lane.items[place]!).activity.id;
}

function nearest(items: readonly TimelineItem[], day: number): TimelineItem {
  return items.reduce((best, item) => (Math.abs(item.to - day) < Math.abs(best.to - day) ? item : best));
}
