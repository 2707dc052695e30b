import { type CivilDate, civilDateOf, daysInMonth, epochDayOf, isLeapYear } from './civil.ts';

export { daysInMonth, isLeapYear };

/** A whole day, `YYYY-MM-DD`, without clock or time zone. Days sort as text. */
export type Day = string;

/** Monday first, as in Norway. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const firstYear = 1000;
const lastYear = 9999;

function readDay(text: string): CivilDate | null {
  const [, year, month, dayOfMonth] = dayPattern.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), dayOfMonth: Number(dayOfMonth) };
  return exists(date) ? date : null;
}

function exists({ year, month, dayOfMonth }: CivilDate): boolean {
  return Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
}

function civil(day: Day): CivilDate {
  const date = readDay(day);
  if (!date) throw new RangeError(`Not a day: ${day}`);
  return date;
}

/**
 * Whether a text is a day that a person may enter: YYYY-MM-DD, in the Gregorian calendar, in the years 1000–9999. The years of activities are limited
 * by `refuseOutsideYears`.
 */
export function isDay(text: unknown): text is Day {
  const date = typeof text === 'string' ? readDay(text) : null;
  return date !== null && date.year >= firstYear && date.year <= lastYear;
}

/** The day of a year, month (1–12) and day of month. Throws RangeError if the calendar has no such day. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  if (!exists({ year, month, dayOfMonth })) throw new RangeError(`Not a day: ${year}-${month}-${dayOfMonth}`);
  return written(year, month, dayOfMonth);
}

function written(year: number, month: number, dayOfMonth: number): Day {
  const start = year < 1000 ? String(year).padStart(4, '0') : year;
  return `${start}${month < 10 ? '-0' : '-'}${month}${dayOfMonth < 10 ? '-0' : '-'}${dayOfMonth}`;
}

/** Returns the days since 1 January 1970, for arithmetic in a loop. Throws RangeError if the text is not a day, as do all functions below. */
export function dayNumber(day: Day): number {
  const { year, month, dayOfMonth } = civil(day);
  return epochDayOf(year, month, dayOfMonth);
}

/** Returns the day that is `number` days after 1 January 1970. */
export function dayFromNumber(number: number): Day {
  const { year, month, dayOfMonth } = civilDateOf(number);
  return written(year, month, dayOfMonth);
}

/** Returns the day `count` days later (earlier if negative). The result may be outside the years that `isDay` accepts. */
export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count);
}

/** Returns the same day of the month `count` months later, or the last day of that month if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, dayOfMonth } = civil(day);
  const months = year * 12 + month - 1 + count;
  return dayInMonth(Math.floor(months / 12), (months % 12) + 1, dayOfMonth);
}

/** Returns a day of a month, or the last day of the month if the month is shorter. */
export function dayInMonth(year: number, month: number, dayOfMonth: number): Day {
  return dayOf(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
}

/** Returns how many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Compares two days for `sort`: earlier days first. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The earlier of two days. */
export function minDay(a: Day, b: Day): Day {
  return a < b ? a : b;
}

/** The later of two days. */
export function maxDay(a: Day, b: Day): Day {
  return a > b ? a : b;
}

/** Returns the weekday of a day given as days since 1 January 1970 (a Thursday): 0 for Monday to 6 for Sunday. */
export function weekdayIndexOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** The weekday of a day. */
export function weekdayOf(day: Day): Weekday {
  return weekdays[weekdayIndexOf(dayNumber(day))]!;
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return civil(day).year;
}

/** The month of a day, 1–12. */
export function monthOf(day: Day): number {
  return civil(day).month;
}

/** The day of the month, 1–31. */
export function dayOfMonth(day: Day): number {
  return civil(day).dayOfMonth;
}

/** Returns the week number as in Norway (ISO 8601): a week starts on Monday and belongs to the year of its Thursday. */
export function isoWeek(day: Day): { year: number; week: number } {
  const number = dayNumber(day);
  const thursday = number - weekdayIndexOf(number) + 3;
  const { year } = civilDateOf(thursday);
  return { year, week: Math.floor((thursday - epochDayOf(year, 1, 1)) / 7) + 1 };
}

/** Returns how many ISO weeks a year has: 52, or 53 if it begins or ends on a Thursday. */
export function weeksOf(year: number): 52 | 53 {
  return isoWeek(dayOf(year, 12, 28)).week as 52 | 53;
}

/** Returns a weekday of an ISO week. Throws RangeError for a week that the year does not have, such as week 53 of a year with 52. */
export function dayOfWeek(year: number, week: number, weekday: Weekday): Day {
  if (!Number.isInteger(week) || week < 1 || week > weeksOf(year)) throw new RangeError(`Not a week: ${year}-W${week}`);
  const fourth = epochDayOf(year, 1, 4);
  return dayFromNumber(fourth - weekdayIndexOf(fourth) + 7 * (week - 1) + weekdays.indexOf(weekday));
}
