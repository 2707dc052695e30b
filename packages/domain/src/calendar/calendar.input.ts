import { z } from 'zod';
import { changedOf, madeOf } from '../input/field.ts';
import { choice, derivedText, id, maybe, orElse, title, version } from '../input.ts';
import { completeList, listFields } from '../subject/list.input.ts';
import { calendarFields } from './calendar.fields.ts';
import { calendarCategories } from './calendar.ts';
import { copyFroms } from './copy.ts';

/**
 * A new year wheel (product/year-wheels#defaults). Without `access` it is private, and the server lets the maker's own organization read it.
 * `descriptionText` is accepted and dropped: the server derives it.
 */
export const createCalendarInput = z.strictObject({
  ...madeOf(calendarFields),
  descriptionText: derivedText,
});
export type CreateCalendarInput = z.output<typeof createCalendarInput>;

/** Changes to a year wheel: a field left out stays as it is; `description` null empties it; `access` replaces the whole list. */
export const updateCalendarInput = z.strictObject({
  id,
  version,
  ...changedOf(calendarFields),
  descriptionText: derivedText,
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
