import { civilDateOf, daysInMonth, epochDayOf } from '../time/civil.ts';
import { type Day, dayNumber, type Weekday, weekdayIndexOf, weekdays } from '../time/day.ts';

/** What a repetition counts in (product/README#closed-sets-of-words). */
export const repetitionUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type RepetitionUnit = (typeof repetitionUnits)[number];

/** Which of a month's Mondays, Tuesdays and so on; each position exists in every month. */
export const repetitionPositions = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'] as const;
export type RepetitionPosition = (typeof repetitionPositions)[number];

/** The greatest interval: 999 days are nearly three years, the reach of the stored occurrences. */
export const longestInterval = 999;

/**
 * How often an activity repeats (product/activities#ways-to-happen). `interval` 2 with MONTH is every second month. `weekday` with WEEK is the
 * day of the week; `position` and `weekday` together with MONTH or YEAR are such as the last Friday of the month.
 */
export type RepetitionDefinition = {
  unit: RepetitionUnit;
  interval: number;
  position?: RepetitionPosition | null;
  weekday?: Weekday | null;
};

/** Returns the field of a repetition that makes no sense, or null. A form marks that field before it asks for occurrences. */
export function repetitionFault({
  unit,
  interval,
  position,
  weekday,
}: RepetitionDefinition): 'interval' | 'position' | 'weekday' | null {
  const isInMonth = unit === 'MONTH' || unit === 'YEAR';
  if (!Number.isInteger(interval) || interval < 1 || interval > longestInterval) return 'interval';
  if (position && !isInMonth) return 'position';
  if (weekday && unit === 'DAY') return 'weekday';
  if (isInMonth && weekday && !position) return 'position';
  return position && !weekday ? 'weekday' : null;
}

/**
 * The days on which a rule falls, numbered 0, 1, 2 and so on without end, ascending. Each is computed by itself: nothing drifts and nothing is
 * counted through. Days are numbers as `dayNumber` gives them.
 */
export type RuleDays = {
  /** The day of the occurrence with this number. */
  dayAt: (index: number) => number;
  /** The number of the first occurrence on or after a day. */
  indexFrom: (day: number) => number;
};

/**
 * Returns the days of a repetition. `pattern` gives what the definition leaves open: weekday, day of month, month. `start` is the earliest day: the
 * rule begins with the first fitting day on or after it, and the interval counts from there. Throws RangeError if `repetitionFault` finds a fault.
 */
export function ruleDaysOf(repetition: RepetitionDefinition, pattern: Day, start: Day): RuleDays {
  const fault = repetitionFault(repetition);
  if (fault) throw new RangeError(`A repetition with a wrong ${fault}: ${JSON.stringify(repetition)}`);
  const startNumber = dayNumber(start);
  switch (repetition.unit) {
    case 'DAY':
      return everySoManyDays(startNumber, repetition.interval);
    case 'WEEK':
      return everySoManyDays(firstWeekdayFrom(startNumber, weekdayIndex(repetition, pattern)), repetition.interval * 7);
    default:
      return everySoManyMonths(repetition, pattern, startNumber);
  }
}

function everySoManyDays(first: number, step: number): RuleDays {
  return {
    dayAt: (index) => first + index * step,
    indexFrom: (day) => Math.max(0, Math.ceil((day - first) / step)),
  };
}

function everySoManyMonths(repetition: RepetitionDefinition, pattern: Day, start: number): RuleDays {
  const wanted = civilDateOf(dayNumber(pattern));
  const pick = dayPicker(repetition, pattern);
  const inMonth = (month: number) => pick(Math.floor(month / 12), (month % 12) + 1);
  const period = repetition.unit === 'YEAR' ? 12 : 1;
  const step = repetition.interval * period;
  const startMonth = monthNumberOf(start);
  const candidate = repetition.unit === 'YEAR' ? startMonth - (startMonth % 12) + wanted.month - 1 : startMonth;
  const first = inMonth(candidate) < start ? candidate + period : candidate;
  const dayAt = (index: number) => inMonth(first + index * step);
  return {
    dayAt,
    indexFrom: (day) => {
      const index = Math.max(0, Math.floor((monthNumberOf(day) - first) / step));
      return dayAt(index) < day ? index + 1 : index;
    },
  };
}

type DayPicker = (year: number, month: number) => number;

function dayPicker(repetition: RepetitionDefinition, pattern: Day): DayPicker {
  const { dayOfMonth } = civilDateOf(dayNumber(pattern));
  if (!repetition.position) {
    return (year, month) => epochDayOf(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
  }
  const weekday = weekdayIndex(repetition, pattern);
  if (repetition.position === 'LAST') {
    return (year, month) => firstWeekdayFrom(epochDayOf(year, month, daysInMonth(year, month)) - 6, weekday);
  }
  const daysIn = 7 * repetitionPositions.indexOf(repetition.position);
  return (year, month) => firstWeekdayFrom(epochDayOf(year, month, 1), weekday) + daysIn;
}

function weekdayIndex({ weekday }: RepetitionDefinition, pattern: Day): number {
  return weekday ? weekdays.indexOf(weekday) : weekdayIndexOf(dayNumber(pattern));
}

function firstWeekdayFrom(day: number, weekday: number): number {
  return day + ((weekday - weekdayIndexOf(day) + 7) % 7);
}

/** Months since January of year 0. */
function monthNumberOf(day: number): number {
  const { year, month } = civilDateOf(day);
  return year * 12 + month - 1;
}
