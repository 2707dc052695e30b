import type { WheelDirection, WheelQuarter } from '../types.ts';
import type { Point } from './polar.ts';

/** The part of the drawing that is seen. */
export type View = { x: number; y: number; size: number };

/** A stretch of the circle, in drawing angles. */
export type Arc = { from: number; to: number };

/** What of the circle is seen: all of it, or the ninety degrees of a quarter. */
export const seenArc = (quarter: WheelQuarter | undefined): Arc =>
  quarter === undefined ? { from: 0, to: 360 } : { from: quarter * 90, to: (quarter + 1) * 90 };

/** The quarter that a month is drawn in. */
export const quarterOfSlot = (slot: number): WheelQuarter => Math.floor(slot / 3) as WheelQuarter;

/** Which way a quarter lies from the centre: −1 is left or up. */
export function quarterSide(quarter: WheelQuarter, direction: WheelDirection): Point {
  const isFirstHalf = quarter === 0 || quarter === 1;
  return { x: isFirstHalf === (direction === 'right') ? 1 : -1, y: quarter === 0 || quarter === 3 ? -1 : 1 };
}

/** The whole wheel, or the square that a quarter fills. */
export function viewOf(diameter: number, quarter: WheelQuarter | undefined, direction: WheelDirection): View {
  const edge = diameter / 2;
  if (quarter === undefined) return { x: -edge, y: -edge, size: diameter };
  const side = quarterSide(quarter, direction);
  const margin = edge * 0.02;
  const from = (sign: number) => (sign > 0 ? -margin : -edge);
  return { x: from(side.x), y: from(side.y), size: edge + margin };
}

/** Where a point of the drawing stands in the view, in per cent from the left and the top. */
export function shareOf(view: View, point: Point): Point {
  return { x: ((point.x - view.x) / view.size) * 100, y: ((point.y - view.y) / view.size) * 100 };
}

/** The point of the drawing at a place on the screen. */
export function drawnPoint(view: View, box: { left: number; top: number; width: number }, client: Point): Point {
  const scale = view.size / box.width;
  return { x: view.x + (client.x - box.left) * scale, y: view.y + (client.y - box.top) * scale };
}
