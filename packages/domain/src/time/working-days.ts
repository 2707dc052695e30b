import { type Day, dayFromNumber, dayNumber, dayOf, isLeapYear, weekdayIndexOf } from './day.ts';
import { type EvesAsSet, eveOn, usualEves } from './eves.ts';
import { holidaysOf } from './holidays.ts';

/** What an organization has of its own beside weekends and public holidays: days on which it is closed, and how it has the three eves. */
export type WorkCalendar = { readonly closed: ReadonlySet<Day>; readonly eves: EvesAsSet };

/** The calendar of an organization that has set nothing. */
export const plainCalendar: WorkCalendar = { closed: new Set(), eves: usualEves };

/** Returns the calendar of an organization. @param closed spans of days, both ends included */
export function workCalendarOf(closed: readonly { from: Day; to: Day }[], eves: EvesAsSet = usualEves): WorkCalendar {
  const days = new Set<Day>();
  for (const { from, to } of closed) {
    for (let day = dayNumber(from); day <= dayNumber(to); day++) days.add(dayFromNumber(day));
  }
  return { closed: days, eves };
}

/** The most days in a row that a search for a working day passes; an organization that is closed for longer has none. */
const longestSearch = 400;

/**
 * Whether a day is a working day: Monday to Friday, no public holiday, and no day on which the organization is closed. An eve with half a day is one
 * (product/activities#working-days).
 */
export function isWorkingDay(day: Day, calendar: WorkCalendar = plainCalendar): boolean {
  if (weekdayIndexOf(dayNumber(day)) > 4 || isPublicHoliday(day) || calendar.closed.has(day)) return false;
  const eve = eveOn(day);
  return eve === null || calendar.eves[eve] !== 'CLOSED';
}

/** Why a day is no working day. */
export type DayOff = 'WEEKEND' | 'HOLIDAY' | 'CLOSED';

/** Returns why a day is no working day, null if it is one. A holiday on a weekend is a holiday. */
export function dayOff(day: Day, calendar: WorkCalendar = plainCalendar): DayOff | null {
  if (isPublicHoliday(day)) return 'HOLIDAY';
  if (weekdayIndexOf(dayNumber(day)) > 4) return 'WEEKEND';
  return isWorkingDay(day, calendar) ? null : 'CLOSED';
}

/** Whether a day is a public holiday; a Sunday by itself is none. */
export function isPublicHoliday(day: Day): boolean {
  return holidaysIn(Number(day.slice(0, 4))).has(day);
}

/** Returns the first working day after a day; the day itself if there is none within thirteen months. */
export const nextWorkingDay = (day: Day, calendar: WorkCalendar = plainCalendar): Day => search(day, 1, calendar);

/** Returns the last working day before a day; the day itself if there is none within thirteen months. */
export const previousWorkingDay = (day: Day, calendar: WorkCalendar = plainCalendar): Day => search(day, -1, calendar);

/** What becomes of a day that is no working day: it stays, or the working day before or after it takes its place. */
export const workingDayRules = ['KEEP', 'BEFORE', 'AFTER'] as const;
export type WorkingDayRule = (typeof workingDayRules)[number];

/** Returns the day that a day becomes by such a rule (product/activities#working-days). */
export function toWorkingDay(day: Day, rule: WorkingDayRule, calendar: WorkCalendar = plainCalendar): Day {
  if (rule === 'KEEP' || isWorkingDay(day, calendar)) return day;
  return search(day, rule === 'BEFORE' ? -1 : 1, calendar);
}

/** Returns the working days that lie alone between days off, such as the Friday after Ascension Day, in the order of the year. */
export function bridgingDaysOf(year: number, calendar: WorkCalendar = plainCalendar): Day[] {
  const isWorking = (number: number) => isWorkingDay(dayFromNumber(number), calendar);
  const first = dayNumber(dayOf(year, 1, 1));
  const length = isLeapYear(year) ? 366 : 365;
  return Array.from({ length }, (_, at) => first + at)
    .filter((day) => isWorking(day) && !isWorking(day - 1) && !isWorking(day + 1))
    .map(dayFromNumber);
}

function search(day: Day, step: 1 | -1, calendar: WorkCalendar): Day {
  const start = dayNumber(day);
  for (let distance = 1; distance <= longestSearch; distance++) {
    const found = dayFromNumber(start + step * distance);
    if (isWorkingDay(found, calendar)) return found;
  }
  return day;
}

/** The public holidays of years that were asked for: one answer asks for the same ones thousands of times. */
const known = new Map<number, ReadonlySet<Day>>();
function holidaysIn(year: number): ReadonlySet<Day> {
  const found = known.get(year) ?? new Set(holidaysOf(year).map(({ day }) => day));
  known.set(year, found);
  return found;
}
