import { degreesOf } from './polar.ts';
import type { Stretch } from './stretch.ts';

/** How an activity is drawn. Pixels. */
export type Form = {
  /** Thickness of its band. */
  height: number;
  /** Width of the shape on its last day. */
  size: number;
  /** High enough that a title stands in the band; its shape then lies within it. */
  isTall: boolean;
};

/** Titles have one size: 12 pixels, the smallest that turned text is read in with ease. */
export const LETTERS = 12;
/** Space between a shape or an end and a title. */
export const TITLE_GAP = 5;
/** Letters are centred on their lane by this part of the font size. */
export const RISE = 0.36;

/** A band that holds its title. */
export const TALL: Form = { height: 16, size: 8.6, isTall: true };
/** A shape that has its title beside it, with a thin band before it where the activity is long. */
export const SHAPE: Form = { height: 4, size: 8.6, isTall: false };
/** What stands between lanes, without a title. */
export const SLIM: Form = { height: 3.2, size: 6.4, isTall: false };

/** Shapes and thin bands of any size, for a ring without titles. */
export function bareForm(size: number): Form {
  return { height: size * 0.5, size, isTall: false };
}

export type Extent = {
  /** Drawing angles that the drawn thing takes. */
  from: number;
  to: number;
  /** Long enough to be drawn as a band. */
  isBand: boolean;
  /** Where its shape stands. Undefined if the deadline is not on the wheel. */
  shape: number | undefined;
};

/** What a form measures along a circle, in degrees. */
export type Gauge = {
  /** From this length on a stretch is a band, below it is just the shape on its last day. */
  leastBand: number;
  halfShape: number;
  /** From the evening that a band ends on back to its shape; undefined where shapes stand at noon of the last day, half beyond the band. */
  inset: number | undefined;
};

export function gaugeOf({ height, size, isTall }: Form, radius: number): Gauge {
  return {
    leastBand: degreesOf(isTall ? height * 1.6 : size * 1.5, radius),
    halfShape: degreesOf(size * 0.62, radius),
    inset: isTall ? degreesOf(height / 2, radius) : undefined,
  };
}

/** What a stretch takes along its lane: a band from morning to evening, or just the shape on its last day. */
export function extentOf({ start, end, deadline }: Stretch, { leastBand, halfShape, inset }: Gauge): Extent {
  if (deadline === undefined) return { from: start, to: end, isBand: true, shape: undefined };
  if (end - start <= leastBand) {
    return { from: deadline - halfShape, to: deadline + halfShape, isBand: false, shape: deadline };
  }
  if (inset === undefined) return { from: start, to: deadline + halfShape, isBand: true, shape: deadline };
  return { from: start, to: end, isBand: true, shape: end - inset };
}
