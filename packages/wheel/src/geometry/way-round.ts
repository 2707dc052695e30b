import type { Point } from './polar.ts';

/** The ends of straight lines, one after the other; the first is on the rim. */
export type Path = readonly Point[];

/** How far from the rim a line bends, and how far from each other lines along the rim are, in pixels. */
const [TO_BEND, BETWEEN] = [3, 3.5];
/** How many lines may lie beside each other along the rim, on their way to one end of the wheel. */
export const WAYS_ROUND = 3;
/** How far a line may go along the rim, and how far apart the points of its way there are, in radians. */
const [FARTHEST, STEP] = [Math.PI / 4, Math.PI / 24];
/** How finely it is sought where a line leaves the rim, in radians. */
const LITTLE = Math.PI / 180;
/** How far inside the rim a straight line may be, since the names of months do not reach it. */
const INSIDE = 1.5;

/** Returns the straight way from the rim to a point; undefined if it would be over the wheel. */
export function straightTo(exit: Point, at: Point, edge: number): Path | undefined {
  if (distance(exit, at) < edge - INSIDE) return undefined;
  return [scaled(exit, edge), exit, at];
}

/**
 * Returns the way from the rim to a point that goes along the rim as far as it must; undefined if that is too far.
 * @param way which of the lines along the rim it is, 0 being the nearest to the rim
 * @param isClear whether the last of its lines may be there
 */
export function wayRound(
  exit: Point,
  at: Point,
  edge: number,
  way: number,
  isClear: (last: Path) => boolean,
): Path | undefined {
  const radius = edge + TO_BEND + way * BETWEEN;
  const far = Math.hypot(at.x, at.y);
  if (far <= radius) return undefined;
  const [from, to] = [Math.atan2(exit.y, exit.x), Math.atan2(at.y, at.x)];
  const turned = turn(from, to);
  const onRim = (angle: number) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  const whole = Math.min(Math.abs(turned), FARTHEST);
  // From where the end is seen beside the rim on, until it is straight outside.
  for (let along = Math.max(0, Math.abs(turned) - Math.acos(radius / far)); along <= whole; along += LITTLE) {
    if (!isClear([onRim(from + Math.sign(turned) * along), at])) continue;
    const steps = Math.ceil(along / STEP);
    const bends = Array.from({ length: steps + 1 }, (_, index) =>
      onRim(from + (steps === 0 ? 0 : (Math.sign(turned) * along * index) / steps)),
    );
    return [scaled(exit, edge), ...bends, at];
  }
  return undefined;
}

/** Returns where a line is that leads outwards to a point, on the rim. */
function scaled({ x, y }: Point, radius: number): Point {
  const length = Math.hypot(x, y);
  return { x: (x * radius) / length, y: (y * radius) / length };
}

/** From one angle to another the short way, in radians. */
const turn = (from: number, to: number) => {
  const whole = to - from;
  return Math.atan2(Math.sin(whole), Math.cos(whole));
};

/** Returns how near to the point 0, 0 a straight line comes. */
export function distance(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * x + from.y * y) / length));
  return Math.hypot(from.x + part * x, from.y + part * y);
}
