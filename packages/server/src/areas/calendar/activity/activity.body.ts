import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { bodyOf } from '../../../subject/fields.ts';
import { type ActivityBody, activityFields } from './activity.fields.ts';

/** Reads, by id, everything about activities that an update replaces, in the form that a revision keeps. */
export async function instanceBodies(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ActivityBody>> {
  const { rows } = await sql<{ id: number; body: ActivityBody }>`
    select s.id, ${bodyOf(activityFields)} as body from event_instance own join subject s on s.id = own.id where s.id = any (${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, body: its }) => [id, its]));
}

/** `instanceBodies` for one activity. */
export const instanceBody = async (tx: Tx, id: number): Promise<ActivityBody> =>
  (await instanceBodies(tx, [id])).get(id)!;

/**
 * Gives a new version to the activities that a change of their series has reached, and the new title to those that have the old one. Adds a revision
 * only if an activity already has a history: the series' own change is in the history of the series.
 */
export async function savePropagated(
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
    select s.id, s.version, ${bodyOf(activityFields)}, ${by.id} from event_instance own join subject s on s.id = own.id
    where s.id = any (${ids}::bigint[]) and exists (select from revision where subject_id = s.id)`.execute(tx);
}
