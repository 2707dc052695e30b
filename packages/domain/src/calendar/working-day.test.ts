import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/day.ts';
import { isWorkingDay, plainCalendar, workCalendarOf } from '../time/working-days.ts';
import { countsOf, type EventDates, planEventChange } from './event-change.ts';
import { horizon, previewOccurrences, type Series, storedOccurrences } from './recurrence.ts';
import { anyCalendarRepetition, anyDay, anyRepetition, anySpan } from './repetition.arbitrary.ts';
import { isMoved, ruleDayOf } from './replan.ts';
import { givenSpan, settled } from './working-day.ts';

const today = '2026-03-10';
const yearly = (startDate: string, workingDay: 'KEEP' | 'BEFORE' | 'AFTER'): Series => ({
  startDate,
  endDate: startDate,
  repetitionDefinition: { unit: 'YEAR', interval: 1 },
  workingDay,
});

describe('an activity whose deadline is no working day', () => {
  it('is moved whole, and keeps the days that it was given', () => {
    expect(settled({ startDate: '2026-04-27', endDate: '2026-05-01' }, 'AFTER', plainCalendar)).toEqual({
      startDate: '2026-04-30',
      endDate: '2026-05-04',
      given: { startDate: '2026-04-27', endDate: '2026-05-01' },
    });
    expect(givenSpan({ startDate: '2026-04-30', endDate: '2026-05-04', movedFrom: '2026-05-01' })).toEqual({
      startDate: '2026-04-27',
      endDate: '2026-05-01',
    });
  });

  it('stays where its rule says so, and where its deadline is a working day', () => {
    const may = { startDate: '2026-05-01', endDate: '2026-05-01' };
    expect(settled(may, 'KEEP', plainCalendar)).toEqual(may);
    expect(settled({ ...may, endDate: '2026-05-04' }, 'AFTER', plainCalendar)).toEqual({
      ...may,
      endDate: '2026-05-04',
    });
  });
});

describe('a repetition', () => {
  it('says of each occurrence that was moved from which day', () => {
    expect(storedOccurrences(yearly('2026-05-01', 'AFTER'), today, { past: false })).toEqual([
      { startDate: '2026-05-04', endDate: '2026-05-04', given: { startDate: '2026-05-01', endDate: '2026-05-01' } },
      { startDate: '2027-05-03', endDate: '2027-05-03', given: { startDate: '2027-05-01', endDate: '2027-05-01' } },
      { startDate: '2028-05-02', endDate: '2028-05-02', given: { startDate: '2028-05-01', endDate: '2028-05-01' } },
      { startDate: '2029-05-02', endDate: '2029-05-02', given: { startDate: '2029-05-01', endDate: '2029-05-01' } },
    ]);
  });

  it('has every day one occurrence a working day, by either rule', () => {
    const daily = (workingDay: 'BEFORE' | 'AFTER') =>
      storedOccurrences(
        {
          startDate: '2026-04-27',
          endDate: '2026-04-27',
          repetitionDefinition: { unit: 'DAY', interval: 1 },
          endRepetitionDate: '2026-05-05',
          workingDay,
        },
        today,
        { past: false },
      ).map(({ endDate }) => endDate);
    const working = ['2026-04-27', '2026-04-28', '2026-04-29', '2026-04-30', '2026-05-04', '2026-05-05'];
    expect(daily('BEFORE')).toEqual(working);
    expect(daily('AFTER')).toEqual(working);
  });

  it('looks at the closed days of the organization', () => {
    const calendar = workCalendarOf([{ from: '2026-07-01', to: '2026-07-31' }]);
    const [first] = storedOccurrences(yearly('2026-07-15', 'AFTER'), today, { past: false, calendar });
    expect(first?.endDate).toBe('2026-08-03');
  });

  it('still has an occurrence today that its rule gave to yesterday', () => {
    const series = yearly('2026-05-01', 'AFTER');
    expect(storedOccurrences(series, '2026-05-04', { past: false })[0]?.endDate).toBe('2026-05-04');
    expect(previewOccurrences(series, '2026-05-05').occurrences[0]?.endDate).toBe('2027-05-03');
  });
});

