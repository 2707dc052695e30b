import type { WheelDirection } from '../types.ts';
import type { Sector } from './angle.ts';
import { pointAt, written, writtenPoint } from './polar.ts';
import type { Band } from './radii.ts';

const RADIANS = Math.PI / 180;

/** Pieces of a ring with softly rounded corners. Their corners lie alike in all of them, and are worked out once. */
export function sectorPaths(
  sectors: readonly Sector[],
  { inner, outer }: Band,
  corner: number,
  direction: WheelDirection,
): string[] {
  const [outside, inside] = [cornerAt(outer - corner, corner), cornerAt(inner + corner, corner)];
  const along = (radius: number, sweep: 0 | 1) => `A${written(radius)},${written(radius)},0,0,${sweep},`;
  const turn = along(corner, 1);
  return sectors.map((sector) => {
    const [start, end] = direction === 'right' ? [sector.start, sector.end] : [-sector.end, -sector.start];
    const at = (radius: number, angle: number) => writtenPoint(pointAt(radius, angle, 'right'));
    return [
      `M${at(outside.side, start)}${turn}${at(outer, start + outside.angle)}`,
      `${along(outer, 1)}${at(outer, end - outside.angle)}${turn}${at(outside.side, end)}`,
      `L${at(inside.side, end)}${turn}${at(inner, end - inside.angle)}`,
      `${along(inner, 0)}${at(inner, start + inside.angle)}${turn}${at(inside.side, start)}Z`,
    ].join('');
  });
}

/** Where the circle of a corner touches the arc (degrees from the side) and the side (pixels from the centre). */
function cornerAt(radius: number, corner: number): { angle: number; side: number } {
  return { angle: Math.asin(corner / radius) / RADIANS, side: Math.sqrt(radius * radius - corner * corner) };
}

/** A straight line outward from the centre. */
export function spokePath(angle: number, inner: number, outer: number, direction: WheelDirection): string {
  const from = pointAt(inner, angle, direction);
  const to = pointAt(outer, angle, direction);
  return `M${writtenPoint(from)}L${writtenPoint(to)}`;
}

/**
 * The circle that text runs along: with the clock in the upper half, against it in the lower one, so that no word stands on its head. It
 * begins and ends on the other side of the wheel, where this text never is.
 */
export function textCircle(radius: number, isLower: boolean): string {
  const r = written(radius);
  const [from, middle, sweep] = isLower ? [`0,-${r}`, `0,${r}`, 0] : [`0,${r}`, `0,-${r}`, 1];
  return `M${from}A${r},${r},0,0,${sweep},${middle}A${r},${r},0,0,${sweep},${from}`;
}

/** How far along `textCircle` a point at this angle on the screen lies. */
export function textOffset(onScreen: number, radius: number, isLower: boolean): number {
  const clockwise = (onScreen + (isLower ? 0 : 180)) % 360;
  return (isLower ? (360 - clockwise) % 360 : clockwise) * RADIANS * radius;
}
