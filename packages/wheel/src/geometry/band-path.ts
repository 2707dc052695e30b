import type { WheelDirection } from '../types.ts';
import type { Sector } from './angle.ts';
import { degreesOf, written, writtenAt } from './polar.ts';

export type BandEnds = { isStartRound: boolean; isEndRound: boolean };

/**
 * Returns a band along the circle, of the given thickness. Its ends are round, or straight if it continues outside the wheel. It is always drawn
 * clockwise, as shapes are: both merge if they are in one path, instead of cutting holes in each other.
 */
export function bandPath(sector: Sector, radius: number, thickness: number, ends: BandEnds, direction: WheelDirection) {
  if (direction === 'right') return clockwiseBand(sector, radius, thickness, ends);
  const mirrored = { start: -sector.end, end: -sector.start };
  return clockwiseBand(mirrored, radius, thickness, { isStartRound: ends.isEndRound, isEndRound: ends.isStartRound });
}

function clockwiseBand(sector: Sector, radius: number, thickness: number, ends: BandEnds): string {
  const half = thickness / 2;
  const cap = Math.min(degreesOf(half, radius), (sector.end - sector.start) / 2);
  const start = sector.start + (ends.isStartRound ? cap : 0);
  const end = sector.end - (ends.isEndRound ? cap : 0);
  const outer = radius + half;
  const inner = radius - half;
  const large = end - start > 180 ? 1 : 0;
  const along = (r: number, sweep: number, to: string) => `A${written(r)},${written(r)},0,${large},${sweep},${to}`;
  const turn = (isRound: boolean, to: string) =>
    isRound ? `A${written(half)},${written(half)},0,0,1,${to}` : `L${to}`;
  return [
    `M${writtenAt(outer, start)}`,
    along(outer, 1, writtenAt(outer, end)),
    turn(ends.isEndRound, writtenAt(inner, end)),
    along(inner, 0, writtenAt(inner, start)),
    `${turn(ends.isStartRound, writtenAt(outer, start))}Z`,
  ].join('');
}
