import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, daysInMonth, isoWeek, weekdayOf } from './day.ts';

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '2026-1-1', '1.1.2026', ''])(
    'that does not exist is refused: %s',
    (day) => {
      expect(() => dayNumber(day)).toThrow(RangeError);
    },
  );

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 17_000, max: 33_000 }), (number) => {
        expect(dayNumber(dayOf(number))).toBe(number);
      }),
    );
  });

  it('knows 29 February in leap years only', () => {
    expect([2024, 2026, 2000, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
  });

  it('knows that the constitution day of 2026 is a Sunday', () => {
    expect(weekdayOf(dayNumber('2026-05-17'))).toBe(6);
  });

  it.each([
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2026-11-05', 45],
  ])('%s lies in week %i', (day, week) => {
    expect(isoWeek(dayNumber(day))).toBe(week);
  });
});
