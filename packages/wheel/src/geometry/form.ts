import { degreesOf } from './polar.ts';
import type { Stretch } from './stretch.ts';

/** How much larger shapes and thin bands are drawn than their form says, in pixels: open ones are heavier, done ones have an outline. */
export const OUTLINE = 0.8;

/** How an activity is drawn. Pixels. */
export type Form = {
  /** Thickness of its band. */
  height: number;
  /** Width of the shape on its last day. */
  size: number;
  /** Whether the band is high enough for a title in it; its shape is then inside the band. */
  isTall: boolean;
};

/** The size of all titles: 12 pixels, the smallest at which turned text is easy to read. */
export const LETTERS = 12;
/** Space between a shape or an end and a title. */
export const TITLE_GAP = 5;
/** The part of the font size by which letters are shifted to be centred on their lane. */
export const RISE = 0.36;

/** A band with its title in it. */
export const TALL: Form = { height: 16, size: 8.6, isTall: true };
/** A shape with its title beside it, and a thin band before it if the activity is long. */
export const SHAPE: Form = { height: 4, size: 8.6, isTall: false };
/** A mark between lanes, without a title. */
export const SLIM: Form = { height: 3.2, size: 6.4, isTall: false };

/** Returns shapes and thin bands of any size, for a ring without titles. */
export function bareForm(size: number): Form {
  return { height: size * 0.5, size, isTall: false };
}

export type Extent = {
  /** The drawing angles that the mark takes. */
  from: number;
  to: number;
  /** Whether it is long enough to be drawn as a band. */
  isBand: boolean;
  /** The angle of its shape; undefined if the deadline is not on the wheel. */
  shape: number | undefined;
};

/** The measures of a form along a circle, in degrees. */
export type Gauge = {
  /** The least length of a band; a shorter stretch is only the shape on its last day. */
  leastBand: number;
  halfShape: number;
  /** From the evening that a band ends on back to its shape; undefined for shapes at noon of the last day, half beyond the band. */
  inset: number | undefined;
};

export function gaugeOf({ height, size, isTall }: Form, radius: number): Gauge {
  return {
    leastBand: degreesOf(isTall ? height * 1.6 : size * 1.5, radius),
    halfShape: degreesOf(size * 0.62, radius),
    inset: isTall ? degreesOf(height / 2, radius) : undefined,
  };
}

/** Returns what a stretch takes along its lane: a band from morning to evening, or only the shape on its last day. */
export function extentOf({ start, end, deadline }: Stretch, { leastBand, halfShape, inset }: Gauge): Extent {
  if (deadline === undefined) return { from: start, to: end, isBand: true, shape: undefined };
  if (end - start <= leastBand) {
    return { from: deadline - halfShape, to: deadline + halfShape, isBand: false, shape: deadline };
  }
  if (inset === undefined) return { from: start, to: deadline + halfShape, isBand: true, shape: deadline };
  return { from: start, to: end, isBand: true, shape: end - inset };
}
