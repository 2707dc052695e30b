import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { removeSubject, removeSubjects } from '../../../subject/trash/remove.ts';
import { restoreSubject } from '../../../subject/trash/restore.ts';
import type { Removal } from './taken.queries.ts';

/** The version of a series that taking activities of it makes; a changed repetition is undone otherwise than a removal. */
export type MadeVersion = { id: number; version: number; isChange: boolean };

/** Removes a series with all its activities, so that they come back together. */
export async function takeSeries(tx: Tx, caller: Caller, id: number): Promise<void> {
  await keepRemoval(tx, caller, id);
  await removeSubject(tx, id);
}

/** Removes activities of a series that keeps others, so that they come back together. @param ids the first is the one pointed at */
export async function takeActivities(tx: Tx, caller: Caller, ids: readonly number[], of: MadeVersion): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  await keepRemoval(tx, caller, first, of);
  await removeSubjects(tx, ids, first);
}

/** Writes down whose removal it is, while the status is still there. */
async function keepRemoval(tx: Tx, { id: by }: Caller, id: number, of?: MadeVersion): Promise<void> {
  await sql`
    insert into removal (id, status, removed_by, series_id, series_version, is_change)
    select id, status, ${by}, ${of?.id ?? null}::bigint, ${of?.version ?? null}::int, ${of?.isChange ?? false} from subject where id = ${id}`.execute(
    tx,
  );
}

/** Brings all back that a removal took; it is a removal no more. */
export async function giveBack(tx: Tx, { id, status }: Pick<Removal, 'id' | 'status'>): Promise<void> {
  await restoreSubject(tx, id, status);
  await tx.deleteFrom('removal').where('id', '=', id).execute();
}
