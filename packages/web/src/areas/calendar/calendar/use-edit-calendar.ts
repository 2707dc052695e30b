import {
  type CalendarPartsFragment,
  NewestCalendarDocument,
  UpdateCalendarDocument,
} from '../../../generated/graphql.ts';
import { useNewestRoot } from '../../../subject/conflict/newest.ts';
import { useEdit } from '../../../subject/form/use-edit.ts';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import { useText } from '../../../texts/text.tsx';
import { calendarParts } from './calendar-parts.ts';
import { fieldsInput, fieldsOf } from './edit-form.ts';

const loadInput = async () => (await import('@samspel/domain/calendar/calendar.input')).updateCalendarInput;

/** The form of an existing year wheel, and how it is saved. */
export function useEditCalendar(calendar: CalendarPartsFragment, onSaved: () => void) {
  const say = useText();
  return useEdit({
    kind: 'CALENDAR',
    thing: calendar,
    fieldsOf,
    inputOf: fieldsInput,
    schema: loadInput,
    document: UpdateCalendarDocument,
    parts: calendarParts(say, useKostraTitle()),
    fetchNewest: useNewestRoot(NewestCalendarDocument, calendar.id),
    saved: say('calendarForm.edited'),
    onSaved,
  });
}
