import { describe, expect, it } from 'vitest';

import { sectorPaths } from './arc-path.ts';
import { restDial } from './dial.ts';
import { polarOf } from './polar.ts';

const band = { inner: 100, outer: 140 };
const february = restDial.sectorOf(1);

/** Returns where the pen stops in a path of arcs and lines. */
const stops = (path: string) =>
  path.match(/[MAL][^MALZ]+/g)!.map((command) => {
    const [x = 0, y = 0] = command.slice(1).split(',').map(Number).slice(-2);
    return { x, y };
  });

describe.each(['right', 'left'] as const)('a ring in a month, drawn to the %s', (direction) => {
  const [path = ''] = sectorPaths([february], band, 4, direction);
  const places = stops(path).map((point) => polarOf(point, direction));

  it('takes the 26° of its month and the width of its ring, no more', () => {
    expect(Math.min(...places.map(({ angle }) => angle))).toBeCloseTo(32, 1);
    expect(Math.max(...places.map(({ angle }) => angle))).toBeCloseTo(58, 1);
    expect(Math.min(...places.map(({ radius }) => radius))).toBeCloseTo(100, 1);
    expect(Math.max(...places.map(({ radius }) => radius))).toBeCloseTo(140, 1);
  });

  it('has four soft corners', () => {
    expect(path.match(/A4,4,/g)).toHaveLength(4);
    for (const { radius, angle } of places) {
      const isAtCorner = (radius < 101 || radius > 139) && (angle < 32.1 || angle > 57.9);
      expect(isAtCorner).toBe(false);
    }
  });
});
