import { z } from 'zod';
import {
  choice,
  colour,
  derivedText,
  id,
  listOf,
  listOrNone,
  maybe,
  orElse,
  plainLine,
  richText,
  title,
  version,
  whole,
} from '../input.ts';
import { accessInput } from '../subject/access.input.ts';
import { calendarCategories, calendarPageSize, calendarSorts, newCalendarDefaults, sortOrders } from './calendar.ts';

/** The statuses that the form of a year wheel offers; the others have calls of their own (decision 23). */
export const writableStatuses = ['DRAFT', 'PUBLISHED'] as const;

const kostraFunctionLimit = 200;
const filterLimit = 100;

/**
 * A new year wheel (spec 1 §3, §4). Without `access` it is private, and the server lets the maker's own organization read it.
 * `descriptionText` is accepted and dropped: the server derives it.
 */
export const createCalendarInput = z.strictObject({
  title,
  color: colour,
  category: orElse(choice(calendarCategories), newCalendarDefaults.category),
  description: maybe(richText),
  descriptionText: derivedText,
  status: orElse(choice(writableStatuses), newCalendarDefaults.status),
  kostraFunctions: listOrNone(id, kostraFunctionLimit),
  access: maybe(accessInput),
});
export type CreateCalendarInput = z.output<typeof createCalendarInput>;

/** Changes to a year wheel: a field left out stays as it is; `description` null empties it; `access` replaces the whole list. */
export const updateCalendarInput = z.strictObject({
  id,
  version,
  title: title.optional(),
  color: colour.optional(),
  category: choice(calendarCategories).optional(),
  description: richText.nullish(),
  descriptionText: derivedText,
  status: choice(writableStatuses).optional(),
  kostraFunctions: listOf(id, kostraFunctionLimit).optional(),
  access: maybe(accessInput),
});
export type UpdateCalendarInput = z.output<typeof updateCalendarInput>;

/** A copy of a year wheel under a title of its own (spec 1 §5). */
export const copyCalendarInput = z.strictObject({ id, title });
export type CopyCalendarInput = z.output<typeof copyCalendarInput>;

/** The list of year wheels: what to find, how to sort, which page (spec 1 §7, §9). Read it with root ''. */
export const allCalendarsInput = z
  .strictObject({
    sort: maybe(choice(calendarSorts)),
    order: maybe(choice(sortOrders)),
    limit: maybe(whole(1, 100)),
    offset: maybe(whole(0, 2_147_483_647)),
    organizations: listOrNone(id, filterLimit),
    persons: listOrNone(id, filterLimit),
    kostraGroup: maybe(id),
    category: maybe(choice(calendarCategories)),
    text: maybe(plainLine(200)),
    archived: orElse(z.boolean(), false),
  })
  .transform(({ sort = 'LAST_UPDATED', order, limit = calendarPageSize, offset = 0, ...filter }) => ({
    ...filter,
    sort,
    order: order ?? naturalOrder[sort],
    limit,
    offset,
  }));
export type AllCalendarsInput = z.output<typeof allCalendarsInput>;

/** How each sort reads best: titles and deadlines from the first, changes from the latest. */
const naturalOrder = { TITLE: 'ASCENDING', LAST_UPDATED: 'DESCENDING', DEADLINE: 'ASCENDING' } as const;
