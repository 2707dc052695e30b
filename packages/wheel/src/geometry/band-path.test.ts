import { describe, expect, it } from 'vitest';
import { bandPath } from './band-path.ts';
import { polarOf } from './polar.ts';

/** Returns the points of a path, whichever commands lead there. */
function pointsOf(path: string) {
  const commands = path.split(/(?=[MLA])/).map((command) =>
    command
      .replace(/[MLAZ]/g, '')
      .split(',')
      .map(Number),
  );
  return commands.map((numbers) => ({ x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 }));
}

describe.each(['right', 'left'] as const)('a band drawn to the %s', (direction) => {
  const cut = { isStartRound: false, isEndRound: false };

  it('lies where its days are, as thick as told', () => {
    const found = pointsOf(bandPath({ start: 40, end: 70 }, 100, 6, cut, direction)).map((point) =>
      polarOf(point, direction),
    );
    const rounded = found.map(({ radius, angle }) => `${radius.toFixed(0)} at ${angle.toFixed(0)}`);
    expect(new Set(rounded)).toEqual(new Set(['103 at 40', '103 at 70', '97 at 40', '97 at 70']));
  });

  it('turns with the clock, as shapes do, so that they melt together', () => {
    const points = pointsOf(bandPath({ start: 10, end: 20 }, 100, 6, cut, direction));
    const area = points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length]!;
      return sum + x * next.y - next.x * y;
    }, 0);
    expect(area).toBeGreaterThan(0);
  });

  it('is round only at the end that it really has', () => {
    const path = bandPath({ start: 10, end: 40 }, 100, 6, { isStartRound: false, isEndRound: true }, direction);
    expect(path.match(/A3,3/g)).toHaveLength(1);
  });

  it('never turns inside out, however short it is', () => {
    const round = { isStartRound: true, isEndRound: true };
    const angles = pointsOf(bandPath({ start: 10, end: 11 }, 100, 16, round, direction)).map(
      (point) => polarOf(point, direction).angle,
    );
    for (const angle of angles) expect(angle).toBeCloseTo(10.5, 1);
  });
});
