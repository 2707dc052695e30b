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
  richText,
  title,
  version,
} from '../input.ts';
import { accessInput } from '../subject/access.input.ts';
import { kostraFunctionLimit } from '../subject/kostra.ts';
import { completeList, listFields } from '../subject/list.input.ts';
import { writableStatuses } from '../subject/state.ts';
import { calendarCategories, newCalendarDefaults } from './calendar.ts';
import { copyFroms } from './copy.ts';

/**
 * A new year wheel (product/year-wheels#defaults). Without `access` it is private, and the server lets the maker's own organization read it.
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

/** A copy of a year wheel under its own title (product/year-wheels#a-year-wheel); `from` says from when activities are copied (`copiedParts`). */
export const copyCalendarInput = z.strictObject({ id, title, from: orElse(choice(copyFroms), 'TODAY') });
export type CopyCalendarInput = z.output<typeof copyCalendarInput>;

/** The list of year wheels: what to find, how to sort, which page (product/year-wheels#explore). Read it with root ''. */
export const allCalendarsInput = z
  .strictObject({ ...listFields, category: maybe(choice(calendarCategories)), kostraGroup: maybe(id) })
  .transform(completeList);
export type AllCalendarsInput = z.output<typeof allCalendarsInput>;
