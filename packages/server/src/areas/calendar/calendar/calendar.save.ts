import type { UpdateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { revise } from '../../../subject/revise.ts';
import { refuseStale } from '../../../subject/touch.ts';
import { refuseArchived } from './calendar.action.ts';
import { calendarBody } from './calendar.body.ts';
import { type CalendarRow, readChangedCalendar } from './calendar.queries.ts';
import { changeCalendar } from './calendar.write.ts';

/** Saves a change of a year wheel that the caller may edit: the rule, the writing and the telling, whoever asks for it. */
export async function saveCalendar(act: Act, found: FoundSubject, input: UpdateCalendarInput): Promise<CalendarRow> {
  const { caller, tx, tell } = act;
  refuseArchived(found);
  refuseStale(found, input.version);

  await revise(act, calendarBody, found, () => changeCalendar(tx, input));

  const endsRights = input.access !== undefined || input.status !== undefined;
  await tell({ name: 'calendar.updated', subjectId: found.id, endsRights });
  return readChangedCalendar(tx, caller, found.id);
}
