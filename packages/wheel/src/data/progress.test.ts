import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from './progress.ts';

describe('progress', () => {
  it('that would run backwards is refused', () => {
    expect(() => percentOf(1, 10, 0)).toThrow(RangeError);
  });

  it('is 0 where there is nothing to finish', () => {
    expect(percentOf(0, 0, 0)).toBe(0);
  });

  it('has no decimals', () => {
    expect(percentOf(1, 0, 3)).toBe(33);
    expect(percentOf(2, 0, 3)).toBe(67);
  });

  it('is whole only when nothing remains', () => {
    expect(percentOf(399, 0, 400)).toBe(99);
    expect(percentOf(400, 0, 400)).toBe(100);
  });

  it('is never less than 0 or more than 100', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), (value, max) => {
        const percent = percentOf(value, 0, max);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
