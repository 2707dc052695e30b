import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { CalendarForm } from './calendar-fields.tsx';

/** Returns the fields of the form for an existing year wheel. */
export function fieldsOf(calendar: CalendarPartsFragment): CalendarForm {
  const { title, color, category, kostraFunctions, description } = calendar;
  return {
    title,
    color: color ?? '',
    category,
    kostraFunctions: kostraFunctions.map(({ id }) => id),
    description: description ?? '',
  };
}

/** Returns the input for the fields of a form. */
export const fieldsInput = ({ kostraFunctions, description, ...fields }: CalendarForm) => ({
  ...fields,
  kostraFunctions: [...kostraFunctions],
  description: description || null,
});
