import type { WheelDirection } from '../types.ts';
import { degreesOf, type Point, polarOf } from './polar.ts';

/**
 * Where a title is set: in its band or on its line, along the radius near its own day, behind its mark, or along a circle beside its mark or its band, wherever
 * there is room.
 */
export type TitleWay = 'inside' | 'radial' | 'behind' | 'along';

/**
 * One line of a title with its place. `start` and `end` are the drawing angles, `inner` and `outer` the radii (pixels) that it takes; a radial line is
 * as wide everywhere, and its angles are those at its inner end, where it takes most.
 */
export type WheelLabel = {
  activityId: string;
  ring: number;
  firstSlot: number;
  lastSlot: number;
  isDone: boolean;
  /** One line of the title; cut with … if the whole title has no room. */
  text: string;
  /** Which line of the title it is, 0 first. */
  line: number;
  way: TitleWay;
  start: number;
  end: number;
  inner: number;
  outer: number;
  /** Degrees clockwise from twelve o'clock, of the end from which it is set. */
  angle: number;
  /** From the centre to the baseline of the letters (`inside`, `behind`), or to the end from which it is set (`radial`). */
  radius: number;
  /** Whether it runs against the clock, or toward the centre, so that it is not upside down. */
  isTurned: boolean;
  anchor: 'start' | 'end';
  /** How far a radial line is beside its radius, downwards as it is read, in pixels; 0 for others. */
  across: number;
  /** Whether it stands on its own line, which is interrupted behind it. */
  isOnLine?: boolean;
  /** The path of a fine line from its mark to the title, if these are apart. */
  tick?: string;
};

/** Returns the arc that a title takes at a radius between its inner and its outer one: a line along the radius takes fewer degrees further out. */
function arcAt({ way, start, end, inner, across, isTurned }: WheelLabel, radius: number, direction: WheelDirection) {
  if (way !== 'radial') return { start, end };
  const side = isTurned === (direction === 'right') ? -across : across;
  const middle = (start + end) / 2 - degreesOf(side, inner) + degreesOf(side, radius);
  const half = ((end - start) / 2) * (inner / radius);
  return { start: middle - half, end: middle + half };
}

/** Whether a place is on a title, or so near that what is drawn there would touch its letters. @param air what is kept free around them, in pixels */
export function isAcross(label: WheelLabel, radius: number, angle: number, direction: WheelDirection, air = 0) {
  if (radius < label.inner - air || radius > label.outer + air) return false;
  const { start, end } = arcAt(label, radius, direction);
  const turn = angle - (start + end) / 2;
  return Math.abs(turn - 360 * Math.round(turn / 360)) <= (end - start) / 2 + degreesOf(air, radius);
}

/** Whether a point is on one of some titles, or so near that what is drawn there would touch its letters. @param air what is kept free, in pixels */
export function meetsTitle(at: Point, labels: readonly WheelLabel[], direction: WheelDirection, air: number): boolean {
  const { radius, angle } = polarOf(at, direction);
  return labels.some((label) => isAcross(label, radius, angle, direction, air));
}
