import { createCalendarInput, updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { findSubject } from '../../../core/access/find-subject.ts';
import { countToday } from '../../../core/rate-limit/quota.ts';
import { archiveAction, unArchiveAction } from '../../../subject/archive/archive.actions.ts';
import { removeAction, restoreAction } from '../../../subject/trash/trash.actions.ts';
import { calendarAction } from './calendar.action.ts';
import { readChangedCalendar } from './calendar.queries.ts';
import { saveCalendar } from './calendar.save.ts';
import { calendarSubject } from './calendar.subject.ts';
import { insertCalendar } from './calendar.write.ts';
import { quotas } from './quota.ts';
import { addRing } from './ring.write.ts';

/** Makes a year wheel, and its ring in the maker's year view (product/year-wheels#a-year-wheel). */
export const createCalendar = calendarAction(createCalendarInput, async (input, act) => {
  const { caller, tx, emit } = act;
  await countToday(act, quotas.calendars);

  const id = await insertCalendar(tx, caller, input);
  await addRing(tx, caller, { calendarId: id, order: id, color: input.color });

  await emit({ name: 'calendar.created', subjectId: id });
  return readChangedCalendar(tx, caller, id);
});

/** Saves the form of a year wheel, its access list included (product/access#levels). */
export const updateCalendar = calendarAction(updateCalendarInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'CALENDAR', field: 'input.id' });
  return saveCalendar(act, found, input);
});

export const archiveCalendar = archiveAction(calendarSubject);
export const unArchiveCalendar = unArchiveAction(calendarSubject);
export const removeCalendar = removeAction(calendarSubject);
export const restoreCalendar = restoreAction(calendarSubject);
