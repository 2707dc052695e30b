import type { UpdateEventInput } from '@samspel/domain/calendar/event-change.input';
import { reminderDate } from '@samspel/domain/calendar/reminder';
import { sql } from 'kysely';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import type { EventData } from '../../../core/events/event-data.ts';
import { columnsOf } from '../../../subject/fields.ts';
import { replaceTags } from '../../../subject/tag/tag.write.ts';
import { givenStart } from '../activity/given-days.ts';
import { columnsOfRow } from '../activity/inherited.ts';
import { insertActivities } from './activities.write.ts';
import { linkLaterActivities } from './later-activities.ts';
import { moveActivitiesToTrash, restoreBatch } from './removal-batch.write.ts';
import type { PlannedChange } from './series.change.ts';
import { seriesDays, seriesFields } from './series.fields.ts';
import type { PlannedInstance } from './series.plan.ts';
import { catchUp, propagateToActivities } from './series.propagate.ts';
import { keepPurposes } from './series.purpose.ts';

/**
 * Writes what a change does to a series and its activities. It makes the next version, which the caller must write.
 * @returns what the event of the change carries
 */
export async function writeEventChange(
  act: Act,
  change: PlannedChange,
  input: UpdateEventInput,
): Promise<EventData['event.updated']> {
  const { tx, caller } = act;
  const { before, after, plan } = change;
  const going = (plan?.remove ?? []).map(({ id }) => id);
  await updateEventRow(tx, change, input);
  await keepPurposes(tx, change);
  const tagged = input.tags ? await replaceTags(tx, before.id, input.tags) : [];
  await moveActivitiesToTrash(tx, caller, going, { id: before.id, version: madeBy(change), isChange: true });
  await propagateToActivities(act, change, input.activities ?? []);
  await bringBack(act, change);
  const added = await addActivities(act, change, input.activities ?? []);
  await rememberDays(tx, change);
  const isHanded = after.responsibleId !== before.responsibleId;
  const people = [...(isHanded ? [after.responsibleId] : []), ...added.map(({ responsible }) => responsible)];
  return { assigned: [...new Set(people.filter((id) => id !== null))], tagged };
}

/** When chosen dates become a repetition, stores the day of each activity that was kept as its day in the rule. */
async function rememberDays(tx: Tx, { before, after, undone }: PlannedChange): Promise<void> {
  if (before.repetitionDefinition || !after.repetitionDefinition) return;
  const forgotten = undone ? sql`rule_date is null` : sql`true`;
  await sql`update event_instance i set rule_date = ${givenStart('i')} where event_id = ${after.id} and ${forgotten}`.execute(
    tx,
  );
}

/** The version of the series that a change makes. */
const madeBy = ({ before }: PlannedChange): number => before.version + 1;

/** Brings back the activities that the change being undone took, and passes on to them what the series has changed since. */
async function bringBack(act: Act, change: PlannedChange): Promise<void> {
  const { after, undone } = change;
  if (!undone?.removal) return;
  const ids = undone.taken.map(({ id }) => id);
  await restoreBatch(act.tx, undone.removal);
  await act.tx
    .updateTable('event_instance')
    .set({ series_version: madeBy(change) })
    .where('id', 'in', ids)
    .execute();
  await catchUp(act, ids, undone.inherited, after);
}

async function updateEventRow(tx: Tx, { after }: PlannedChange, input: UpdateEventInput): Promise<void> {
  const columns = {
    ...columnsOf(seriesFields, input),
    ...columnsOf(seriesDays, after),
    assigned_by: after.assignedById,
  };
  await tx.updateTable('event').set(columns).where('id', '=', after.id).execute();
}

type Chosen = readonly { startDate: string; endDate: string; responsible: number | undefined }[];

async function addActivities({ tx, caller }: Act, change: PlannedChange, chosen: Chosen): Promise<PlannedInstance[]> {
  const { after, plan } = change;
  const added = (plan?.create ?? []).map((span): PlannedInstance => {
    const { startDate, endDate } = span.given ?? span;
    const one = chosen.find((chosenOne) => chosenOne.startDate === startDate && chosenOne.endDate === endDate);
    const responsible = one?.responsible ?? after.responsibleId;
    return {
      ...span,
      reminderDate: reminderDate(span.endDate, after.reminder),
      responsible,
    };
  });
  const { id, calendarId, title, todoTemplate } = after;
  const isRepeated = after.repetitionDefinition !== null;
  const own = { inherited: columnsOfRow(after), createdBy: caller, assignedBy: caller.id, isRepeated };
  await insertActivities(tx, { id, calendarId, title, todoTemplate, ...own, version: madeBy(change) }, added);
  if (added.length > 0) await linkLaterActivities(tx, id);
  return added;
}
