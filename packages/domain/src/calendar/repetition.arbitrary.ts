import fc from 'fast-check';
import { addDays, type Day, daysBetween, weekdays } from '../time/day.ts';
import type { Series, Span } from './recurrence.ts';
import { type RepetitionDefinition, repetitionPositions, repetitionWeekdays, repetitionWeeks } from './repetition.ts';

const firstDay = '2018-01-01';
const lastDay = '2060-12-31';

const trickyDays = ['2020-01-31', '2024-02-29', '2027-01-30', '2028-02-29', '2028-12-31', '2031-03-30', '2045-10-29'];

/** Any day of 2018–2060, month ends and leap days more often than chance gives them. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: 0, max: daysBetween(firstDay, lastDay) }).map((n) => addDays(firstDay, n)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...trickyDays) },
);

/** An activity of one day to ten weeks. */
export const anySpan: fc.Arbitrary<Span> = fc
  .tuple(anyDay, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 })))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }));

const interval = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 40 }));
const weekday = fc.constantFrom(...weekdays);
const position = fc.constantFrom(...repetitionPositions);

/** Any repetition that a form accepts. */
export const anyRepetition: fc.Arbitrary<RepetitionDefinition> = fc.oneof(
  fc.record({ unit: fc.constantFrom('DAY', 'WEEK', 'MONTH', 'YEAR'), interval }),
  fc.record({ unit: fc.constant('WEEK'), interval, weekday }),
  fc.record({ unit: fc.constantFrom('MONTH', 'YEAR'), interval, position, weekday }),
);

/** The repetitions that look at the calendar: numbered weeks, working days of a month, days counted from Easter. */
export const anyCalendarRepetition: fc.Arbitrary<RepetitionDefinition> = fc.oneof(
  fc.record({ unit: fc.constant('WEEK'), interval, weekday, weeks: fc.constantFrom(...repetitionWeeks) }),
  fc.record({ unit: fc.constantFrom('MONTH', 'YEAR'), interval, position, weekday: fc.constant('WORKING_DAY') }),
  fc.record({
    unit: fc.constant('YEAR'),
    interval,
    position,
    weekday: fc.constantFrom(...repetitionWeekdays),
    anchor: fc.constant('EASTER'),
  }),
);

/** Any repeating series, with or without its own begin and end. */
export const anySeries: fc.Arbitrary<Series> = fc
  .tuple(anySpan, anyRepetition, fc.option(anyDay), fc.option(anyDay))
  .map(([span, repetitionDefinition, startRepetitionDate, endRepetitionDate]) => ({
    ...span,
    repetitionDefinition,
    startRepetitionDate,
    endRepetitionDate,
  }));
