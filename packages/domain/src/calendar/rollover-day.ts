import {
  addDays,
  type Day,
  dayInMonth,
  dayNumber,
  dayOf,
  dayOfMonth,
  dayOfWeek,
  daysBetween,
  isoWeek,
  monthOf,
  type Weekday,
  weekdayOf,
  weeksOf,
  yearOf,
} from '../time/day.ts';
import { easterSunday } from '../time/holidays.ts';
import { isWorkingDay, nextWorkingDay, previousWorkingDay, type WorkCalendar } from '../time/working-days.ts';
import { type RepetitionPosition, repetitionPositions } from './repetition.ts';

/** How a deadline finds its day in another year (product/activities#next-year). */
export const rolloverRules = [
  'SAME_DATE',
  'SAME_WEEK',
  'NTH_WEEKDAY',
  'FROM_EASTER',
  'WORKING_DAY',
  'LEAVE_OUT',
] as const;
export type RolloverRule = (typeof rolloverRules)[number];
/** The rules that give a day. */
export type DayRule = Exclude<RolloverRule, 'LEAVE_OUT'>;

/** What a rule says of a deadline, in terms that hold for every year. */
export type Pattern =
  | { rule: 'SAME_DATE'; month: number; dayOfMonth: number }
  | { rule: 'SAME_WEEK'; week: number; weekday: Weekday }
  | { rule: 'NTH_WEEKDAY'; month: number; position: RepetitionPosition; weekday: Weekday }
  | { rule: 'FROM_EASTER'; days: number }
  | { rule: 'WORKING_DAY'; month: number; place: number };

/**
 * Returns what a rule says of a deadline. A fifth weekday of a month is its last one. The place of a working day is counted from the beginning of the
 * month (1, 2 …) or from its end (-1, -2 …), whichever is nearer; a day off has that of the working day before it.
 */
export function patternOf(day: Day, rule: DayRule, calendar: WorkCalendar): Pattern {
  switch (rule) {
    case 'SAME_DATE':
      return { rule, month: monthOf(day), dayOfMonth: dayOfMonth(day) };
    case 'SAME_WEEK':
      return { rule, week: isoWeek(day).week, weekday: weekdayOf(day) };
    case 'NTH_WEEKDAY':
      return { rule, month: monthOf(day), position: positionOf(day), weekday: weekdayOf(day) };
    case 'FROM_EASTER':
      return { rule, days: daysBetween(easterSunday(yearOf(day)), day) };
    case 'WORKING_DAY':
      return { rule, month: monthOf(day), place: placeOf(day, calendar) };
  }
}

/** Returns the day of a year that fits a pattern; a day that the year does not have is the nearest that it has. */
export function dayByPattern(pattern: Pattern, year: number, calendar: WorkCalendar): Day {
  switch (pattern.rule) {
    case 'SAME_DATE':
      return dayInMonth(year, pattern.month, pattern.dayOfMonth);
    case 'SAME_WEEK':
      return inYear(dayOfWeek(year, Math.min(pattern.week, weeksOf(year)), pattern.weekday), year);
    case 'NTH_WEEKDAY':
      return nthWeekday(pattern, year);
    case 'FROM_EASTER':
      return inYear(addDays(easterSunday(year), pattern.days), year);
    case 'WORKING_DAY':
      return workingDayAt(pattern, year, calendar);
  }
}

/** Returns a day of the year itself: the last week of a year may reach into the next one, and its first into the one before. */
function inYear(day: Day, year: number): Day {
  if (yearOf(day) < year) return inYear(addDays(day, 7), year);
  return yearOf(day) > year ? inYear(addDays(day, -7), year) : day;
}

function positionOf(day: Day): RepetitionPosition {
  return repetitionPositions[Math.floor((dayOfMonth(day) - 1) / 7)]!;
}

function nthWeekday({ month, position, weekday }: Pattern & { rule: 'NTH_WEEKDAY' }, year: number): Day {
  const days = daysOf(year, month).filter((day) => weekdayOf(day) === weekday);
  return position === 'LAST' ? days.at(-1)! : days[repetitionPositions.indexOf(position)]!;
}

function placeOf(day: Day, calendar: WorkCalendar): number {
  const days = workingDaysOf(yearOf(day), monthOf(day), calendar);
  const at = days.findLastIndex((one) => one <= day);
  return at < days.length / 2 ? Math.max(at, 0) + 1 : at - days.length;
}

function workingDayAt({ month, place }: Pattern & { rule: 'WORKING_DAY' }, year: number, calendar: WorkCalendar): Day {
  const days = workingDaysOf(year, month, calendar);
  return days.at(place > 0 ? Math.min(place - 1, days.length - 1) : Math.max(place, -days.length))!;
}

/** The working days of a month; in one in which the organization is closed throughout, all its days. */
function workingDaysOf(year: number, month: number, calendar: WorkCalendar): Day[] {
  const all = daysOf(year, month);
  const working = all.filter((day) => isWorkingDay(day, calendar));
  return working.length > 0 ? working : all;
}

function daysOf(year: number, month: number): Day[] {
  const first = dayOf(year, month, 1);
  const count = dayNumber(dayInMonth(year, month, 31)) - dayNumber(first) + 1;
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/**
 * Returns the working day that a deadline becomes in another year, in which its own day is none; if the day before the first working day of a year
 * or after its last would be in another year, the search turns around.
 */
export function workingDayInYear(day: Day, isBefore: boolean, calendar: WorkCalendar): Day {
  const [next, other] = isBefore
    ? [previousWorkingDay(day, calendar), nextWorkingDay(day, calendar)]
    : [nextWorkingDay(day, calendar), previousWorkingDay(day, calendar)];
  return yearOf(next) === yearOf(day) ? next : other;
}
