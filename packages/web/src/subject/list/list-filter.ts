import {
  type CalendarCategory,
  calendarCategories,
  calendarPageSize,
  calendarSortChoices,
  defaultCalendarSort,
} from '@samspel/domain/calendar/calendar';
import type { Sort, SortOrder } from '@samspel/domain/subject/list.input';

/** What the list of year wheels shows; it lives in the address, so that Back and a sent link find it again. */
export interface ExploreFilter {
  /** Ids of those who made the year wheels, of whom one must fit. */
  organizations: readonly string[];
  persons: readonly string[];
  /** Words of the title; '' for any. */
  text: string;
  kostraGroup: string | null;
  category: CalendarCategory | null;
  /** Archived ones too. */
  archived: boolean;
  /** A value of `calendarSortChoices` (spec 1 §9). */
  sort: string;
  /** From 1. */
  page: number;
}

/** What the list starts with, and what Reset returns to (spec 1 §4). */
export const defaultFilter: ExploreFilter = {
  organizations: [],
  persons: [],
  text: '',
  kostraGroup: null,
  category: null,
  archived: false,
  sort: defaultCalendarSort.value,
  page: 1,
};

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** The filter in an address; what makes no sense there counts as left out. */
export function readFilter(address: URLSearchParams): ExploreFilter {
  const kostraGroup = address.get('kostra') ?? '';
  const page = Number(address.get('page'));
  return {
    organizations: address.getAll('organization').filter(isId),
    persons: address.getAll('person').filter(isId),
    text: (address.get('text') ?? '').trim().slice(0, 200),
    kostraGroup: isId(kostraGroup) ? kostraGroup : null,
    category: calendarCategories.find((one) => one === address.get('category')) ?? null,
    archived: address.get('archived') === 'true',
    sort: sortOf(address.get('sort')).value,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a filter; what is as it always is, is left out. */
export function writeFilter(filter: ExploreFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const id of filter.organizations) address.append('organization', id);
  for (const id of filter.persons) address.append('person', id);
  if (filter.text) address.set('text', filter.text);
  if (filter.kostraGroup) address.set('kostra', filter.kostraGroup);
  if (filter.category) address.set('category', filter.category);
  if (filter.archived) address.set('archived', 'true');
  if (filter.sort !== defaultFilter.sort) address.set('sort', filter.sort);
  if (filter.page > 1) address.set('page', String(filter.page));
  return address;
}

/** A changed filter begins at its first page again (spec 1 §4), unless the page itself is what changed. */
export function changeFilter(filter: ExploreFilter, change: Partial<ExploreFilter>): ExploreFilter {
  return { ...filter, page: 1, ...change };
}

/** Whether anything but the page differs from what the list starts with. */
export function isFiltered(filter: ExploreFilter): boolean {
  return writeFilter({ ...filter, page: 1 }).size > 0;
}

/** The variables of `allCalendars` for a filter. @param preset the organization of 'my municipality', beside which others may be chosen */
export function filterVariables(filter: ExploreFilter, preset?: string) {
  const { sort, order } = sortOf(filter.sort);
  return {
    sort,
    order,
    limit: calendarPageSize,
    offset: (filter.page - 1) * calendarPageSize,
    organizations: [...new Set([...(preset ? [preset] : []), ...filter.organizations])],
    persons: [...filter.persons],
    kostraGroup: filter.kostraGroup,
    category: filter.category,
    text: filter.text || null,
    archived: filter.archived,
  };
}

function sortOf(value: string | null): { value: string; sort: Sort; order: SortOrder } {
  return calendarSortChoices.find((choice) => choice.value === value) ?? defaultCalendarSort;
}
