import type { Extent, Form } from './form.ts';
import type { WheelLabel } from './label.ts';
import type { Stretch } from './stretch.ts';

/** A stretch with its place: `radius` is the middle of its lane. */
export type Placed = Stretch & Extent & { radius: number; form: Form };

/** A ring with all that lies in it. */
export type PlacedRing = {
  items: Placed[];
  labels: WheelLabel[];
};

/** Between two that follow each other in a lane. Pixels. */
export const AIR = 1.5;
