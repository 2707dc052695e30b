import { expect, it } from 'vitest';
import { Marks } from './marks.ts';

it('a standby has everything of the last moment whose position it has replayed, and of no later one', () => {
  const marks = new Marks(1_000);
  for (const [moment, position] of [
    [0, 10],
    [100, 20],
    [200, 20],
    [300, 50],
  ] as const)
    marks.add(moment, position);
  expect(marks.momentOf(9)).toBe(Number.NEGATIVE_INFINITY);
  expect(marks.momentOf(10)).toBe(0);
  expect(marks.momentOf(49)).toBe(200);
  expect(marks.momentOf(50)).toBe(300);
  expect(marks.momentOf(51)).toBe(300);
});

it('of what is longer ago than the limit, nothing is said', () => {
  const marks = new Marks(1_000);
  marks.add(0, 10);
  marks.add(1_001, 20);
  expect(marks.momentOf(15)).toBe(Number.NEGATIVE_INFINITY);
});

it('of a log that began anew, nothing is said', () => {
  const marks = new Marks(1_000);
  marks.add(0, 10);
  marks.forget();
  expect(marks.momentOf(10)).toBe(Number.NEGATIVE_INFINITY);
});

it('is never newer than what was replayed, whatever the primary and the standby do', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const marks = new Marks(1_000);
    const written: [moment: number, position: number][] = [[0, 0]];
    for (let moment = 1; moment < 300; moment += 1 + random(9)) {
      const position = written.at(-1)![1] + random(3);
      written.push([moment, position]);
      if (random(2) === 0) marks.add(moment, position);
      const replayed = random(position + 1);
      const said = marks.momentOf(replayed);
      const had = written.findLast(([when]) => when <= said)?.[1] ?? 0;
      expect(had).toBeLessThanOrEqual(replayed);
    }
  }
});
