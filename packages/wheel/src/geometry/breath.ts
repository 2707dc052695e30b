import type { Dial } from './dial.ts';
import { LETTERS, TITLE_GAP } from './form.ts';
import { lanesNeeded } from './lanes.ts';
import { degreesOf } from './polar.ts';
import type { Band } from './radii.ts';
import type { Stretch } from './stretch.ts';
import { textWidth } from './text-width.ts';

/** What one title takes of a ring's depth, with its line, and what a ring keeps free at its edges, in pixels. */
const [LANE, EDGES] = [15, 10];
/** What a ring wants without anything in the month, in pixels. */
const NOTHING = 14;
/** A shape before its title, in pixels. */
const SHAPE = 10;
/** More lanes than these add nothing to what a ring asks for: it would take all from the others. */
const MOST_LANES = 12;

/**
 * Returns, by ring, how deep each wants to be so that the titles of the opened month have room below each other, in pixels. At rest rings are equally
 * deep, so that years can be compared by eye; an opened month lets them breathe.
 */
export function depthsWanted(byRing: readonly (readonly Stretch[])[], { inner, outer }: Band, dial: Dial): number[] {
  const slot = dial.open!;
  const { start, end } = dial.sectorOf(slot);
  const radius = (inner + outer) / 2;
  return byRing.map((stretches) => {
    const own = stretches.filter(({ firstSlot, lastSlot }) => firstSlot <= slot && lastSlot >= slot);
    const spans = own.map((stretch) => {
      const letters = degreesOf(textWidth(stretch.activity.title, LETTERS) + 2 * TITLE_GAP + SHAPE, radius);
      const from = Math.max(start, Math.min(stretch.start, end - letters));
      return { from, to: Math.max(from + Math.min(letters, end - start), Math.min(stretch.end, end)) };
    });
    const lanes = lanesNeeded(
      Float64Array.from(spans, ({ from }) => from),
      Float64Array.from(spans, ({ to }) => to),
    );
    return own.length === 0 ? NOTHING : Math.min(MOST_LANES, lanes) * LANE + EDGES;
  });
}
