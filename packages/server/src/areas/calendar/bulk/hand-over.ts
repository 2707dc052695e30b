import { sql } from 'kysely';
import { type LockedSubject, subjectColumns } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { saveInstances } from '../activity/activity.save.ts';
import { readableBy } from '../activity/responsible.ts';

/**
 * Makes another person responsible for the open activities and the series of somebody who has left, in the year wheels that the other person may
 * read. The caller must already have checked the right to do so. Returns the ids of the activities that were handed over, and of those that stay.
 */
export async function handOverActivities(act: Act, from: number, to: number) {
  const calendars = await lockCalendars(act.tx, from);
  const open = await readOpen(act.tx, from, calendars);
  const mayRead = await readableBy(act.tx, calendars, to);
  const [given, left] = [open.filter(({ rootId }) => mayRead(rootId)), open.filter(({ rootId }) => !mayRead(rootId))];

  await saveInstances(
    act,
    given.map((found) => ({ found, input: { responsible: to } })),
  );
  const theirs = calendars.filter(mayRead);
  await sql`
    update event set responsible_id = ${to}, assigned_by = ${act.caller.id}
    where responsible_id = ${from} and calendar_id = any (${theirs}::bigint[])`.execute(act.tx);

  return { given: given.map(({ id }) => id), left: left.map(({ id }) => id) };
}

/**
 * Locks the year wheels in which somebody is responsible for an open activity or a series. A series without open activities counts too: each new year
 * makes some for whoever is responsible for it.
 */
async function lockCalendars(tx: Tx, responsible: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from subject r
    where r.removed_with is null and r.status <> 'ARCHIVED' and r.id in (
      select calendar_id from event where responsible_id = ${responsible}
      union select calendar_id from event_instance where responsible_id = ${responsible} and not is_done)
    order by r.id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Reads the open activities of somebody in these year wheels, which are locked already, and locks them too. */
async function readOpen(tx: Tx, responsible: number, calendars: readonly number[]): Promise<LockedSubject[]> {
  const { rows } = await sql<LockedSubject>`
    select ${subjectColumns} from event_instance i join subject s on s.id = i.id join subject r on r.id = s.root_id
    where i.responsible_id = ${responsible} and not i.is_done and s.removed_with is null and r.id = any (${calendars}::bigint[])
    order by s.id for update of s`.execute(tx);
  return rows;
}
