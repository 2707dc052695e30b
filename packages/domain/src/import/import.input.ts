import { z } from 'zod';
import { createCalendarInput } from '../calendar/calendar.input.ts';
import { refuseField } from '../input/refuse-field.ts';
import { asText, atMost, choice, day, id, maybe, scalar, wholeNumber } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { columnRoles } from './columns.ts';
import { importShapes } from './guess-shape.ts';

/** The most rows that are brought in at once. */
export const mostImportRows = 5_000;

/** The name of what was read: a UUID. Refused: `notFound`, as one that is nobody's. */
export const importReference = scalar((given: string): string => {
  const text = asText(given).toLowerCase();
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) throw new Refusal('notFound');
  return text;
});

/** How what was read is to be read (product/import#reading); what is left out is guessed. `calendar` is where doubles are looked for. */
export const importOptionsInput = z.strictObject({
  table: maybe(wholeNumber(0, 99)),
  shape: maybe(choice(importShapes)),
  roles: maybe(atMost(choice(columnRoles), 200)),
  headerRows: maybe(wholeNumber(0, mostImportRows)),
  year: maybe(wholeNumber(2000, 2999)),
  calendar: maybe(id),
});
export type ImportOptions = z.output<typeof importOptionsInput>;

/** A text that a person changed in the table: any, since the row is checked as a whole. */
const words = z.string().max(20_000);

/** A row that is taken, by its number, with what the person changed of it; a day or person that is null is taken away. */
const takenRow = z.strictObject({
  index: wholeNumber(0, 100_000),
  title: maybe(words),
  purpose: maybe(words),
  startDate: day.nullish(),
  endDate: day.nullish(),
  tags: maybe(atMost(words, 100)),
  responsible: id.nullish(),
  isDone: maybe(z.boolean()),
});
export type TakenRow = z.output<typeof takenRow>;

/** What is written into a year wheel that is there, or into a new one (product/import#writing): the rows that are named, and no others. */
export const applyImportInput = z
  .strictObject({
    reference: importReference,
    options: maybe(importOptionsInput),
    calendar: maybe(id),
    newCalendar: maybe(createCalendarInput),
    rows: atMost(takenRow, mostImportRows),
  })
  .superRefine((input, context) => {
    if (input.calendar && input.newCalendar) refuseField(context, ['newCalendar'], 'input.eitherOr');
    if (!input.calendar && !input.newCalendar) refuseField(context, ['calendar'], 'input.required');
    if (input.rows.length === 0) refuseField(context, ['rows'], 'input.noActivity');
  });
export type ApplyImportInput = z.output<typeof applyImportInput>;
