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
/** The gap between two rings; less where rings are thin. */
const GAP = 2.5;
const THINNEST = 0.5;
/** What a ring without anything in the year takes: a thin line, and its gap. */
const LINE = 6.5;
/** The most of the room that such rings take together, unless there are no others. */
const LINES_SHARE = 0.3;

export function frameRadii(diameter: number): FrameRadii {
  const edge = diameter / 2;
  const isSmall = diameter < SMALL;
  const month = isSmall ? 11.5 : Math.min(16, 12 + (diameter - SMALL) / 110);
  const names = { outer: edge - 3, inner: edge - 3 - month * (isSmall ? 1.7 : 1.85) };
  const ticks = { outer: names.inner - 2, inner: names.inner - (isSmall ? 6 : 16) };
  const outermost = ticks.inner - (isSmall ? 2 : 3);
  const innermost = Math.max(LEAST_CENTRE, outermost * (1 - RINGS_SHARE.many));
  return { edge, names, ticks, room: { inner: innermost, outer: outermost }, fontSize: { month, week: 11 } };
}

/**
 * Returns the bands of rings, from the outside in: those without anything in the year are thin lines, and the others are equally deep. The depths depend only on how many there are of both, so that years and wheels can be compared by eye.
 * @param lines by ring, whether it is a line
 */
export function ringBands(lines: readonly boolean[], { inner, outer }: Band): Band[] {
  const thin = lines.filter(Boolean).length;
  const bands = lines.length - thin;
  const share = bands > FEW ? RINGS_SHARE.many : RINGS_SHARE.few;
  const room = Math.min(outer - inner, outer * share);
  const line = thin && Math.min(LINE, (room * LINES_SHARE) / thin, room / lines.length);
  const depth = (room - thin * line) / Math.max(1, bands);
  let edge = outer;
  return lines.map((isLine) => {
    const ring = isLine ? line : depth;
    const band = { outer: edge, inner: edge - ring + Math.min(GAP, ring * THINNEST) };
    edge -= ring;
    return band;
  });
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
