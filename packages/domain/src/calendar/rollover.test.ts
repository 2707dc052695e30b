import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isoWeek, weekdayOf, yearOf } from '../time/day.ts';
import { easterSunday } from '../time/holidays.ts';
import { isWorkingDay, plainCalendar, workCalendarOf } from '../time/working-days.ts';
import { anyDay } from './repetition.arbitrary.ts';
import { guessedRule, type Rolling, rolledInto } from './rollover.ts';
import { rolloverRules } from './rollover-day.ts';

const one = (day: string, more: Partial<Rolling> = {}): Rolling => ({
  title: 'Rapport',
  startDate: day,
  endDate: day,
  workingDay: 'KEEP',
  earlier: [],
  ...more,
});
const guess = (day: string, more: Partial<Rolling> = {}) => guessedRule(one(day, more), plainCalendar);

describe('the rule that is guessed from earlier years', () => {
  it('is the date that was the same each year, also where it once moved from a day off', () => {
    expect(guess('2026-02-16', { earlier: ['2025-02-16', '2024-02-16'] })).toBe('SAME_DATE');
    // 15 February 2025 was a Saturday.
    expect(guess('2026-02-15', { earlier: ['2025-02-17'] })).toBe('SAME_DATE');
  });

  it('is the week and weekday, the weekday of the month, or the days from Easter that fit', () => {
    expect(guess('2026-02-02', { earlier: ['2025-02-03'] })).toBe('SAME_WEEK');
    expect(guess('2026-01-14', { earlier: ['2025-01-08'] })).toBe('NTH_WEEKDAY');
    expect(guess('2026-04-09', { earlier: ['2025-04-24', '2024-04-04'] })).toBe('FROM_EASTER');
  });

  it('is the working day of the month that fits', () => {
    expect(guess('2026-01-30', { earlier: ['2025-01-31', '2022-01-31'] })).toBe('WORKING_DAY');
  });
});

describe('the rule that is guessed from this year alone', () => {
  it.each([
    ['a round date', '2026-02-20', {}, 'SAME_DATE'],
    ['the last day of a month', '2026-11-30', {}, 'SAME_DATE'],
    ['the last working day of a month', '2026-05-29', {}, 'WORKING_DAY'],
    ['a holiday', '2026-05-14', {}, 'SAME_DATE'],
    ['a day moved from a holiday', '2026-05-04', { movedFrom: '2026-05-01' }, 'SAME_DATE'],
    ['a title that says Easter', '2026-04-08', { title: 'Møte etter påske' }, 'FROM_EASTER'],
    ['a title that says week', '2026-02-20', { title: 'Kurs veke 8' }, 'SAME_WEEK'],
    ['whole weeks', '2026-06-15', { startDate: '2026-06-08' }, 'SAME_WEEK'],
    ['nothing in particular', '2026-03-12', {}, 'SAME_WEEK'],
  ] as const)('of %s', (_, day, more, rule) => {
    expect(guess(day, more)).toBe(rule);
  });
});

describe('an activity in the next year', () => {
  const roll = (day: string, rule: (typeof rolloverRules)[0 | 1 | 2 | 3 | 4], more: Partial<Rolling> = {}) =>
    rolledInto(2027, one(day, more), rule, plainCalendar);

  it('has its date, its week and weekday, its weekday of the month, its days from Easter, or its working day', () => {
    expect(roll('2026-02-16', 'SAME_DATE').days.endDate).toBe('2027-02-16');
    expect(roll('2026-02-02', 'SAME_WEEK').days.endDate).toBe('2027-02-08');
    expect(roll('2026-09-08', 'NTH_WEEKDAY').days.endDate).toBe('2027-09-14');
    expect(roll('2026-04-09', 'FROM_EASTER').days.endDate).toBe('2027-04-01');
    expect(roll('2026-05-29', 'WORKING_DAY').days.endDate).toBe('2027-05-31');
  });

  it('moves from a day off to the working day after, and remembers where from', () => {
    expect(roll('2026-02-20', 'SAME_DATE')).toEqual({
      days: { startDate: '2027-02-22', endDate: '2027-02-22', movedFrom: '2027-02-20' },
      workingDay: 'AFTER',
      reason: {
        pattern: { rule: 'SAME_DATE', month: 2, dayOfMonth: 20 },
        movedFrom: '2027-02-20',
        dayOff: 'WEEKEND',
        day: '2027-02-22',
      },
    });
    expect(roll('2026-04-30', 'SAME_DATE', { workingDay: 'BEFORE', movedFrom: '2026-05-01' }).days).toEqual({
      startDate: '2027-04-30',
      endDate: '2027-04-30',
      movedFrom: '2027-05-01',
    });
  });

  it('stays on a holiday that it is about', () => {
    expect(roll('2026-05-17', 'SAME_DATE').days.endDate).toBe('2027-05-17');
  });

  it('keeps its length', () => {
    const { days } = roll('2026-06-12', 'SAME_WEEK', { startDate: '2026-06-08' });
    expect([days.startDate, days.endDate]).toEqual(['2027-06-14', '2027-06-18']);
  });

  it('of week 53 is in the last week of a year with 52, and of 29 February on the 28th', () => {
    expect(roll('2026-12-30', 'SAME_WEEK').days.endDate).toBe('2027-12-29');
    expect(rolledInto(2029, one('2028-02-29'), 'SAME_DATE', plainCalendar).days.endDate).toBe('2029-02-28');
  });

  it('is never in another year, and never on a day off unless it was on one', () => {
    const anyRule = fc.constantFrom(...rolloverRules.filter((rule) => rule !== 'LEAVE_OUT'));
    const closed = workCalendarOf([{ from: '2030-07-01', to: '2030-07-21' }]);
    fc.assert(
      fc.property(anyDay, anyRule, fc.integer({ min: 2018, max: 2060 }), (day, rule, year) => {
        const { days, reason } = rolledInto(year, one(day), rule, closed);
        expect(yearOf(days.endDate)).toBe(year);
        expect(isWorkingDay(days.endDate, closed) || !isWorkingDay(day, closed)).toBe(true);
        const given = reason.movedFrom ?? days.endDate;
        if (rule === 'SAME_WEEK') expect(weekdayOf(given)).toBe(weekdayOf(day));
        if (rule === 'FROM_EASTER' && Math.abs(daysBetween(easterSunday(yearOf(day)), day)) < 60) {
          expect(daysBetween(easterSunday(year), given)).toBe(daysBetween(easterSunday(yearOf(day)), day));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps its week where both years have it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 2018, max: 2060 }), (day, year) => {
        const { week } = isoWeek(day);
        fc.pre(week > 1 && week < 52);
        const { days, reason } = rolledInto(year, one(day), 'SAME_WEEK', plainCalendar);
        expect(isoWeek(reason.movedFrom ?? days.endDate).week).toBe(week);
      }),
      { numRuns: 10_000 },
    );
  });
});
