import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from './day.ts';
import { usualEves } from './eves.ts';
import { holidaysOf } from './holidays.ts';
import {
  bridgingDaysOf,
  isPublicHoliday,
  isWorkingDay,
  nextWorkingDay,
  plainCalendar,
  previousWorkingDay,
  toWorkingDay,
  workCalendarOf,
} from './working-days.ts';

const summer = workCalendarOf([{ from: '2026-07-13', to: '2026-07-24' }]);

describe('a working day', () => {
  it('is none on a Saturday, a Sunday or a public holiday', () => {
    expect(['2026-05-02', '2026-05-03', '2026-05-01', '2026-05-14'].filter((day) => isWorkingDay(day))).toEqual([]);
    expect(isWorkingDay('2026-05-04')).toBe(true);
  });

  it('is one on a bridging day, and on an eve of which the organization has a part', () => {
    expect(isWorkingDay('2026-05-15')).toBe(true);
    expect(isWorkingDay('2026-12-24')).toBe(true);
    expect(isWorkingDay('2026-12-24', workCalendarOf([], { ...usualEves, CHRISTMAS_EVE: 'CLOSED' }))).toBe(false);
  });

  it('is none while the organization is closed, for that organization alone', () => {
    expect(isWorkingDay('2026-07-20', summer)).toBe(false);
    expect(isWorkingDay('2026-07-20')).toBe(true);
  });
});

describe('the working day beside a day', () => {
  it('lies beyond weekends, holidays and own closed days', () => {
    expect(nextWorkingDay('2026-04-01')).toBe('2026-04-07');
    expect(previousWorkingDay('2026-04-07')).toBe('2026-04-01');
    expect(nextWorkingDay('2026-07-10', summer)).toBe('2026-07-27');
  });

  it('is the day itself where nobody works for more than a year', () => {
    const never = workCalendarOf([{ from: '2020-01-01', to: '2030-12-31' }]);
    expect(nextWorkingDay('2025-05-05', never)).toBe('2025-05-05');
  });
});

describe('a day that falls on a holiday', () => {
  it('stays, or becomes the working day before or after', () => {
    expect(toWorkingDay('2026-05-01', 'KEEP')).toBe('2026-05-01');
    expect(toWorkingDay('2026-05-01', 'BEFORE')).toBe('2026-04-30');
    expect(toWorkingDay('2026-05-01', 'AFTER')).toBe('2026-05-04');
  });

  it('stays by any rule if it is a working day', () => {
    expect(toWorkingDay('2026-05-04', 'BEFORE')).toBe('2026-05-04');
  });
});

describe('bridging days', () => {
  it('are working days alone between days off', () => {
    expect(bridgingDaysOf(2026)).toEqual(['2026-01-02', '2026-05-15']);
    expect(bridgingDaysOf(2027)).toEqual(['2027-05-07']);
    expect(bridgingDaysOf(2018)).toEqual(['2018-04-30', '2018-05-11', '2018-05-18', '2018-12-24', '2018-12-31']);
  });
});

const anyYear = fc.integer({ min: 2018, max: 2060 });
const anyDay = fc.tuple(anyYear, fc.integer({ min: 0, max: 364 })).map(([year, at]) => addDays(`${year}-01-01`, at));
const anyCalendar = fc
  .array(
    fc.tuple(anyDay, fc.integer({ min: 0, max: 30 })).map(([from, days]) => ({ from, to: addDays(from, days) })),
    { maxLength: 4 },
  )
  .map((closed) => ({ spans: closed, calendar: workCalendarOf(closed) }));

/** Whether a day is a working day, found slowly and by JavaScript's own calendar. */
function slowly(day: Day, spans: readonly { from: Day; to: Day }[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isHoliday = holidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
  return weekday !== 0 && weekday !== 6 && !isHoliday && !spans.some(({ from, to }) => from <= day && day <= to);
}

describe('on any day, for any organization', () => {
  it('no day is wrong, and no rule lands on a weekend, a holiday or a closed day', () => {
    fc.assert(
      fc.property(anyDay, anyCalendar, fc.constantFrom('BEFORE', 'AFTER'), (day, { spans, calendar }, rule) => {
        expect(isWorkingDay(day, calendar)).toBe(slowly(day, spans));
        const became = toWorkingDay(day, rule, calendar);
        expect(slowly(became, spans)).toBe(true);
        const [from, to] = rule === 'BEFORE' ? [became, day] : [day, became];
        for (let between = from; between <= to; between = addDays(between, 1)) {
          expect(between === became || !slowly(between, spans)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('the next working day and the one before it meet again', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const next = nextWorkingDay(day);
        expect(daysBetween(day, next)).toBeGreaterThan(0);
        expect(previousWorkingDay(next)).toBe(isWorkingDay(day) ? day : previousWorkingDay(day));
        expect(isPublicHoliday(next)).toBe(false);
        expect(isWorkingDay(next, plainCalendar)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});
