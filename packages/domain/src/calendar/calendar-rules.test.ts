import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeek } from '../time/day.ts';
import { easterSunday } from '../time/holidays.ts';
import { isWorkingDay, workCalendarOf } from '../time/working-days.ts';
import { occurrences, storedOccurrences } from './recurrence.ts';
import { anyCalendarRepetition, anyDay } from './repetition.arbitrary.ts';
import { type RepetitionDefinition, repetitionFault } from './repetition.ts';

const daysOf = (first: string, repetition: RepetitionDefinition, from: string, to: string) =>
  occurrences({ startDate: first, endDate: first }, repetition, { from, to }).map(({ startDate }) => startDate);

describe('a rule that looks at the calendar', () => {
  it.each([
    ['weeks', { unit: 'MONTH', interval: 1, weeks: 'EVEN' }],
    ['anchor', { unit: 'MONTH', interval: 1, position: 'FIRST', weekday: 'MONDAY', anchor: 'EASTER' }],
    ['anchor', { unit: 'YEAR', interval: 1, anchor: 'EASTER' }],
    ['weekday', { unit: 'WEEK', interval: 1, weekday: 'WORKING_DAY' }],
    ['position', { unit: 'MONTH', interval: 1, weekday: 'WORKING_DAY' }],
  ] as const)('names its %s where it makes no sense: %j', (fault, repetition) => {
    expect(repetitionFault(repetition)).toBe(fault);
  });

  it('finds the last working day of each month', () => {
    const last = { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'WORKING_DAY' } as const;
    expect(daysOf('2026-01-01', last, '2026-01-01', '2026-06-30')).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-31',
      '2026-04-30',
      '2026-05-29',
      '2026-06-30',
    ]);
  });

  it('finds the second working day after Easter, and the last one before it', () => {
    const easter = { unit: 'YEAR', interval: 1, weekday: 'WORKING_DAY', anchor: 'EASTER' } as const;
    expect(daysOf('2026-06-10', { ...easter, position: 'SECOND' }, '2026-01-01', '2028-12-31')).toEqual([
      '2027-03-31',
      '2028-04-19',
    ]);
    expect(daysOf('2026-01-01', { ...easter, position: 'LAST' }, '2026-01-01', '2028-12-31')).toEqual([
      '2026-04-01',
      '2027-03-24',
      '2028-04-12',
    ]);
  });

  it('falls in even weeks only, over a year with 53 weeks', () => {
    const even = { unit: 'WEEK', interval: 1, weekday: 'MONDAY', weeks: 'EVEN' } as const;
    expect(daysOf('2026-12-07', even, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-07',
      '2026-12-21',
      '2027-01-11',
      '2027-01-25',
    ]);
    expect(daysOf('2026-12-07', { ...even, interval: 2 }, '2026-12-01', '2027-02-28')).toEqual([
      '2026-12-07',
      '2027-01-11',
      '2027-02-08',
    ]);
    expect(daysOf('2026-12-28', { ...even, weeks: 'ODD' }, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-01-18',
    ]);
  });

  it('finds working days of the organization, and of the country in a month in which it is closed', () => {
    const calendar = workCalendarOf([{ from: '2026-07-01', to: '2026-08-03' }]);
    const first = { unit: 'MONTH', interval: 1, position: 'FIRST', weekday: 'WORKING_DAY' } as const;
    const series = { startDate: '2026-07-01', endDate: '2026-07-01', repetitionDefinition: first };
    const stored = storedOccurrences(series, '2026-07-01', { past: false, calendar }).map(({ startDate }) => startDate);
    expect(stored.slice(0, 3)).toEqual(['2026-07-01', '2026-08-04', '2026-09-01']);
  });
});

/** Whether a day fits such a rule, found by counting through its month, or through the days around Easter. */
function fits(day: string, pattern: string, { unit, position, weekday, anchor, weeks }: RepetitionDefinition): boolean {
  const nameOf = (one: string) =>
    ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'][new Date(one).getUTCDay()];
  const counts = (one: string) => (weekday === 'WORKING_DAY' ? isWorkingDay(one) : nameOf(one) === weekday);
  if (weeks) return counts(day) && (isoWeek(day).week % 2 === 0) === (weeks === 'EVEN');
  if (!counts(day)) return false;
  const range = (from: string, to: string) => {
    const days: string[] = [];
    for (let one = from; one <= to; one = addDays(one, 1)) if (counts(one)) days.push(one);
    return days;
  };
  const place = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'].indexOf(position!);
  if (anchor) {
    const easter = easterSunday(Number(day.slice(0, 4)));
    const after = range(addDays(easter, 2), addDays(easter, 40));
    return position === 'LAST' ? range(addDays(easter, -20), addDays(easter, -4)).at(-1) === day : after[place] === day;
  }
  if (unit === 'YEAR' && day.slice(5, 7) !== pattern.slice(5, 7)) return false;
  const month = range(`${day.slice(0, 8)}01`, addDays(`${day.slice(0, 8)}28`, 3)).filter(
    (one) => one.slice(0, 7) === day.slice(0, 7),
  );
  return (position === 'LAST' ? month.at(-1) : month[place]) === day;
}

describe('the days of any such rule in 2018–2060', () => {
  it('are those that one finds by looking at every single day', () => {
    fc.assert(
      fc.property(anyDay, anyCalendarRepetition, fc.integer({ min: 1, max: 500 }), (first, repetition, length) => {
        const to = addDays(first, length);
        const found: string[] = [];
        let seen = 0;
        for (let day = first; day <= to; day = addDays(day, 1)) {
          if (fits(day, first, repetition) && seen++ % repetition.interval === 0) found.push(day);
        }
        expect(daysOf(first, repetition, first, to)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });
});
