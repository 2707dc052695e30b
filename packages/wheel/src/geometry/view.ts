import type { WheelDirection, WheelPart } from '../types.ts';
import { type Dial, restDial } from './dial.ts';
import { type Point, pointAt } from './polar.ts';
import type { Band } from './radii.ts';

/** The visible part of the drawing. */
export type View = { x: number; y: number; size: number };

/** A stretch of the circle, in drawing angles. */
export type Arc = { from: number; to: number };

const MONTHS_OF = { quarter: 3, month: 1 } as const;

/** Returns the first month that a part shows and how many months; all twelve without a part. */
export function slotsOf(part: WheelPart | undefined): { first: number; count: number } {
  if (part === undefined) return { first: 0, count: 12 };
  const count = MONTHS_OF[part.of];
  return { first: part.index * count, count };
}

/** Returns the visible part of the circle. */
export function seenArc(part: WheelPart | undefined, dial: Dial): Arc {
  const { first, count } = slotsOf(part);
  return { from: dial.stepOf(first).start, to: dial.stepOf(first + count - 1).end };
}

const QUARTERS = ([0, 1, 2, 3] as const).map((index): WheelPart => ({ of: 'quarter', index }));
const MONTHS = Array.from({ length: 12 }, (_, index): WheelPart => ({ of: 'month', index }));

/** Returns the part of this kind that contains a month; the same object every time. */
export const partOfSlot = (of: WheelPart['of'], slot: number): WheelPart =>
  of === 'quarter' ? quarterOfSlot(slot) : monthOfSlot(slot);

/** Returns the quarter that contains a month; the same object every time. */
export const quarterOfSlot = (slot: number): WheelPart => QUARTERS[Math.floor(slot / 3)]!;

/** Returns one month as a part; the same object every time. */
export const monthOfSlot = (slot: number): WheelPart => MONTHS[slot]!;

/** Returns on which side of the centre a quarter is: −1 is left or up. */
export function quarterSide(quarter: number, direction: WheelDirection): Point {
  const isFirstHalf = quarter === 0 || quarter === 1;
  return { x: isFirstHalf === (direction === 'right') ? 1 : -1, y: quarter === 0 || quarter === 3 ? -1 : 1 };
}

/** Returns the view of the whole wheel, of the square that a quarter fills, or of the square around a month from its name to the innermost ring. */
export function viewOf(diameter: number, part: WheelPart | undefined, direction: WheelDirection, rings: Band): View {
  const edge = diameter / 2;
  if (part === undefined) return { x: -edge, y: -edge, size: diameter };
  if (part.of === 'month') return viewOfMonth(part.index, direction, { inner: rings.inner, outer: edge });
  const side = quarterSide(part.index, direction);
  const margin = edge * 0.02;
  const from = (sign: number) => (sign > 0 ? -margin : -edge);
  return { x: from(side.x), y: from(side.y), size: edge + margin };
}

/** Returns the square around the sector of a month and a little more, so that its sides are visible. */
function viewOfMonth(slot: number, direction: WheelDirection, { inner, outer }: Band): View {
  const { start, end } = restDial.stepOf(slot);
  const angles = [0, 0.25, 0.5, 0.75, 1].map((part) => start + part * (end - start));
  const points = [inner, outer].flatMap((radius) => angles.map((angle) => pointAt(radius, angle, direction)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top) * 1.02;
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size };
}

/** Returns where a point of the drawing is in the view, in per cent from the left and the top. */
export function shareOf(view: View, point: Point): Point {
  return { x: ((point.x - view.x) / view.size) * 100, y: ((point.y - view.y) / view.size) * 100 };
}

/** Returns the point of the drawing at a place on the screen. */
export function drawnPoint(view: View, box: { left: number; top: number; width: number }, client: Point): Point {
  const scale = view.size / box.width;
  return { x: view.x + (client.x - box.left) * scale, y: view.y + (client.y - box.top) * scale };
}
