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
/** The share of the room that rings take: a little more if a month is opened. One ring takes as much as two together, so it is twice as deep. */
const RINGS_SHARE = { rest: 0.73, opened: 0.79 };
/** The gap between two rings; less where rings are thin. */
const GAP = 2.5;
const THINNEST = 0.5;
/** What a ring without anything in the year takes: a thin line, and its gap. */
const LINE = 6.5;
/** The most of the room that such rings take together, unless there are no others. */
const LINES_SHARE = 0.3;

/** @param isOpened whether a month is opened, for whose titles the rings reach further in */
export function frameRadii(diameter: number, isOpened = false): FrameRadii {
  const edge = diameter / 2;
  const isSmall = diameter < SMALL;
  const month = isSmall ? 11.5 : Math.min(16, 12 + (diameter - SMALL) / 110);
  const names = { outer: edge - 3, inner: edge - 3 - month * (isSmall ? 1.7 : 1.85) };
  const ticks = { outer: names.inner - 2, inner: names.inner - (isSmall ? 6 : 16) };
  const outermost = ticks.inner - (isSmall ? 2 : 3);
  const innermost = Math.max(LEAST_CENTRE, outermost * (1 - (isOpened ? RINGS_SHARE.opened : RINGS_SHARE.rest)));
  return { edge, names, ticks, room: { inner: innermost, outer: outermost }, fontSize: { month, week: 11 } };
}

/**
 * Returns the bands of rings, from the outside in: those without anything in the year are thin lines, and the others are equally deep. The depths depend only on how many there are of both, so that years and wheels can be compared by eye.
 * @param lines by ring, whether it is a line
 * @param wanted by ring, how deep it wants to be, in pixels; equally deep if left out
 */
export function ringBands(lines: readonly boolean[], { inner, outer }: Band, wanted?: readonly number[]): Band[] {
  const thin = lines.filter(Boolean).length;
  const share = wanted ? RINGS_SHARE.opened : RINGS_SHARE.rest;
  const room = Math.min(outer - inner, outer * share);
  const line = thin && Math.min(LINE, (room * LINES_SHARE) / thin, room / lines.length);
  const depths = sharedDepths(lines, room - thin * line, wanted);
  let edge = outer;
  return lines.map((isLine, index) => {
    const ring = isLine ? line : depths[index]!;
    const band = { outer: edge, inner: edge - ring + Math.min(GAP, ring * THINNEST) };
    edge -= ring;
    return band;
  });
}

/** What a ring gets first while others breathe, in pixels: enough for one title. */
const FIRST = 26;

/** Returns how deep each ring is that is no line: equally, or as deep as it wants. If all want more than there is, what goes beyond one title shrinks. */
function sharedDepths(lines: readonly boolean[], room: number, wanted: readonly number[] | undefined): number[] {
  const count = Math.max(1, lines.filter((isLine) => !isLine).length);
  const equal = lines.map(() => room / count);
  if (!wanted) return equal;
  const sum = (depths: readonly number[]) =>
    depths.reduce((total, depth, ring) => total + (lines[ring] ? 0 : depth), 0);
  const first = wanted.map((depth) => Math.min(depth, FIRST));
  const spare = room - sum(wanted);
  if (spare >= 0) return wanted.map((depth) => depth + spare / count);
  const left = room - sum(first);
  if (left < 0) return equal;
  const share = left / (sum(wanted) - sum(first));
  return wanted.map((depth, ring) => first[ring]! + (depth - first[ring]!) * share);
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
