import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { removeSubject, removeSubjects } from '../../../subject/trash/remove.ts';
import { restoreSubject } from '../../../subject/trash/restore.ts';
import type { Removal } from './removal-batch.queries.ts';

/** The version of a series that the removal of some of its activities makes; a changed repetition is undone in another way than a removal. */
export type MadeVersion = { id: number; version: number; isChange: boolean };

/** Removes a series with all its activities, so that they come back together. */
export async function moveSeriesToTrash(tx: Tx, caller: Caller, id: number): Promise<void> {
  await keepRemoval(tx, caller, id);
  await removeSubject(tx, id);
}

/** Removes activities of a series that keeps others, so that they come back together. @param ids the first is the one that somebody chose */
export async function moveActivitiesToTrash(
  tx: Tx,
  caller: Caller,
  ids: readonly number[],
  of: MadeVersion,
): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  await keepRemoval(tx, caller, first, of);
  await removeSubjects(tx, ids, first);
}

/** Records who removes it, while its status can still be read. */
async function keepRemoval(tx: Tx, { id: by }: Caller, id: number, of?: MadeVersion): Promise<void> {
  await sql`
    insert into removal (id, status, removed_by, series_id, series_version, is_change)
    select id, status, ${by}, ${of?.id ?? null}::bigint, ${of?.version ?? null}::int, ${of?.isChange ?? false} from subject where id = ${id}`.execute(
    tx,
  );
}

/** Brings back everything that a removal took, and deletes the removal. */
export async function restoreBatch(tx: Tx, { id, status }: Pick<Removal, 'id' | 'status'>): Promise<void> {
  await restoreSubject(tx, id, status);
  await tx.deleteFrom('removal').where('id', '=', id).execute();
}
