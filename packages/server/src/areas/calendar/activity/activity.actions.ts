import {
  isCarriedOut,
  type UpdateEventInstanceInput,
  updateEventInstanceInput,
} from '@samspel/domain/calendar/event-instance.input';
import { sql } from 'kysely';
import { type FoundSubject, findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { keepRevision } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { mayCarryOut } from '../calendar/calendar.access.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { markCalendarChanged, refreshNextDeadline } from '../calendar/calendar.change.ts';
import { instanceBody } from './activity.body.ts';
import { type InstanceChange, instanceChange, isChange } from './activity.change.ts';
import { byStart, type InstanceRow, readInstances } from './activity.queries.ts';
import { refuseStrangers } from './responsible.ts';
import { keepSingleSeries } from './single-series.write.ts';

/**
 * Changes or ticks one activity. Who is responsible for it may tick it and write its note (decision 54); one's own favourite mark takes
 * no more than reading it.
 */
export const updateEventInstance = calendarAction(updateEventInstanceInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, isFavouriteAlone(input) ? 'see' : 'edit', {
    kind: 'EVENT_INSTANCE',
    field: 'input.id',
    ...(isCarriedOut(input) && { orWith: mayCarryOut }),
  });
  return saveInstance(act, found, input);
});

/** Saves a change of an activity that the caller may make: the rule, the writing and the telling, whoever asks for it. */
export async function saveInstance(
  act: Act,
  found: FoundSubject,
  input: UpdateEventInstanceInput,
): Promise<InstanceRow> {
  const before = await readInstance(act, found.id);

  if (!isFavouriteAlone(input)) await refuseChange(input, found, act);
  const change = instanceChange(input, before, act.caller);

  if (input.isFavourite !== undefined) await markFavourite(act, found.id, input.isFavourite);
  if (isChange(change)) await writeChange(act, found, change);
  const after = await readInstance(act, found.id);
  if (isChange(change) && !isTick(change)) await keepSingleSeries(act.tx, after);

  if (isChange(change)) await tellChange(act, before, change);
  return after;
}

async function refuseChange(input: UpdateEventInstanceInput, found: FoundSubject, { tx }: Act): Promise<void> {
  refuseArchived(found);
  if (input.version !== undefined) refuseStale(found, input.version);
  if (input.responsible) {
    await refuseStrangers(tx, found.rootId, new Map([['input.responsible', input.responsible]]));
  }
}

/** Whether nothing is asked for but one's own mark. */
function isFavouriteAlone({ id: _id, version: _version, isFavourite, ...rest }: UpdateEventInstanceInput): boolean {
  return isFavourite !== undefined && Object.values(rest).every((value) => value === undefined);
}

async function readInstance({ tx, caller }: Act, id: number): Promise<InstanceRow> {
  const [row] = await readInstances(tx, caller, sql<boolean>`i.id = ${id}`, byStart, { limit: 1, offset: 0 });
  return row!;
}

async function markFavourite({ tx, caller }: Act, subjectId: number, isFavourite: boolean): Promise<void> {
  const mark = { person_id: caller.id, subject_id: subjectId };
  if (isFavourite) {
    await tx
      .insertInto('favourite')
      .values(mark)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom('favourite')
      .where('person_id', '=', mark.person_id)
      .where('subject_id', '=', subjectId)
      .execute();
  }
}

async function writeChange({ tx, caller, services }: Act, found: FoundSubject, change: InstanceChange): Promise<void> {
  const { id, rootId } = found;
  const before = { version: found.version, by: found.createdBy, body: await instanceBody(tx, id) };
  if (Object.keys(change.columns).length > 0) {
    await tx.updateTable('event_instance').set(change.columns).where('id', '=', id).execute();
  }
  const version = await touchSubject(tx, id, change.subject);
  await keepRevision(tx, caller, { id, before, after: { version, body: await instanceBody(tx, id) } });
  await refreshNextDeadline(tx, rootId, services.now());
  if (!isTick(change)) await markCalendarChanged(tx, rootId);
}

/** Whether the tick is all that changes. */
function isTick({ columns, subject }: InstanceChange): boolean {
  return (
    Object.keys(columns).every((column) => column === 'is_done') && Object.keys(subject).every((c) => c === 'status')
  );
}

async function tellChange({ tell }: Act, { id, calendarId }: InstanceRow, change: InstanceChange): Promise<void> {
  const { is_done: isDone } = change.columns;
  const deed = isDone === undefined ? 'updated' : isDone ? 'completed' : 'restored';
  const endsRights = change.subject.status !== undefined;
  await tell({ name: `eventInstance.${deed}`, subjectId: id, shownOn: [calendarId], endsRights });
}
