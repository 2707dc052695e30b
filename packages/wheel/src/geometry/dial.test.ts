import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../time/day.ts';
import { yearWindow } from '../time/year-window.ts';
import { angleOfDay, dayAtAngle, dialOf, restDial } from './dial.ts';
import { pointAt, polarOf } from './polar.ts';

const slots = Array.from({ length: 12 }, (_, slot) => slot);
const lengthOf = ({ start, end }: { start: number; end: number }) => end - start;

describe('a dial', () => {
  it('at rest draws 26 degrees of each month, with 2 free on both sides', () => {
    expect(slots.map((slot) => restDial.sectorOf(slot))).toEqual(
      slots.map((slot) => ({ start: slot * 30 + 2, end: slot * 30 + 28 })),
    );
  });

  it.each(slots)(
    'with month %i opened draws 110 degrees of it, around its own middle, and less of the others',
    (open) => {
      const dial = dialOf(open);
      expect(lengthOf(dial.sectorOf(open))).toBeCloseTo(110);
      expect(dial.middleOf(open)).toBeCloseTo(restDial.middleOf(open));
      for (const slot of slots.filter((one) => one !== open)) {
        expect(lengthOf(dial.sectorOf(slot))).toBeGreaterThan(18);
        expect(lengthOf(dial.sectorOf(slot))).toBeLessThan(26);
      }
    },
  );

  it.each(slots)('with month %i opened keeps the order of the months, and all of the circle', (open) => {
    const dial = dialOf(open);
    for (const slot of slots.slice(1)) expect(dial.stepOf(slot).start).toBeCloseTo(dial.stepOf(slot - 1).end);
    expect(dial.stepOf(11).end - dial.stepOf(0).start).toBeCloseTo(360);
  });

  it.each(['right', 'left'] as const)('finds each day again at the point where it is drawn, to the %s', (direction) => {
    const day = fc.record({
      open: fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
      startMonth: fc.integer({ min: 1, max: 12 }),
      index: fc.integer({ min: 0, max: 364 }),
      part: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(day, ({ open, startMonth, index, part }) => {
        const window = yearWindow({ year: 2027, startMonth, twoYears: true });
        const dial = dialOf(open);
        const number = dayNumber(window.from) + index;
        const { angle } = polarOf(pointAt(200, angleOfDay(dial, window, number, part)!, direction), direction);
        expect(dayAtAngle(dial, window, angle)).toBe(number);
      }),
    );
  });
});
