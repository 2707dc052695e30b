import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activity } from '../testing/sample.ts';
import { planWheel } from './layout.ts';
import { frameRadii, ringBands } from './radii.ts';

const depthsOf = (lines: readonly boolean[]) =>
  ringBands(lines, frameRadii(740).room).map(({ inner, outer }) => outer - inner);
const full = (count: number) => Array<boolean>(count).fill(false);
const depths = (count: number) => depthsOf(full(count));

const two = ['economy', 'school'].map((id) => ({ id, title: '', color: '#1f6f8b' }));
/** The bands of two rings with so many activities each. */
const bandsOf = (...counts: [number, number]) => {
  const activities = counts.flatMap((count, ring) =>
    Array.from({ length: count }, (_, index) => activity({ id: `${ring} ${index}`, ringId: two[ring]!.id })),
  );
  return planWheel({ year: 2026, rings: two, activities }).radii.rings;
};

describe('how deep rings are', () => {
  it('is the same for all that have something in the year, and follows from their number alone', () => {
    expect(bandsOf(300, 1)).toEqual(bandsOf(1, 300));
    for (const depth of depths(6)) expect(depth).toBeCloseTo(depths(6)[0]!);
  });

  it('leaves a ring without anything in the year one thin line, and gives the others its room', () => {
    const [deep, thin] = bandsOf(1, 0);
    expect(thin!.outer - thin!.inner).toBe(4);
    expect(deep!.outer - deep!.inner).toBeGreaterThan(0.9 * depths(1)[0]!);
    expect(bandsOf(0, 0)).toEqual(ringBands(full(2), frameRadii(740).room));
  });

  it('asks the ring itself where activities are filtered', () => {
    const rings = two.map((ring) => ({ ...ring, isLine: ring.id === 'school' }));
    expect(planWheel({ year: 2026, rings, activities: [] }).radii.rings).toEqual(bandsOf(1, 0));
  });

  it('keeps rings apart and within the room, however many have nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 100 }),
        fc.constantFrom(320, 740),
        (lines, diameter) => {
          const { room } = frameRadii(diameter);
          let edge = room.outer;
          for (const { outer, inner } of ringBands(lines, room)) {
            expect(outer).toBeLessThanOrEqual(edge + 1e-9);
            expect(inner).toBeLessThan(outer);
            edge = inner;
          }
          expect(edge).toBeGreaterThanOrEqual(room.inner - 1e-9);
          const [line, band] = [lines.indexOf(true), lines.indexOf(false)].map((at) => ringBands(lines, room)[at]);
          if (line && band) expect(line.outer - line.inner).toBeLessThanOrEqual(band.outer - band.inner + 1e-9);
        },
      ),
    );
  });

  it.each([2, 3, 6, 12])('one of %i that is shown alone is at least twice as deep', (count) => {
    expect(depths(1)[0]! / depths(count)[0]!).toBeGreaterThanOrEqual(2);
  });

  it('leaves room for the year, also on a phone', () => {
    for (const count of [1, 2, 6, 12]) {
      for (const diameter of [320, 740]) {
        expect(ringBands(full(count), frameRadii(diameter).room).at(-1)!.inner).toBeGreaterThanOrEqual(58);
      }
    }
  });
});
