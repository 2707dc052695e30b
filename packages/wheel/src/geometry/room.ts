import type { Dial } from './dial.ts';
import type { Placed } from './placed.ts';
import { degreesOf } from './polar.ts';

/** A piece of a ring: radii in pixels, drawing angles in degrees. */
export type Box = { inner: number; outer: number; from: number; to: number };

/** What is free in a ring. */
export type Room = {
  isFree: (box: Box) => boolean;
  occupy: (box: Box) => void;
};

/** So many parts of the circle are searched apart. */
const PARTS = 24;
/** Kept free around marks and bands, in pixels along their circle. */
const AROUND = 3;

/** Returns the room of a ring, all free. */
export function createRoom({ start }: Dial): Room {
  const parts: Box[][] = Array.from({ length: PARTS }, () => []);
  const partAt = (angle: number) => Math.min(PARTS - 1, Math.max(0, Math.floor(((angle - start) / 360) * PARTS)));
  const first = ({ from }: Box) => partAt(from);
  const last = ({ to }: Box) => partAt(to);
  return {
    isFree: (box) => {
      for (let part = first(box); part <= last(box); part += 1)
        for (const other of parts[part]!) if (meet(box, other)) return false;
      return true;
    },
    occupy: (box) => {
      for (let part = first(box); part <= last(box); part += 1) parts[part]!.push(box);
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
