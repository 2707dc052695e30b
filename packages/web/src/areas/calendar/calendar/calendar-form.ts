import { type CalendarCategory, newCalendarDefaults } from '@samspel/domain/calendar/calendar';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';

/** The values in the form of a year wheel, without access. */
export interface CalendarForm {
  title: string;
  /** #rrggbb */
  color: string;
  category: CalendarCategory;
  kostraFunctions: readonly string[];
  /** Rich text as JSON; '' if empty. */
  description: string;
}

export const emptyCalendar: CalendarForm = {
  title: '',
  color: newCalendarDefaults.color,
  category: newCalendarDefaults.category,
  kostraFunctions: [],
  description: '',
};

/** Returns the form's values for an existing year wheel. */
export function calendarFormOf(calendar: CalendarPartsFragment): CalendarForm {
  const { title, color, category, kostraFunctions, description } = calendar;
  return {
    title,
    color: color ?? '',
    category,
    kostraFunctions: kostraFunctions.map(({ id }) => id),
    description: description ?? '',
  };
}

/** Returns the input that is sent. */
export const inputOf = ({ kostraFunctions, description, ...form }: CalendarForm) => ({
  ...form,
  kostraFunctions: [...kostraFunctions],
  description: description || null,
});
