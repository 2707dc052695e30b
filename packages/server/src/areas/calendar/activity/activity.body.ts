import type { Body } from '@samspel/domain/subject/change';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';

/** A day of the activity `i`; of a chosen date the one that was given, so that undoing a change gives it again (product/activities#working-days). */
const asChosen = (day: 'start_date' | 'end_date') =>
  sql`i.${sql.ref(day)} + case when i.rule_date is null then coalesce(i.moved_from, i.end_date) - i.end_date else 0 end`;

const body: RawBuilder<object> = sql`jsonb_build_object('title', s.title, 'status', s.status, 'startDate', ${asChosen('start_date')}, 'endDate', ${asChosen('end_date')},
  'reminderDate', i.reminder_date, 'isDone', i.is_done, 'responsible', i.responsible_id, 'description', i.description, 'note', i.note)`;

/** Reads, by id, everything about activities that an update replaces, in the form that a revision keeps. */
export async function instanceBodies(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Body>> {
  const { rows } = await sql<{ id: number; body: Body }>`
    select i.id, ${body} as body from event_instance i join subject s on s.id = i.id where i.id = any (${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, body: its }) => [id, its]));
}

/** `instanceBodies` for one activity. */
export const instanceBody = async (tx: Tx, id: number): Promise<Body> => (await instanceBodies(tx, [id])).get(id)!;

/**
 * Gives a new version to the activities that a change of their series has reached, and the new title to those that have the old one. Adds a revision
 * only if an activity already has a history: the series' own change is in the history of the series.
 */
export async function keepFlowed(
  tx: Tx,
  by: Caller,
  ids: readonly number[],
  title: string,
  oldTitle: string,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update subject set version = version + 1, last_updated = now(), title = case when title = ${oldTitle} then ${title} else title end
    where id = any (${ids}::bigint[])`.execute(tx);
  await sql`
    insert into revision (subject_id, version, body, changed_by)
    select i.id, s.version, ${body}, ${by.id} from event_instance i join subject s on s.id = i.id
    where i.id = any (${ids}::bigint[]) and exists (select from revision where subject_id = i.id)`.execute(tx);
}
