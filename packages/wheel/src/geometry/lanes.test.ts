import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesNeeded, placeInLanes, type Span } from './lanes.ts';

const needed = (all: readonly Span[]) =>
  lanesNeeded(
    Float64Array.from(all, ({ start }) => start),
    Float64Array.from(all, ({ end }) => end),
  );

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 350 }), fc.integer({ min: 1, max: 60 }))
    .map(([start, length]): Span => ({ start, end: start + length })),
  { maxLength: 60 },
);

function abreast(all: readonly Span[], at: number): number {
  return all.filter(({ start, end }) => start <= at && at < end).length;
}

describe('lanes', () => {
  it('are one where nothing overlaps, and one day’s end may be the next one’s start', () => {
    expect(
      needed([
        { start: 0, end: 10 },
        { start: 10, end: 20 },
      ]),
    ).toBe(1);
  });

  it('are as many as lie abreast at the most crowded place', () => {
    fc.assert(
      fc.property(spans, (all) => {
        expect(needed(all)).toBe(Math.max(0, ...all.map(({ start }) => abreast(all, start))));
      }),
    );
  });

  it('keep overlapping activities apart when there are enough of them', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 4 }), (all, spare) => {
        const { places, overlaps } = placeInLanes(all, needed(all) + spare);
        expect(overlaps).toBe(0);
        for (const [a, one] of all.entries()) {
          for (const [b, other] of all.entries()) {
            const meet = a < b && one.start < other.end && other.start < one.end;
            if (meet) expect(places[a]).not.toBe(places[b]);
          }
        }
      }),
    );
  });

  it('say how many had to lie on top of another when there are too few', () => {
    const same = { start: 0, end: 10 };
    expect(placeInLanes([same, same, same], 2).overlaps).toBe(1);
  });
});
