import { civilDateOf, daysInMonth, epochDayOf } from '../time/civil.ts';
import { type Day, dayFromNumber, dayNumber, isoWeek, weekdayIndexOf, weekdays } from '../time/day.ts';
import { easterSunday } from '../time/holidays.ts';
import {
  isWorkingDay,
  nextWorkingDay,
  plainCalendar,
  previousWorkingDay,
  type WorkCalendar,
} from '../time/working-days.ts';

/** What a repetition counts in (product/README#closed-sets-of-words). */
export const repetitionUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type RepetitionUnit = (typeof repetitionUnits)[number];

/** Which of a month's Mondays, Tuesdays and so on; each position exists in every month. */
export const repetitionPositions = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'] as const;
export type RepetitionPosition = (typeof repetitionPositions)[number];

/** What a position counts: one of the weekdays, or working days (product/activities#working-days). */
export const repetitionWeekdays = [...weekdays, 'WORKING_DAY'] as const;
export type RepetitionWeekday = (typeof repetitionWeekdays)[number];

/** What a position is counted from if not from the beginning or the end of a month. */
export const repetitionAnchors = ['EASTER'] as const;
export type RepetitionAnchor = (typeof repetitionAnchors)[number];

/** The weeks in which a weekly rule falls if not in all: those with even or with odd ISO numbers. */
export const repetitionWeeks = ['EVEN', 'ODD'] as const;
export type RepetitionWeeks = (typeof repetitionWeeks)[number];

/** The greatest interval: 999 days are nearly three years, the reach of the stored occurrences. */
export const longestInterval = 999;

/**
 * How often an activity repeats (product/activities#ways-to-happen). `interval` 2 with MONTH is every second month. `weekday` with WEEK is the
 * day of the week; `position` and `weekday` together with MONTH or YEAR are such as the last Friday or the last working day of the month. With YEAR
 * and `anchor` EASTER they count the days after Easter Monday, and LAST those before Maundy Thursday. With WEEK and `weeks`, only weeks with even (or
 * odd) numbers count, and `interval` 2 is every second of them.
 */
export type RepetitionDefinition = {
  unit: RepetitionUnit;
  interval: number;
  position?: RepetitionPosition | null;
  weekday?: RepetitionWeekday | null;
  anchor?: RepetitionAnchor | null;
  weeks?: RepetitionWeeks | null;
};

