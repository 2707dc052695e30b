import {
  createCalendarInput,
  type UpdateCalendarInput,
  updateCalendarInput,
} from '@samspel/domain/calendar/calendar.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { whyNotArchivable } from '@samspel/domain/subject/state';
import { trashLimit } from '@samspel/domain/subject/trash';
import { z } from 'zod';
import { type FoundSubject, findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { keepRevision } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { removeSubject } from '../../../subject/trash/remove.ts';
import { restoreSubject } from '../../../subject/trash/restore.ts';
import { readRemoved } from '../trash/trash.queries.ts';
import { calendarAction, refuseArchived } from './calendar.action.ts';
import { calendarBody } from './calendar.body.ts';
import { refreshNextDeadline } from './calendar.change.ts';
import { type CalendarRow, readChangedCalendar } from './calendar.queries.ts';
import { changeCalendar, insertCalendar } from './calendar.write.ts';
import { addRing } from './ring.write.ts';

const calendarId = z.strictObject({ id });
const kind = 'CALENDAR';

/** Makes a year wheel, and its ring in the maker's year view (spec 1 §4). */
export const createCalendar = calendarAction(createCalendarInput, async (input, { caller, tx, tell }) => {
  const id = await insertCalendar(tx, caller, input);
  await addRing(tx, caller, { calendarId: id, order: id, color: input.color });

  await tell({ name: 'calendar.created', subjectId: id });
  return readChangedCalendar(tx, caller, id);
});

/** Saves the form of a year wheel, its access list included (decision 20). */
export const updateCalendar = calendarAction(updateCalendarInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind, field: 'input.id' });
  return saveCalendar(act, found, input);
});

/** Saves a change of a year wheel that the caller may edit: the rule, the writing and the telling, whoever asks for it. */
export async function saveCalendar(act: Act, found: FoundSubject, input: UpdateCalendarInput): Promise<CalendarRow> {
  const { caller, tx, tell } = act;
  refuseArchived(found);
  refuseStale(found, input.version);

  await keepChange(act, found, () => changeCalendar(tx, input));

  const endsRights = input.access !== undefined || input.status !== undefined;
  await tell({ name: 'calendar.updated', subjectId: found.id, endsRights });
  return readChangedCalendar(tx, caller, found.id);
}

/** Makes a year wheel read-only for everybody (decision 23). A draft is refused: its readers would see it. */
export const archiveCalendar = calendarAction(calendarId, async (input, act) => {
  const { caller, tx, tell } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'id' });

  refuseArchived(found);
  if (whyNotArchivable({ status: found.status, myAccess: 'WRITE' })) throw new Refusal('calendar.draft', 'id');

  await keepChange(act, found, () => touchSubject(tx, found.id, { status: 'ARCHIVED' }));

  await tell({ name: 'calendar.archived', subjectId: found.id });
  return readChangedCalendar(tx, caller, found.id);
});

/** Lets an archived year wheel be changed again; one that is not archived stays as it is. */
export const unArchiveCalendar = calendarAction(calendarId, async (input, act) => {
  const { caller, tx, tell } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'id' });

  if (found.status === 'ARCHIVED') {
    await keepChange(act, found, () => touchSubject(tx, found.id, { status: 'PUBLISHED' }));
    await tell({ name: 'calendar.unarchived', subjectId: found.id });
  }
  return readChangedCalendar(tx, caller, found.id);
});

/** Moves a year wheel, and all that hangs on it, to the trash of its owner and of admins (decision 23). */
export const removeCalendar = calendarAction(calendarId, async (input, act) => {
  const { caller, tx, tell } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'id' });

  refuseArchived(found);

  await keepChange(act, found, () => removeSubject(tx, found.id));

  await tell({ name: 'calendar.removed', subjectId: found.id, endsRights: true });
  return found.id;
});

/** Brings a year wheel back from the trash (decision 23). */
export const restoreCalendar = calendarAction(calendarId, async (input, act) => {
  const { caller, tx, tell, services } = act;
  const found = await findSubject(tx, caller, input.id, 'restore', { kind, field: 'id' });

  const { status, isInTime } = await readRemoved(tx, found.id, trashLimit(services.now()));
  if (!isInTime) throw new Refusal('notFound', 'id');

  await keepChange(act, found, () => restoreSubject(tx, found.id, status));
  await refreshNextDeadline(tx, found.id, services.now());

  await tell({ name: 'calendar.restored', subjectId: found.id });
  return readChangedCalendar(tx, caller, found.id);
});

/** Makes a change that counts the version up by one, and keeps it in the history of the year wheel. */
async function keepChange({ tx, caller }: Act, found: FoundSubject, change: () => Promise<unknown>): Promise<void> {
  const { id, version } = found;
  const before = { version, by: found.createdBy, body: await calendarBody(tx, id) };
  await change();
  await keepRevision(tx, caller, { id, before, after: { version: version + 1, body: await calendarBody(tx, id) } });
}
