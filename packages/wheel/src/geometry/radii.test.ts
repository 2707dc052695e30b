import { describe, expect, it } from 'vitest';
import { activity, economy } from '../testing/sample.ts';
import { planWheel } from './layout.ts';
import { frameRadii, ringBands } from './radii.ts';

const depths = (count: number) => ringBands(count, frameRadii(740).room).map(({ inner, outer }) => outer - inner);

describe('how deep rings are', () => {
  it('is the same for all of them, and follows from their number alone', () => {
    const rings = [economy, { ...economy, id: 'school' }];
    const bands = (count: number) => {
      const activities = Array.from({ length: count }, (_, index) => activity({ id: `${index}` }));
      return planWheel({ year: 2026, rings, activities }).radii;
    };
    expect(bands(300)).toEqual(bands(0));
    for (const depth of depths(6)) expect(depth).toBeCloseTo(depths(6)[0]!);
  });

  it.each([2, 3, 6, 12])('one of %i that is shown alone is at least twice as deep', (count) => {
    expect(depths(1)[0]! / depths(count)[0]!).toBeGreaterThanOrEqual(2);
  });

  it('leaves room for the year, also on a phone', () => {
    for (const count of [1, 2, 6, 12]) {
      for (const diameter of [320, 740]) {
        expect(ringBands(count, frameRadii(diameter).room).at(-1)!.inner).toBeGreaterThanOrEqual(58);
      }
    }
  });
});
