import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDays,
  dayFromNumber,
  dayInMonth,
  dayNumber,
  dayOf,
  dayOfMonth,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  isDay,
  isLeapYear,
  isoWeek,
  maxDay,
  minDay,
  monthOf,
  weekdayOf,
  weekdays,
  weeksOf,
  yearOf,
} from './day.ts';
import { millisecondsADay } from './moment.ts';

/** JavaScript's own calendar in UTC, which knows nothing of ours. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayIn = (number: number) => new Date(number * millisecondsADay).toISOString().slice(0, 10);
const anyNumber = fc.integer({
  min: Date.UTC(1900, 0, 1) / millisecondsADay,
  max: Date.UTC(2999, 11, 31) / millisecondsADay,
});
const anyDay = anyNumber.map(dayIn);

describe('what is a day', () => {
  it.each([
    ['a day that no month has', '2027-04-31'],
    ['29 February of an ordinary year', '2027-02-29'],
    ['29 February of 2100, which is no leap year', '2100-02-29'],
    ['month 13', '2027-13-01'],
    ['month 0', '2027-00-10'],
    ['day 0', '2027-01-00'],
    ['one digit for the month', '2027-1-01'],
    ['a Norwegian date', '01.02.2027'],
    ['a day with a clock', '2027-01-01T00:00'],
    ['a day with a line break', '2027-01-01\n'],
    ['a day before 1000', '0999-12-31'],
    ['a day after 9999', '10000-01-01'],
    ['digits of another script', '２０２７-01-01'],
    ['nothing', ''],
    ['null', null],
    ['a number', 20270101],
  ])('refuses %s', (_, text) => {
    expect(isDay(text)).toBe(false);
  });

  it.each(['1000-01-01', '1899-12-31', '9999-12-31', '2028-02-29', '2000-02-29', '2027-05-17'])('accepts %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it('throws rather than reckon with a day that does not exist', () => {
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('yesterday')).toThrow(RangeError);
    expect(() => dayOf(2027, 2, 29)).toThrow('Not a day: 2027-2-29');
    expect(() => dayOf(2027, 1.5, 1)).toThrow(RangeError);
  });
});

describe('reckoning with days', () => {
  it('agrees with the calendar of JavaScript on every day of 1900–2999', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const day = dayIn(number);
        const date = dateOf(day);
        expect(isDay(day)).toBe(true);
        expect(dayNumber(day)).toBe(number);
        expect(dayFromNumber(number)).toBe(day);
        expect([yearOf(day), monthOf(day), dayOfMonth(day)]).toEqual([
          date.getUTCFullYear(),
          date.getUTCMonth() + 1,
          date.getUTCDate(),
        ]);
        expect(weekdays.indexOf(weekdayOf(day))).toBe((date.getUTCDay() + 6) % 7);
        expect(dayOf(yearOf(day), monthOf(day), dayOfMonth(day))).toBe(day);
      }),
    );
  });

  it('comes back by as many days as it went', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(Math.sign(daysBetween(a, b))).toBe(compareDays(b, a));
        expect([minDay(a, b), maxDay(a, b)]).toEqual([a, b].toSorted());
      }),
    );
  });

  it('crosses year ends and leap days', () => {
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
    expect(addDays('2400-03-01', -1)).toBe('2400-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2027-12-24', '2028-03-01')).toBe(68);
  });

  it('writes years outside those that a person may enter, such as the day after the last', () => {
    expect(addDays('2999-12-31', 1)).toBe('3000-01-01');
    expect(addDays('1000-01-01', -1)).toBe('0999-12-31');
  });
});

describe('months', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-05-17', -25, '2025-04-17'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('have the days that February of a leap year wants', () => {
    expect([2027, 2028, 2100, 2000].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
    expect([2027, 2028, 2100, 2000].map(isLeapYear)).toEqual([false, true, false, true]);
    expect(daysInMonth(2027, 13)).toBe(0);
  });

  it('end on their own last day when the 31st is asked for', () => {
    expect(dayInMonth(2027, 4, 31)).toBe('2027-04-30');
    expect(dayInMonth(2027, 5, 31)).toBe('2027-05-31');
  });
});

describe('week numbers', () => {
  it.each([
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2021-01-01', 2020, 53],
    ['2027-05-17', 2027, 20],
  ])('%s lies in week %i/%i', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week });
  });

  it('count every Monday on, and begin each year with the week of 4 January', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, week } = isoWeek(day);
        const firstMonday = addDays(`${year}-01-04`, -weekdays.indexOf(weekdayOf(`${year}-01-04`)));
        expect(Math.floor(daysBetween(firstMonday, day) / 7) + 1).toBe(week);
        expect(week).toBeGreaterThanOrEqual(1);
        expect(week).toBeLessThanOrEqual(53);
      }),
    );
  });
});

describe('a weekday of an ISO week', () => {
  it('is found by its year and week, and finds them', () => {
    for (let year = 2018; year <= 2060; year++) {
      for (let week = 1; week <= weeksOf(year); week++) {
        for (const weekday of weekdays) {
          const day = dayOfWeek(year, week, weekday);
          expect([isoWeek(day), weekdayOf(day)]).toEqual([{ year, week }, weekday]);
        }
      }
    }
  });

  it('has a week 53 in the years that begin or end on a Thursday alone', () => {
    const long = Array.from({ length: 43 }, (_, at) => 2018 + at).filter((year) => weeksOf(year) === 53);
    expect(long).toEqual([2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060]);
    expect(() => dayOfWeek(2027, 53, 'MONDAY')).toThrow('Not a week: 2027-W53');
  });
});
