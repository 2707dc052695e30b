import type { WheelDirection } from '../types.ts';
import { type Sector, screenAngle } from './angle.ts';
import { written, writtenAt } from './polar.ts';
import type { Band } from './radii.ts';

const RADIANS = Math.PI / 180;

/** Returns pieces of a ring with softly rounded corners. The corners are alike in all of them and are computed only once. */
export function sectorPaths(
  sectors: readonly Sector[],
  { inner, outer }: Band,
  corner: number,
  direction: WheelDirection,
): string[] {
  const outside = cornerAt(outer - corner, corner);
  const inside = cornerAt(inner + corner, corner);
  const turn = arcTo(corner, 1);
  const onward = arcTo(outer, 1);
  const back = arcTo(inner, 0);
  return sectors.map((sector) => {
    const start = direction === 'right' ? sector.start : -sector.end;
    const end = direction === 'right' ? sector.end : -sector.start;
    return [
      `M${writtenAt(outside.side, start)}${turn}${writtenAt(outer, start + outside.angle)}`,
      `${onward}${writtenAt(outer, end - outside.angle)}${turn}${writtenAt(outside.side, end)}`,
      `L${writtenAt(inside.side, end)}${turn}${writtenAt(inner, end - inside.angle)}`,
      `${back}${writtenAt(inner, start + inside.angle)}${turn}${writtenAt(inside.side, start)}Z`,
    ].join('');
  });
}

const arcTo = (radius: number, sweep: 0 | 1) => `A${written(radius)},${written(radius)},0,0,${sweep},`;

/** Returns where the circle of a corner touches the arc (degrees from the side) and the side (pixels from the centre). */
function cornerAt(radius: number, corner: number): { angle: number; side: number } {
  return { angle: Math.asin(corner / radius) / RADIANS, side: Math.sqrt(radius * radius - corner * corner) };
}

/** Returns a straight line outward from the centre. */
export function spokePath(angle: number, inner: number, outer: number, direction: WheelDirection): string {
  const onScreen = screenAngle(angle, direction);
  return `M${writtenAt(inner, onScreen)}L${writtenAt(outer, onScreen)}`;
}

/**
 * Returns the circle that text runs along: clockwise in the upper half, counter-clockwise in the lower one, so that no word is upside down. It begins
 * and ends on the other side of the wheel, where this text never is.
 */
export function textCircle(radius: number, isLower: boolean): string {
  const r = written(radius);
  const [from, middle, sweep] = isLower ? [`0,-${r}`, `0,${r}`, 0] : [`0,${r}`, `0,-${r}`, 1];
  return `M${from}A${r},${r},0,0,${sweep},${middle}A${r},${r},0,0,${sweep},${from}`;
}

/** Returns how far along `textCircle` a point at this angle on the screen is. */
export function textOffset(onScreen: number, radius: number, isLower: boolean): number {
  const clockwise = (onScreen + (isLower ? 0 : 180)) % 360;
  return (isLower ? (360 - clockwise) % 360 : clockwise) * RADIANS * radius;
}
