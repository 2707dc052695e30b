import type { Sort, SortOrder } from '../subject/list.ts';
import type { Status } from '../subject/subject.ts';
import { type Day, yearOf } from '../time/day.ts';

/** What a year wheel is for, in the order of the menu (product/README#closed-sets-of-words). */
export const calendarCategories = ['TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT'] as const;
export type CalendarCategory = (typeof calendarCategories)[number];

/** The choices of the list's sort menu, with the `value` that its address carries. Deadlines can be sorted by too (product/year-wheels#explore). */
export const calendarSortChoices = [
  { value: '0', sort: 'TITLE', order: 'ASCENDING' },
  { value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' },
  { value: '2', sort: 'DEADLINE', order: 'ASCENDING' },
] as const satisfies readonly { value: string; sort: Sort; order: SortOrder }[];
export const defaultCalendarSort = calendarSortChoices[1];

/** The colour that the form of a new year wheel begins with. */
export const defaultCalendarColor = '#1f6f8b';

/** What a new year wheel has unless its maker says otherwise (product/year-wheels#defaults). */
export const newCalendarDefaults = {
  category: 'TOPIC',
  color: defaultCalendarColor,
  status: 'PUBLISHED',
} as const satisfies { category: CalendarCategory; color: string; status: Status };

/** The years that a wheel can show: from 2018 to the third after today's (product/year-wheels#years). */
export function calendarYears(today: Day): { first: number; last: number } {
  return { first: 2018, last: yearOf(today) + 3 };
}

/** The most years that a timeline shows after each other. */
export const mostYears = 3;

/** Whether the year switcher can go back from a year (the earlier one if two years are shown). Never before 2018. */
export function canGoToPreviousYear(year: number): boolean {
  return year > 2018;
}

/** Whether the year switcher can go on from a year (the later one if two years are shown). Never past today's year + 3. */
export function canGoToNextYear(year: number, today: Day): boolean {
  return year < calendarYears(today).last;
}
