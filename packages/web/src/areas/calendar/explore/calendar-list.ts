import { calendarCategories, calendarSortChoices, defaultCalendarSort } from '@samspel/domain/calendar/calendar';
import { listPageSize } from '@samspel/domain/subject/list';
import type { ListSchema } from '../../../subject/list/list-filter.ts';

type Choices = { category: typeof calendarCategories };

/** How year wheels are filtered and sorted (product/year-wheels#explore). */
export const calendarList: ListSchema<Choices, (typeof calendarSortChoices)[number]> = {
  choices: { category: calendarCategories },
  sorts: calendarSortChoices,
  defaultSort: defaultCalendarSort,
  pageSize: listPageSize,
  serviceAreas: 'groups',
};
