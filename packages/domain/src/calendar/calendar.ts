import type { AccessLevel, Visibility } from '../subject/access.ts';
import type { Status } from '../subject/subject.ts';
import { type Day, yearOf } from '../time/day.ts';

export { calendarUri, idFromUri } from '../subject/address.ts';

/** What a year wheel is for, in the order of the menu (spec 1, shared vocabulary). */
export const calendarCategories = ['TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT'] as const;
export type CalendarCategory = (typeof calendarCategories)[number];

/** What a list of year wheels can be sorted by (spec 1, shared vocabulary). */
export const calendarSorts = ['TITLE', 'LAST_UPDATED', 'DEADLINE'] as const;
export type CalendarSort = (typeof calendarSorts)[number];

export const sortOrders = ['ASCENDING', 'DESCENDING'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The choices of the list's sort menu; `value` is what its address carries (spec 1 §9). Deadlines are shown (decision 33). */
export const calendarSortChoices = [
  { value: '0', sort: 'TITLE', order: 'ASCENDING' },
  { value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' },
  { value: '2', sort: 'DEADLINE', order: 'ASCENDING' },
] as const satisfies readonly { value: string; sort: CalendarSort; order: SortOrder }[];
export const defaultCalendarSort = calendarSortChoices[1];

/** Cards on a page of the list of year wheels (spec 1 §9). */
export const calendarPageSize = 12;

/** The colour that the form of a new year wheel begins with. */
export const defaultCalendarColor = '#1f6f8b';

/** What a new year wheel is unless its maker says otherwise (spec 1 §4). */
export const newCalendarDefaults = {
  category: 'TOPIC',
  color: defaultCalendarColor,
  isPrivate: true,
  visibility: 'PUBLIC',
  status: 'PUBLISHED',
  /** What the maker's own organization gets. */
  ownOrganizationAccess: 'READ',
} as const satisfies {
  category: CalendarCategory;
  color: string;
  isPrivate: boolean;
  visibility: Visibility;
  status: Status;
  ownOrganizationAccess: AccessLevel;
};

/** The years that a wheel can show: from 2018 to the third after today's (spec 1 §4, decision 32). */
export function calendarYears(today: Day): { first: number; last: number } {
  return { first: 2018, last: yearOf(today) + 3 };
}

/** Whether the year switcher goes back from a year; with two years shown, from the earlier. Never to before 2018. */
export function canGoToPreviousYear(year: number): boolean {
  return year > 2018;
}

/** Whether the year switcher goes on from a year; with two years shown, from the later. Never past today's year + 3. */
export function canGoToNextYear(year: number, today: Day): boolean {
  return year < calendarYears(today).last;
}

/** Why a year wheel and what is on it may not be changed. */
export type NotEditable = 'archived' | 'noWriteAccess';

/**
 * Null when the person may edit. ARCHIVED is read-only for everybody, admins too (decision 23); otherwise it takes
 * `myAccess` WRITE, which creator and admin have (decision 20). A person without write access hears of that first.
 */
export function whyNotEditable(calendar: { status: Status; myAccess: AccessLevel }): NotEditable | null {
  if (calendar.myAccess !== 'WRITE') return 'noWriteAccess';
  return calendar.status === 'ARCHIVED' ? 'archived' : null;
}

/**
 * Null when the person may archive. Who may read an archived year wheel is who may read a published one, so a draft, which its writers alone
 * see, would be shown by it: it is published first, or removed (docs/decisions/year-wheels.md).
 */
export function whyNotArchivable(calendar: { status: Status; myAccess: AccessLevel }): NotEditable | 'draft' | null {
  return whyNotEditable(calendar) ?? (calendar.status === 'PUBLISHED' ? null : 'draft');
}
