import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';

/** Removes a subject softly, with everything that hangs on it: absent everywhere but in the trash (product/access#archive-and-trash). */
export const removeSubject = (tx: Tx, id: number): Promise<void> => removeSubjects(tx, [id]);

/**
 * `removeSubject` for several subjects, none of which hangs on another, in one statement.
 * @param together the one with which all of them are removed, so that restoring it restores all; by default each is removed by itself
 */
export async function removeSubjects(tx: Tx, ids: readonly number[], together?: number): Promise<void> {
  await sql`
    with recursive below as (
      select id, coalesce(${together ?? null}::bigint, id) as gone from subject where id = any (${ids}::bigint[])
      union all select child.id, below.gone from subject child join below on child.parent_id = below.id
    )
    update subject s set removed_with = below.gone, last_updated = now(),
           status = case when s.id = below.gone then 'OBSOLETE' else s.status end,
           version = case when s.id = below.gone then version + 1 else version end
    from below where s.id = below.id and s.removed_with is null`.execute(tx);
}
