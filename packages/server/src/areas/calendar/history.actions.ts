import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { id, readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { type FoundSubject, findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/action.ts';
import { calendarAction, refuseArchived } from './calendar.action.ts';
import { saveCalendar } from './calendar.actions.ts';
import { calendarBody } from './calendar.body.ts';
import { saveEvent } from './event.actions.ts';
import { eventBody } from './event.body.ts';
import { type Body, changedFields, isSame } from './history.changes.ts';
import { readChange, readLatestChange } from './history.queries.ts';
import { calendarUndo, eventUndo, instanceUndo } from './history.undo.ts';
import { saveInstance } from './instance.actions.ts';
import { instanceBody } from './instance.body.ts';

/** Undoes one change: writes the older body as a new version, through the rules of any change. */
export const undoChange = calendarAction(z.strictObject({ id }), async (input, act) => {
  const change = await readChange(act.tx, act.caller, input.id);
  if (!change) throw new Refusal('notFound', 'id');
  const kind = ['CALENDAR', 'EVENT', 'EVENT_INSTANCE'] as const;
  const found = await findSubject(act.tx, act.caller, change.subjectId, 'edit', { kind, field: 'id' });

  refuseArchived(found);
  const fields = changedFields(change.before, change.after);
  const now = await bodyNow(act, found);
  refuseChangedSince(found, fields, change.after, now);

  await save(act, found, { fields, before: change.before, now });
  return readLatestChange(act.tx, found.id);
});

const bodyNow = async ({ tx }: Act, { kind, id }: FoundSubject): Promise<Body> =>
  (kind === 'CALENDAR'
    ? calendarBody(tx, id)
    : kind === 'EVENT'
      ? eventBody(tx, id)
      : instanceBody(tx, id)) as Promise<Body>;

/** What was changed again is not undone over the head of whoever changed it (decision 36). */
function refuseChangedSince({ version }: FoundSubject, fields: readonly string[], after: Body, now: Body): void {
  const isChanged = fields.some((field) => !isSame(after[field], now[field]));
  if (isChanged) throw new Refusal('conflict', 'id', { version });
}

type Undo = { fields: readonly string[]; before: Body; now: Body };

async function save(act: Act, found: FoundSubject, { fields, before, now }: Undo): Promise<void> {
  const { id, version, kind } = found;
  if (fields.includes('exceptDates')) throw new Refusal('notAllowed', 'id');
  if (before.status === 'ARCHIVED' || before.status === 'OBSOLETE') throw new Refusal('notAllowed', 'id');
  const asked = { id, version };
  if (kind === 'CALENDAR') {
    const raw = { ...asked, ...(await calendarUndo(act.tx, fields, before, now)) };
    await saveCalendar(act, found, readInput(updateCalendarInput, raw));
  } else if (kind === 'EVENT') {
    await saveEvent(act, found, readInput(updateEventInput, { ...asked, ...eventUndo(fields, before, now) }));
  } else {
    const raw = { ...asked, ...instanceUndo(fields, before) };
    await saveInstance(act, found, readInput(updateEventInstanceInput, raw));
  }
}
