import { updateCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { updateEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { id, readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { trashLimit } from '@samspel/domain/subject/trash';
import { z } from 'zod';
import { saveInstance } from '../../areas/calendar/activity/activity.actions.ts';
import { instanceBody } from '../../areas/calendar/activity/activity.body.ts';
import { calendarAction, refuseArchived } from '../../areas/calendar/calendar/calendar.action.ts';
import { saveCalendar } from '../../areas/calendar/calendar/calendar.actions.ts';
import { calendarBody } from '../../areas/calendar/calendar/calendar.body.ts';
import { refreshCalendar } from '../../areas/calendar/calendar/calendar.change.ts';
import { saveEvent } from '../../areas/calendar/series/series.actions.ts';
import { eventBody } from '../../areas/calendar/series/series.body.ts';
import { type Removal, removalThatMade } from '../../areas/calendar/series/taken.queries.ts';
import { bringBack, refuseTakenDays } from '../../areas/calendar/trash/removal.restore.ts';
import { type FoundSubject, findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import { type Body, changedFields, isSame, undoneBy } from './history.changes.ts';
import { type ChangeRow, readChange, readLatestChange } from './history.queries.ts';
import { calendarUndo, eventUndo, inheritedOf, instanceUndo, withAllDates } from './undo.input.ts';

/** Undoes one change: writes the older body as a new version, through the rules of any change. */
export const undoChange = calendarAction(z.strictObject({ id }), async (input, act) => {
  const change = await readChange(act.tx, act.caller, input.id);
  if (!change) throw new Refusal('notFound', 'id');
  const kind = ['CALENDAR', 'EVENT', 'EVENT_INSTANCE'] as const;
  const found = await findSubject(act.tx, act.caller, change.subjectId, 'edit', { kind, field: 'id' });

  refuseArchived(found);
  const removal = await removalThatMade(act.tx, change, trashLimit(act.services.now()));
  if (removal && !removal.isChange) await undoRemoval(act, found, removal);
  else await undoFields(act, found, change);

  return readLatestChange(act.tx, found.id);
});

/** Brings back what a change of a series removed. */
async function undoRemoval(act: Act, found: FoundSubject, removal: Removal): Promise<void> {
  await refuseTakenDays(act.tx, removal);
  await bringBack(act, removal);
  await refreshCalendar(act, found.rootId);
  await act.tell({ name: 'event.broughtBack', subjectId: found.id, shownOn: [found.rootId] });
}

async function undoFields(act: Act, found: FoundSubject, change: ChangeRow): Promise<void> {
  const { before, after } = change;
  const fields = changedFields(before, after);
  const now = await bodyNow(act, found);
  refuseChangedSince(found, found.kind === 'EVENT' ? withAllDates(fields) : fields, after, now);
  if (undoneBy(before, after, false) !== 'UNDO') throw new Refusal('notAllowed', 'id');
  await save(act, found, { fields, change, now });
}

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

type Undo = { fields: readonly string[]; change: ChangeRow; now: Body };

async function save(act: Act, found: FoundSubject, { fields, change, now }: Undo): Promise<void> {
  const { id, version, kind } = found;
  const { before } = change;
  const asked = { id, version };
  if (kind === 'CALENDAR') {
    const raw = { ...asked, ...(await calendarUndo(act.tx, fields, before, now)) };
    await saveCalendar(act, found, readInput(updateCalendarInput, raw));
  } else if (kind === 'EVENT') {
    const input = readInput(updateEventInput, { ...asked, ...eventUndo(fields, before, now) });
    await saveEvent(act, found, input, { ...change, before: inheritedOf(before) });
  } else {
    const raw = { ...asked, ...instanceUndo(fields, before) };
    await saveInstance(act, found, readInput(updateEventInstanceInput, raw));
  }
}
