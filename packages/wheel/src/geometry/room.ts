import { screenAngle } from './angle.ts';
import type { Dial } from './dial.ts';
import { OUTLINE } from './form.ts';
import { reachOf } from './glyph.ts';
import type { Placed } from './placed.ts';
import { degreesOf } from './polar.ts';
import type { Sheet } from './title-place.ts';

/** A piece of a ring: radii in pixels, drawing angles in degrees. */
export type Box = { inner: number; outer: number; from: number; to: number };

/** What is free in a ring. */
type Room = {
  isFree: (box: Box) => boolean;
  occupy: (box: Box) => void;
};

/** So many parts of the circle are searched apart. */
const PARTS = 24;
/** Kept free around marks and bands for other marks, and for letters, in pixels along their circle. */
const [AROUND, BESIDE_LETTERS] = [3, 2];

function createRoom({ start }: Dial): Room {
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

/** Returns what an activity takes among other marks: its band, and its shape, with some pixels around them along their circle. */
function boxesOf({ radius, form, from, to, isBand, shape }: Placed): Box[] {
  const around = degreesOf(AROUND, radius);
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

/**
 * Returns what an activity takes from titles: its band and its shape as far as they are drawn, whatever its state. Marks may touch each other; letters
 * may not be touched. @param pixels kept free along their circle
 */
export function drawnBoxesOf(
  { radius, form, from, to, isBand, shape }: Placed,
  { glyph, direction }: Pick<Sheet, 'glyph' | 'direction'>,
  pixels = BESIDE_LETTERS,
): Box[] {
  const around = degreesOf(pixels, radius);
  const boxes: Box[] = [];
  if (isBand) {
    const half = (form.height + OUTLINE) / 2;
    boxes.push({ inner: radius - half, outer: radius + half, from: from - around, to: to + around });
  }
  if (shape !== undefined) {
    const reach = reachOf(glyph, screenAngle(shape, direction));
    const drawn = (part: number) => Math.max(form.size, part * (form.size + OUTLINE)) / 2;
    const { before, after } = reach;
    const [back, onward] = direction === 'right' ? [before, after] : [after, before];
    boxes.push({
      inner: radius - drawn(reach.inwards),
      outer: radius + drawn(reach.outwards),
      from: shape - degreesOf(drawn(back), radius) - around,
      to: shape + degreesOf(drawn(onward), radius) + around,
    });
  }
  return boxes;
}

/** The room of a ring that is shared by marks and titles. */
export type SharedRoom = {
  isFreeForMark: (item: Placed) => boolean;
  isFreeForTitle: (box: Box) => boolean;
  addMark: (item: Placed) => void;
  addTitle: (box: Box) => void;
};

/** Returns the room of a ring, all free. */
export function createSharedRoom(sheet: Pick<Sheet, 'glyph' | 'direction' | 'dial'>): SharedRoom {
  const [marks, drawn, titles] = [createRoom(sheet.dial), createRoom(sheet.dial), createRoom(sheet.dial)];
  return {
    isFreeForMark: (item) => boxesOf(item).every(marks.isFree) && drawnBoxesOf(item, sheet).every(titles.isFree),
    isFreeForTitle: (box) => drawn.isFree(box) && titles.isFree(box),
    addMark: (item) => {
      for (const box of boxesOf(item)) marks.occupy(box);
      for (const box of drawnBoxesOf(item, sheet)) drawn.occupy(box);
    },
    addTitle: titles.occupy,
  };
}

/** Whether two boxes share room. */
export const meet = (one: Box, other: Box) =>
  one.from < other.to && other.from < one.to && one.inner < other.outer && other.inner < one.outer;
