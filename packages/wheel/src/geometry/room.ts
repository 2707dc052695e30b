import { MONTH_STEP } from './angle.ts';
import type { Placed } from './placed.ts';
import { degreesOf } from './polar.ts';

/** A piece of a ring: radii in pixels, drawing angles in degrees. */
export type Box = { inner: number; outer: number; from: number; to: number };

/** What is free in a ring. */
export type Room = {
  isFree: (box: Box) => boolean;
  occupy: (box: Box) => void;
};

/** Kept free around marks and bands, in pixels along their circle. */
const AROUND = 3;

/** Returns the room of a ring, all free. */
export function createRoom(): Room {
  const byMonth: Box[][] = Array.from({ length: 12 }, () => []);
  const first = ({ from }: Box) => Math.max(0, Math.floor(from / MONTH_STEP));
  const last = ({ to }: Box) => Math.min(11, Math.floor(to / MONTH_STEP));
  return {
    isFree: (box) => {
      for (let month = first(box); month <= last(box); month += 1)
        for (const other of byMonth[month]!) if (meet(box, other)) return false;
      return true;
    },
    occupy: (box) => {
      for (let month = first(box); month <= last(box); month += 1) byMonth[month]!.push(box);
    },
  };
}

/** Returns what an activity takes: its band, and its shape, with so many pixels around them along their circle. */
export function boxesOf({ radius, form, from, to, isBand, shape }: Placed, pixels = AROUND): Box[] {
  const around = degreesOf(pixels, radius);
  const boxes: Box[] = [];
  const thick = (half: number, start: number, end: number) =>
    boxes.push({ inner: radius - half, outer: radius + half, from: start - around, to: end + around });
  if (isBand) thick(form.height / 2, from, to);
  if (shape !== undefined) {
    const half = degreesOf(form.size / 2, radius);
    thick(form.size / 2, shape - half, shape + half);
  }
  return boxes;
}

/** Whether two boxes share room. */
export const meet = (one: Box, other: Box) =>
  one.from < other.to && other.from < one.to && one.inner < other.outer && other.inner < one.outer;
