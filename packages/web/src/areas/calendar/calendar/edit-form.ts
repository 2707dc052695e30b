import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import type { CalendarForm } from './calendar-fields.tsx';

/** What the form of a year wheel holds of one that is there. */
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

/** What is sent of the form of a year wheel. */
export const fieldsInput = ({ kostraFunctions, description, ...fields }: CalendarForm) => ({
  ...fields,
  kostraFunctions: [...kostraFunctions],
  description: description || null,
});
