import { calendarCategories, calendarSortChoices, defaultCalendarSort } from '@samspel/domain/calendar/calendar';
import { listPageSize } from '@samspel/domain/subject/list';
import type { ListSchema } from '../../../subject/list/list-filter.ts';

export type CalendarChoices = { category: typeof calendarCategories };

export type CalendarSort = (typeof calendarSortChoices)[number];

/** How year wheels are filtered and sorted (product/year-wheels#explore). */
export const calendarList: ListSchema<CalendarChoices, CalendarSort> = {
  choices: { category: calendarCategories },
  sorts: calendarSortChoices,
  defaultSort: defaultCalendarSort,
  pageSize: listPageSize,
  serviceAreas: 'groups',
};
