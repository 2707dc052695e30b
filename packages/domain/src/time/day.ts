import { type CivilDate, civilDateOf, daysInMonth, epochDayOf, isLeapYear } from './civil.ts';

export { daysInMonth, isLeapYear };

/** A whole day, `YYYY-MM-DD`, without clock or time zone. Days sort as text. */
export type Day = string;

/** Monday first, as weeks run in Norway. */
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

/** Whether a text is a day that a person may enter: written YYYY-MM-DD, in the Gregorian calendar, of the years 1000–9999. Which of them an activity may have is another question (`refuseOutsideYears`). */
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

/** Days since 1 January 1970: for arithmetic in a loop. Throws RangeError where the text is no day, as all below do. */
export function dayNumber(day: Day): number {
  const { year, month, dayOfMonth } = civil(day);
  return epochDayOf(year, month, dayOfMonth);
}

/** The day that lies so many days after 1 January 1970. */
export function dayFromNumber(number: number): Day {
  const { year, month, dayOfMonth } = civilDateOf(number);
  return written(year, month, dayOfMonth);
}

/** The day `count` days later (earlier when negative). The answer may lie outside the years that `isDay` accepts. */
export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count);
}

/** The same day of the month `count` months later, or that month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, dayOfMonth } = civil(day);
  const months = year * 12 + month - 1 + count;
  return dayInMonth(Math.floor(months / 12), (months % 12) + 1, dayOfMonth);
}

/** A day of a month, or the month's last day where the month is shorter. */
export function dayInMonth(year: number, month: number, dayOfMonth: number): Day {
  return dayOf(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Negative, 0 or positive, as `sort` wants it: earlier days first. */
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

/** 0 for Monday to 6 for Sunday, of a day counted from 1 January 1970 (a Thursday). */
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

/** Week number as in Norway (ISO 8601): weeks start on Monday and belong to the year of their Thursday. */
export function isoWeek(day: Day): { year: number; week: number } {
  const number = dayNumber(day);
  const thursday = number - weekdayIndexOf(number) + 3;
  const { year } = civilDateOf(thursday);
  return { year, week: Math.floor((thursday - epochDayOf(year, 1, 1)) / 7) + 1 };
}
