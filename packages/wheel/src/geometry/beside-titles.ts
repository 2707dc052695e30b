import type { WheelDirection } from '../types.ts';
import { arcAt, type WheelLabel } from './label.ts';
import { degreesOf, type Point, polarOf, written } from './polar.ts';

/** Kept free between a line and the letters that it passes behind, in pixels. */
const AIR = 2;
/** The distance between the places of a line that are looked at, in pixels. */
const STEP = 0.5;

/** Returns the path of a bent line without the pieces that are behind titles: nothing crosses letters. */
export function besideTitles(
  corners: readonly Point[],
  titles: readonly WheelLabel[],
  direction: WheelDirection,
): string {
  const radii = corners.map(({ x, y }) => Math.hypot(x, y));
  const [least, most] = [Math.min(...radii), Math.max(...radii)];
  const near = titles.filter(({ inner, outer }) => inner - AIR < most && outer + AIR > least);
  if (near.length === 0) return pathOf(corners);
  const pieces: Point[][] = [[]];
  for (const point of alongLine(corners)) {
    if (!near.some((title) => isBehind(point, title, direction))) pieces.at(-1)!.push(point);
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  return pieces.map((piece) => pathOf(piece.filter((point, at) => isTurn(piece, point, at)))).join('');
}

const pathOf = (points: readonly Point[]) =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${written(x)},${written(y)}`).join('L')}`;

/** Returns places along a line, its corners among them. */
function alongLine(corners: readonly Point[]): Point[] {
  const onward = corners.slice(1).flatMap((to, index) => {
    const from = corners[index]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps));
  });
  return [corners[0]!, ...onward];
}

const between = (from: Point, to: Point, part: number): Point =>
  part === 1 ? to : { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };

/** Whether a line turns at a place of it, or begins or ends there. */
function isTurn(line: readonly Point[], { x, y }: Point, at: number): boolean {
  const [before, after] = [line[at - 1], line[at + 1]];
  if (!before || !after) return true;
  return Math.abs((x - before.x) * (after.y - y) - (y - before.y) * (after.x - x)) > 1e-6;
}

function isBehind(point: Point, title: WheelLabel, direction: WheelDirection): boolean {
  const { radius, angle } = polarOf(point, direction);
  if (radius <= title.inner - AIR || radius >= title.outer + AIR) return false;
  const { start, end } = arcAt(title, radius, direction);
  const air = degreesOf(AIR, radius);
  return [angle - 360, angle, angle + 360].some((one) => one > start - air && one < end + air);
}
