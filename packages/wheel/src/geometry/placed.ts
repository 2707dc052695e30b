import type { Extent, Form } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Stretch } from './stretch.ts';

/** A stretch with its place: `radius` is the middle of its lane. */
export type Placed = Stretch & Extent & { radius: number; form: Form };

/** A ring with everything in it. */
export type PlacedRing = {
  items: Placed[];
  labels: WheelLabel[];
};

/** The gap between two neighbours in a lane, in pixels. */
export const AIR = 1.5;
