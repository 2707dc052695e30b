import type { Say } from '@samspel/i18n/say';
import { colourPart, fieldPart, listPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { sayColour } from '../fields/ring-colours.ts';
import type { CalendarForm } from './calendar-fields.tsx';

/** The parts of the form of a year wheel, for merging with a newer version. @param kostraTitle a service area by its id */
export function calendarParts(say: Say, kostraTitle: (id: string) => string): ShownPart<CalendarForm>[] {
  return [
    textPart('title', say('field.title')),
    colourPart('color', say('field.color'), (colour) => sayColour(say, colour)),
    fieldPart<CalendarForm, 'category'>('category', say('field.category'), (category) =>
      say(`calendar.category.${category}`),
    ),
    listPart('kostraFunctions', say('field.kostraFunctions'), kostraTitle),
    richTextPart('description', say('field.description')),
  ];
}