/** Returns the field of a repetition that makes no sense, or null. A form marks that field before it asks for occurrences. */
export function repetitionFault({
  unit,
  interval,
  position,
  weekday,
  anchor,
  weeks,
}: RepetitionDefinition): 'interval' | 'position' | 'weekday' | 'anchor' | 'weeks' | null {
  const isInMonth = unit === 'MONTH' || unit === 'YEAR';
  if (!Number.isInteger(interval) || interval < 1 || interval > longestInterval) return 'interval';
  if (position && !isInMonth) return 'position';
  if (weeks && unit !== 'WEEK') return 'weeks';
  if (anchor && (unit !== 'YEAR' || !position)) return 'anchor';
  if (weekday && unit === 'DAY') return 'weekday';
  if (weekday === 'WORKING_DAY' && !isInMonth) return 'weekday';
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
export function ruleDaysOf(
  repetition: RepetitionDefinition,
  pattern: Day,
  start: Day,
  calendar: WorkCalendar = plainCalendar,
): RuleDays {
  const fault = repetitionFault(repetition);
  if (fault) throw new RangeError(`A repetition with a wrong ${fault}: ${JSON.stringify(repetition)}`);
  const startNumber = dayNumber(start);
  switch (repetition.unit) {
    case 'DAY':
      return everySoManyDays(startNumber, repetition.interval);
    case 'WEEK':
      return everySoManyWeeks(repetition, weekdayIndex(repetition, pattern), startNumber);
    default:
      return everySoManyMonths(repetition, pattern, startNumber, calendar);
  }
}

function everySoManyWeeks({ interval, weeks }: RepetitionDefinition, weekday: number, start: number): RuleDays {
  if (weeks) return everySoManyNumberedWeeks(weeks, interval, weekday, start);
  return everySoManyDays(firstWeekdayFrom(start, weekday), interval * 7);
}

function everySoManyDays(first: number, step: number): RuleDays {
  return {
    dayAt: (index) => first + index * step,
    indexFrom: (day) => Math.max(0, Math.ceil((day - first) / step)),
  };
}

/** The weeks with even or odd numbers are numbered through all years: a year has 26 even ones, and 26 or 27 odd ones. */
function everySoManyNumberedWeeks(weeks: RepetitionWeeks, interval: number, weekday: number, start: number): RuleDays {
  const fits = (day: number) => (isoWeek(dayFromNumber(day)).week % 2 === 0) === (weeks === 'EVEN');
  const numberFrom = (from: number): number => {
    let day = firstWeekdayFrom(from, weekday);
    while (!fits(day)) day += 7;
    const { year, week } = isoWeek(dayFromNumber(day));
    return fittingBefore(weeks, year) + Math.ceil(week / 2) - 1;
  };
  const first = numberFrom(start);
  return {
    dayAt: (index) => dayOfNumbered(weeks, first + index * interval, weekday),
    indexFrom: (day) => Math.max(0, Math.ceil((numberFrom(day) - first) / interval)),
  };
}

function dayOfNumbered(weeks: RepetitionWeeks, number: number, weekday: number): number {
  let year = Math.floor(number / (weeks === 'EVEN' ? 26 : 26.18)) - 1;
  while (fittingBefore(weeks, year + 1) <= number) year++;
  const place = number - fittingBefore(weeks, year);
  const week = weeks === 'EVEN' ? 2 * place + 2 : 2 * place + 1;
  return mondayOfFirstWeek(year) + 7 * (week - 1) + weekday;
}

/** Returns how many weeks with such numbers lie between year 0 and the beginning of a year. */
function fittingBefore(weeks: RepetitionWeeks, year: number): number {
  const even = 26 * year;
  return weeks === 'EVEN' ? even : (mondayOfFirstWeek(year) - mondayOfFirstWeek(0)) / 7 - even;
}

function mondayOfFirstWeek(year: number): number {
  const fourth = epochDayOf(year, 1, 4);
  return fourth - weekdayIndexOf(fourth);
}

function everySoManyMonths(
  repetition: RepetitionDefinition,
  pattern: Day,
  start: number,
  calendar: WorkCalendar,
): RuleDays {
  const wanted = civilDateOf(dayNumber(pattern));
  const pick = dayPicker(repetition, pattern, calendar);
  const inMonth = (month: number) => pick(Math.floor(month / 12), (month % 12) + 1);
  const period = repetition.unit === 'YEAR' ? 12 : 1;
  const step = repetition.interval * period;
  const startMonth = monthNumberOf(start);
  const month = repetition.anchor ? 1 : wanted.month;
  const candidate = repetition.unit === 'YEAR' ? startMonth - (startMonth % 12) + month - 1 : startMonth;
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

function dayPicker(repetition: RepetitionDefinition, pattern: Day, calendar: WorkCalendar): DayPicker {
  const { dayOfMonth } = civilDateOf(dayNumber(pattern));
  if (repetition.anchor) return (year) => dayByEaster(repetition, pattern, year, calendar);
  if (repetition.weekday === 'WORKING_DAY') {
    return (year, month) => workingDayInMonth(repetition.position!, year, month, calendar);
  }
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

/**
 * Returns the numbered working day of a month, its last if there are fewer. In a month in which the organization is closed throughout, its own closed
 * days do not count.
 */
function workingDayInMonth(position: RepetitionPosition, year: number, month: number, calendar: WorkCalendar): number {
  const first = epochDayOf(year, month, 1);
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => first + at);
  const open = days.filter((day) => isWorkingDay(dayFromNumber(day), calendar));
  const working = open.length > 0 ? open : days.filter((day) => isWorkingDay(dayFromNumber(day)));
  const at = position === 'LAST' ? working.length - 1 : repetitionPositions.indexOf(position);
  return working[Math.min(at, working.length - 1)]!;
}

/** Returns the numbered weekday or working day after Easter Monday, or the last one before Maundy Thursday. */
function dayByEaster(repetition: RepetitionDefinition, pattern: Day, year: number, calendar: WorkCalendar): number {
  const easter = dayNumber(easterSunday(year));
  const isLast = repetition.position === 'LAST';
  const place = repetitionPositions.indexOf(repetition.position!);
  if (repetition.weekday === 'WORKING_DAY') {
    if (isLast) return dayNumber(previousWorkingDay(dayFromNumber(easter - 3), calendar));
    let day = dayFromNumber(easter + 1);
    for (let count = 0; count <= place; count++) day = nextWorkingDay(day, calendar);
    return dayNumber(day);
  }
  const weekday = weekdayIndex(repetition, pattern);
  return isLast ? firstWeekdayFrom(easter - 10, weekday) : firstWeekdayFrom(easter + 2, weekday) + 7 * place;
}

function weekdayIndex({ weekday }: RepetitionDefinition, pattern: Day): number {
  return weekday && weekday !== 'WORKING_DAY' ? weekdays.indexOf(weekday) : weekdayIndexOf(dayNumber(pattern));
}

function firstWeekdayFrom(day: number, weekday: number): number {
  return day + ((weekday - weekdayIndexOf(day) + 7) % 7);
}

/** Months since January of year 0. */
function monthNumberOf(day: number): number {
  const { year, month } = civilDateOf(day);
  return year * 12 + month - 1;
}
