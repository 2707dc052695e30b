import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, weekdayOf } from '../time/day.ts';
import { plainCalendar as calendar, isWorkingDay } from '../time/working-days.ts';
import { type CopiedActivity, daysOfCopy } from './copy-days.ts';

const one = (startDate: string, endDate = startDate, more: Partial<CopiedActivity> = {}): CopiedActivity => ({
  ...{ title: 'Møte', startDate, endDate, movedFrom: null, workingDay: 'KEEP', ruleDate: null },
  ...{ isMoved: true, isRepeated: false, ...more },
});
const daysIn2027 = (activity: CopiedActivity) => daysOfCopy(activity, '2027-01-01', calendar);

describe('a copy that comes a year later', () => {
  test('keeps the weekday of a day that was chosen by it', () => {
    const { days } = daysIn2027(one('2026-03-11'));
    expect([days, weekdayOf(days.endDate)]).toEqual([
      { startDate: '2027-03-17', endDate: '2027-03-17', movedFrom: null },
      'WEDNESDAY',
    ]);
  });

  test('keeps a round date, and says from where it went off a Saturday', () => {
    expect(daysIn2027(one('2026-04-10'))).toEqual({
      days: { startDate: '2027-04-12', endDate: '2027-04-12', movedFrom: '2027-04-10' },
      workingDay: 'AFTER',
    });
  });

  test('moves before a day off where its series says so', () => {
    expect(daysIn2027(one('2026-04-10', '2026-04-10', { workingDay: 'BEFORE' })).days.endDate).toBe('2027-04-09');
  });

  test('stays on a Saturday that was one', () => {
    expect(daysIn2027(one('2026-06-06'))).toMatchObject({ days: { endDate: '2027-06-06', movedFrom: null } });
  });

  test('is never before the copy begins, is as long as it was, and is on no day off if it was on none', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2020-01-01', count));
    const rule = fc.constantFrom('KEEP', 'BEFORE', 'AFTER' as const);
    fc.assert(
      fc.property(day, fc.nat(364), fc.nat(40), rule, (today, ago, length, workingDay) => {
        const endDate = addDays(addMonths(today, -12), ago);
        fc.pre(endDate < today);
        const activity = one(addDays(endDate, -length), endDate, { workingDay: workingDay as 'KEEP' });
        const { days } = daysOfCopy(activity, today, calendar);
        expect(days.endDate >= today).toBe(true);
        expect(daysBetween(endDate, days.endDate)).toBeLessThan(380);
        // The last days of a year have no working day after them in it.
        const isLast = days.endDate.endsWith('12-31') || days.endDate.endsWith('12-30');
        if (isWorkingDay(endDate, calendar) && !isLast) expect(isWorkingDay(days.endDate, calendar)).toBe(true);
      }),
    );
  });
});

describe('a copy that stays', () => {
  test('has its own day, and is moved anew off a day off of its new organization', () => {
    const given = one('2026-04-13', '2026-04-13', { movedFrom: '2026-04-11', workingDay: 'AFTER', isMoved: false });
    expect(daysIn2027(given).days).toEqual({ startDate: '2026-04-13', endDate: '2026-04-13', movedFrom: '2026-04-11' });
    expect(daysIn2027(one('2026-04-11', '2026-04-11', { isMoved: false })).days.movedFrom).toBe(null);
  });
});
