import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

/** Removes a subject softly, and with it all that hangs on it: absent everywhere but in the trash (decision 23). */
export async function removeSubject(tx: Tx, id: number): Promise<void> {
  await sql`
    with recursive below as (
      select id from subject where id = ${id}
      union all select child.id from subject child join below on child.parent_id = below.id
    )
    update subject s set removed_with = ${id}, last_updated = now(),
           status = case when s.id = ${id} then 'OBSOLETE' else s.status end, version = case when s.id = ${id} then version + 1 else version end
    from below where s.id = below.id and s.removed_with is null`.execute(tx);
}
