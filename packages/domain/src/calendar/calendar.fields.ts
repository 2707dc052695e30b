import { emptiable, listed, preset, required } from '../input/field.ts';
import { choice, colour, id, listOf, listOrNone, richText, title } from '../input.ts';
import { accessInput } from '../subject/access.input.ts';
import { kostraFunctionLimit } from '../subject/kostra.ts';
import { writableStatuses } from '../subject/state.ts';
import { calendarCategories, newCalendarDefaults } from './calendar.ts';

/** What a year wheel says, field by field: the input that makes one and the input that changes one are made of this list. */
export const calendarFields = {
  title: required(title),
  color: required(colour),
  category: preset(choice(calendarCategories), newCalendarDefaults.category),
  description: emptiable(richText),
  status: preset(choice(writableStatuses), newCalendarDefaults.status),
  kostraFunctions: {
    made: listOrNone(id, kostraFunctionLimit),
    changed: listOf(id, kostraFunctionLimit).optional(),
  },
  access: listed(accessInput),
};

/** The name of a field of a year wheel, on the wire and in its history. */
export type CalendarFieldName = keyof typeof calendarFields;
