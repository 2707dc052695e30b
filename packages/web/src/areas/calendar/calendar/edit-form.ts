import type { CalendarPartsFragment, UpdateCalendarInput } from '../../../generated/graphql.ts';
import {
  type AccessDraft,
  accessInputOf,
  draftOf,
  isChanged,
  withReadersOf,
} from '../../../subject/access/access-draft.ts';
import type { CalendarForm } from './calendar-fields.tsx';

/** The form of a year wheel that is there: what it says, and who has access. */
export interface EditForm {
  fields: CalendarForm;
  access: AccessDraft;
}

/** The form of what is stored. */
export function formOf({ access, ...calendar }: CalendarPartsFragment): EditForm {
  const { title, color, category, kostraFunctions, description } = calendar;
  return {
    fields: {
      title,
      color: color ?? '',
      category,
      kostraFunctions: kostraFunctions.map(({ id }) => id),
      description: description ?? '',
    },
    access: draftOf(access!),
  };
}

/** Whether a form differs from another in what would be saved. */
export const isEdited = (form: EditForm, from: EditForm): boolean =>
  JSON.stringify(form.fields) !== JSON.stringify(from.fields) || isChanged(form.access, from.access);

/** A form to compare with an earlier one: see `withReadersOf`. */
export const comparedWith = (form: EditForm, earlier: EditForm): EditForm => ({
  ...form,
  access: withReadersOf(form.access, earlier.access),
});

/** What is sent: saving makes the year wheel PUBLISHED (product/access#archive-and-trash). Access travels where it was changed. */
export function inputOf(stored: CalendarPartsFragment, { fields, access }: EditForm): UpdateCalendarInput {
  return {
    ...fields,
    id: stored.id,
    version: stored.version ?? 1,
    status: 'PUBLISHED',
    kostraFunctions: [...fields.kostraFunctions],
    description: fields.description || null,
    ...(isChanged(access, formOf(stored).access) && { access: accessInputOf(access) }),
  };
}
