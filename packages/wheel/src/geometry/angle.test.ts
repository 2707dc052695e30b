import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf } from '../time/day.ts';
import { yearWindow } from '../time/year-window.ts';
import { isLowerHalf, screenAngle } from './angle.ts';
import { textOffset } from './arc-path.ts';
import { angleOfDay, dayAtAngle, restDial } from './dial.ts';
import { pointAt, polarOf } from './polar.ts';

const directions = ['right', 'left'] as const;

describe('the angles of the wheel', () => {
  it('give each month 26 degrees with 2 degrees free on both sides', () => {
    expect(restDial.sectorOf(0)).toEqual({ start: 2, end: 28 });
    expect(restDial.sectorOf(11)).toEqual({ start: 332, end: 358 });
  });

  it('do not know a day of another year', () => {
    expect(angleOfDay(restDial, yearWindow({ year: 2026 }), dayNumber('2025-12-31'))).toBeUndefined();
  });

  it('put the first morning at the start of a month and the last evening at its end', () => {
    const window = yearWindow({ year: 2026 });
    expect(angleOfDay(restDial, window, dayNumber('2026-02-01'), 0)).toBeCloseTo(32);
    expect(angleOfDay(restDial, window, dayNumber('2026-02-28'), 1)).toBeCloseTo(58);
  });

  it('begin at twelve o’clock with the start month', () => {
    expect(angleOfDay(restDial, yearWindow({ year: 2026, startMonth: 8 }), dayNumber('2026-08-01'), 0)).toBeCloseTo(2);
  });

  it('go with the clock or against it', () => {
    const [withClock, against] = directions.map((direction) => pointAt(100, 90, direction));
    expect(withClock?.x).toBeCloseTo(100);
    expect(against?.x).toBeCloseTo(-100);
  });

  it.each(directions)('are found again from the point that they give, drawn to the %s', (direction) => {
    const anywhere = fc.tuple(
      fc.double({ min: 1, max: 500, noNaN: true }),
      fc.double({ min: 0.01, max: 359.99, noNaN: true }),
    );
    fc.assert(
      fc.property(anywhere, ([radius, angle]) => {
        const found = polarOf(pointAt(radius, angle, direction), direction);
        expect(found.radius).toBeCloseTo(radius, 6);
        expect(found.angle).toBeCloseTo(angle, 6);
      }),
    );
  });
});

describe('the day at an angle', () => {
  it.each([1, 8])('is the day whose angle it is, in a year that begins with month %i', (startMonth) => {
    const window = yearWindow({ year: 2027, startMonth, twoYears: true });
    const inside = fc.tuple(fc.integer({ min: 0, max: 364 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }));
    fc.assert(
      fc.property(inside, ([index, part]) => {
        const day = dayNumber(window.from) + index;
        expect(dayAtAngle(restDial, window, angleOfDay(restDial, window, day, part)!)).toBe(day);
      }),
    );
  });

  it('is the nearest day of the month between two months', () => {
    const window = yearWindow({ year: 2026 });
    expect([0, 29, 31, 360].map((angle) => dayOf(dayAtAngle(restDial, window, angle)))).toEqual([
      ...['2026-01-01', '2026-01-31', '2026-02-01', '2026-12-31'],
    ]);
  });
});

describe('the name of a month', () => {
  it.each(directions)('never stands on its head, drawn to the %s', (direction) => {
    for (let slot = 0; slot < 12; slot += 1) {
      const angle = (slot + 0.5) * 30;
      const onScreen = screenAngle(angle, direction);
      const turn = isLowerHalf(angle, direction) ? onScreen - 180 : onScreen;
      expect(Math.cos((turn * Math.PI) / 180)).toBeGreaterThanOrEqual(0);
    }
  });

  it('lies where its circle of text passes its month', () => {
    const quarter = (Math.PI / 2) * 100;
    expect(textOffset(0, 100, false)).toBeCloseTo(2 * quarter);
    expect(textOffset(90, 100, false)).toBeCloseTo(3 * quarter);
    expect(textOffset(180, 100, true)).toBeCloseTo(2 * quarter);
    expect(textOffset(90, 100, true)).toBeCloseTo(3 * quarter);
  });
});
