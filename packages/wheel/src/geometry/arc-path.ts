import { arc } from 'd3-shape';
import type { WheelDirection } from '../types.ts';
import type { Sector } from './angle.ts';
import { pointAt, written } from './polar.ts';
import type { Band } from './radii.ts';

const RADIANS = Math.PI / 180;

/** Pieces of a ring with softly rounded corners. */
export function sectorPaths(
  sectors: readonly Sector[],
  { inner, outer }: Band,
  corner: number,
  direction: WheelDirection,
) {
  const sign = direction === 'right' ? 1 : -1;
  const draw = arc<null>().innerRadius(inner).outerRadius(outer).cornerRadius(corner).digits(2);
  return sectors.map(({ start, end }) => {
    const [a, b] = [start * sign * RADIANS, end * sign * RADIANS];
    return draw.startAngle(Math.min(a, b)).endAngle(Math.max(a, b))(null) ?? '';
  });
}

/** A straight line outward from the centre. */
export function spokePath(angle: number, inner: number, outer: number, direction: WheelDirection): string {
  const from = pointAt(inner, angle, direction);
  const to = pointAt(outer, angle, direction);
  return `M${written(from.x)},${written(from.y)}L${written(to.x)},${written(to.y)}`;
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