describe('changing what becomes of days that are no working days', () => {
  const dates: EventDates = {
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    workingDay: 'KEEP',
    repetitionDefinition: null,
    startRepetitionDate: null,
    endRepetitionDate: null,
  };
  const one = { id: 1, startDate: '2026-05-01', endDate: '2026-05-01', isDone: false };
  const stored = { instances: [one], exceptDates: [], calendar: plainCalendar };

  it('moves a single activity, and back', () => {
    const there = planEventChange({ ...stored, dates }, { workingDay: 'BEFORE' }, today);
    const moved = { ...one, startDate: '2026-04-30', endDate: '2026-04-30', movedFrom: '2026-05-01' };
    expect(there.plan?.changed).toEqual([moved]);
    const back = planEventChange({ ...stored, instances: [moved], dates: there.dates }, { workingDay: 'KEEP' }, today);
    expect(back.plan?.changed).toEqual([{ ...one, movedFrom: null }]);
  });

  it('moves chosen dates without being told them', () => {
    const other = { ...one, id: 2, startDate: '2026-05-05', endDate: '2026-05-05' };
    const { plan } = planEventChange({ ...stored, instances: [one, other], dates }, { workingDay: 'AFTER' }, today);
    expect(plan?.changed.map(({ id, endDate }) => [id, endDate])).toEqual([[1, '2026-05-04']]);
    expect(plan?.keep).toHaveLength(2);
  });

  it('moves the activities of a repetition, but not those moved by hand', () => {
    const repeating = { ...dates, repetitionDefinition: { unit: 'YEAR', interval: 1 } } as const;
    const [first, ...rest] = storedOccurrences(repeating, today, { past: false });
    const instances = [first!, ...rest].map((span, id) => ({ id, isDone: false, ...span, ruleDate: ruleDayOf(span) }));
    const byHand = { ...instances[0]!, startDate: '2026-05-06', endDate: '2026-05-06' };
    const series = { ...stored, instances: [byHand, ...instances.slice(1)], dates: repeating };
    const change = planEventChange(series, { workingDay: 'AFTER' }, today);
    expect(change.plan?.changed.map(({ endDate }) => endDate)).toEqual(['2027-05-03', '2028-05-02', '2029-05-02']);
    expect(countsOf(series, change)).toEqual({ kept: 4, removed: 0, added: 0, keptMoved: 1, removedMoved: 0 });
    const after = { ...series, instances: change.plan!.keep, dates: change.dates };
    expect(after.instances.map((instance) => isMoved(instance, 0))).toEqual([true, false, false, false]);
    const back = planEventChange(after, { workingDay: 'KEEP' }, today);
    expect(back.plan?.keep.map(({ endDate }) => endDate)).toEqual([
      '2026-05-06',
      '2027-05-01',
      '2028-05-01',
      '2029-05-01',
    ]);
  });
});

const anyWorkingSeries = fc.tuple(
  anySpan,
  fc.oneof(anyRepetition, anyCalendarRepetition),
  fc.constantFrom('BEFORE', 'AFTER'),
  fc.array(fc.tuple(anyDay, fc.integer({ min: 0, max: 20 })), { maxLength: 2 }),
);

describe('any rule in any year', () => {
  it('lands on no weekend, holiday or closed day, keeps lengths, and has each deadline once', () => {
    fc.assert(
      fc.property(anyWorkingSeries, anyDay, ([span, repetition, workingDay, closed], now) => {
        const calendar = workCalendarOf(closed.map(([from, days]) => ({ from, to: addDays(from, days) })));
        const interval = repetition.unit === 'DAY' ? 40 + repetition.interval : repetition.interval;
        const series = { ...span, repetitionDefinition: { ...repetition, interval }, workingDay };
        const found = storedOccurrences(series, now, { past: false, calendar });
        let before = '';
        for (const { startDate, endDate, given } of found) {
          expect(isWorkingDay(endDate, calendar)).toBe(true);
          expect(endDate >= now && startDate <= horizon(now) && endDate > before).toBe(true);
          expect(daysBetween(startDate, endDate)).toBe(daysBetween(span.startDate, span.endDate));
          expect(given === undefined || !isWorkingDay(given.endDate, calendar)).toBe(true);
          before = endDate;
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
