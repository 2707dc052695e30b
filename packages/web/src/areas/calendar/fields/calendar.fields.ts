import { calendarCategories, newCalendarDefaults } from '@samspel/domain/calendar/calendar';
import type { CalendarFieldName } from '@samspel/domain/calendar/calendar.fields';
import type { CalendarPartsFragment, CreateCalendarInput } from '../../../generated/graphql.ts';
import {
  colour,
  type FieldsOf,
  type FormOf,
  formatted,
  presetChoice,
  requiredLine,
  type sentOf,
} from '../../../subject/form/fields.ts';
import { serviceAreas } from '../../../subject/form/service-areas.ts';
import { sayColour } from './ring-colours.ts';

/**
 * What a year wheel says, field by field, in the order of its form: what each is called, how it is written, compared, told in a history, and shown as a
 * fact. Its status is what it is saved as, and who has access is asked for beside the form.
 */
export const calendarFields = {
  title: requiredLine('field.title', { hint: 'calendarForm.titleHint' }),
  color: colour('field.color', sayColour, newCalendarDefaults.color),
  category: presetChoice(
    'field.category',
    calendarCategories,
    (say, one) => say(`calendar.category.${one}`),
    newCalendarDefaults.category,
  ),
  kostraFunctions: serviceAreas,
  description: formatted('field.description'),
} satisfies FieldsOf<Exclude<CalendarFieldName, 'status' | 'access'>, CalendarPartsFragment, CreateCalendarInput>;

/** The values in the form of a year wheel, and what is sent of them. */
export type CalendarForm = FormOf<typeof calendarFields>;
export type CalendarFormInput = ReturnType<typeof sentOf<typeof calendarFields>>;

/** The fields that a new year wheel needs; the others are folded away. */
export const calendarBasics = ['title', 'color'] as const satisfies (keyof CalendarForm)[];

/** The others, in the order of the form. */
export const calendarMore = (Object.keys(calendarFields) as (keyof CalendarForm)[]).filter(
  (name) => !calendarBasics.some((one) => one === name),
);

/** The facts of its page, beside its category, which stands by its title. */
export const calendarFacts = calendarMore.filter((name) => name !== 'category');
