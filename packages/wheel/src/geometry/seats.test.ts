import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Point, pointAt } from './polar.ts';
import { seatsOf, type Wish } from './seats.ts';

const EDGE = 320;

/** A title in so many lines, whose line leaves the rim at an angle in the left half. */
const anyWish = fc.record({ angle: fc.integer({ min: 185, max: 355 }), lines: fc.integer({ min: 1, max: 3 }) });

const wishOf = ({ angle, lines }: { angle: number; lines: number }): Wish => ({
  lines: Array<string>(lines).fill('Budsjett'),
  exit: pointAt(EDGE + 3, angle, 'right'),
  side: -1,
  height: lines * 14.5,
  width: 60,
  rim: EDGE + 14,
  reach: EDGE + 90,
});

/** Returns how near an end of a straight line is to another way, looked at in hundreds of points of each of its lines. */
function nearest(end: Point, way: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index]!;
    for (let part = 0; part <= 1; part += 0.002) {
      const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
      least = Math.min(least, Math.hypot(x - end.x, y - end.y));
    }
  }
  return least;
}

it('the lines of titles beside the wheel are never so near to each other that they look like one', () => {
  let seated = 0;
  fc.assert(
    fc.property(fc.uniqueArray(anyWish, { minLength: 2, maxLength: 5, selector: ({ angle }) => angle }), (asked) => {
      const wishes = asked.map(wishOf);
      const seats = seatsOf(wishes, EDGE);
      if (!seats) return;
      seated += 1;
      const lines = seats.map(({ path }) => path.slice(1));
      const apart = lines.flatMap((line, index) =>
        lines.flatMap((other, at) => (at === index ? [] : line.map((end) => nearest(end, other)))),
      );
      expect(Math.min(...apart)).toBeGreaterThan(1.9);
    }),
    { numRuns: 300 },
  );
  expect(seated).toBeGreaterThan(50);
});
