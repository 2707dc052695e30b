import type { WheelPart } from '../types.ts';

/** A band between two circles, in CSS pixels at the wheel's own size. */
export type Band = { inner: number; outer: number };

/** The radii that do not depend on the wheel's contents. */
export type FrameRadii = {
  /** Half of the drawing. */
  edge: number;
  /** Month names. */
  names: Band;
  /** Week ticks and their numbers. */
  ticks: Band;
  /** The room for rings. */
  room: Band;
  fontSize: { month: number; week: number };
};

export type WheelRadii = FrameRadii & {
  /** One band for each ring, from the outside in. */
  rings: readonly Band[];
  /** The thin ring of progress around the year. */
  progress: number;
};

/** Below this diameter the wheel is drawn for a phone. */
export const SMALL = 480;

const LEAST_CENTRE = 58;
/** The share of the room that rings take: a little more if there are many. One ring takes as much as two together, so it is twice as deep. */
const RINGS_SHARE = { few: 0.7, many: 0.73 };
const FEW = 6;
/** The gap between two rings. */
const GAP = 2.5;

export function frameRadii(diameter: number): FrameRadii {
  const edge = diameter / 2;
  const isSmall = diameter < SMALL;
  const month = isSmall ? 11.5 : Math.min(16, 12 + (diameter - SMALL) / 110);
  const names = { outer: edge - 3, inner: edge - 3 - month * (isSmall ? 1.7 : 1.85) };
  const ticks = { outer: names.inner - 2, inner: names.inner - (isSmall ? 6 : 14) };
  const outermost = ticks.inner - (isSmall ? 2 : 3);
  const innermost = Math.max(LEAST_CENTRE, outermost * (1 - RINGS_SHARE.many));
  return { edge, names, ticks, room: { inner: innermost, outer: outermost }, fontSize: { month, week: 8.5 } };
}

/** Returns the bands of `count` rings, from the outside in. They depend only on the number, so that years and wheels can be compared by eye. */
export function ringBands(count: number, { inner, outer }: Band): Band[] {
  const share = count > FEW ? RINGS_SHARE.many : RINGS_SHARE.few;
  const depth = Math.min(outer - inner, outer * share) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    outer: outer - index * depth,
    inner: outer - (index + 1) * depth + GAP,
  }));
}

/** How much larger a part is laid out than the whole, so that its letters are no smaller when it fills the frame. */
const LARGER = { quarter: 1.85, month: 2.5 };

const STEP = 40;
const [SMALLEST, LARGEST] = [240, 1440];

/** Returns the size to lay out in for a width: in steps, so that resizing a window does not cause a new layout at every pixel. */
export function diameterFor(width: number, part?: WheelPart): number {
  const whole = Math.min(LARGEST, Math.max(SMALLEST, Math.floor(width / STEP) * STEP));
  return part ? Math.floor((whole * LARGER[part.of]) / STEP) * STEP : whole;
}
