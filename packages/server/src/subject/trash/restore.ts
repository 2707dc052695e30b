import { Refusal } from '@samspel/domain/refusal';
import { trashLimit } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Tx } from '../../core/database/pool.ts';

/**
 * Throws `notFound` for a part that was not removed by itself, was removed too long ago, or hangs on something that is removed now
 * (product/access#archive-and-trash).
 */
export async function refuseNoReturn(tx: Tx, id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ mayReturn: boolean }>`
    select s.removed_with = s.id and s.last_updated > ${trashLimit(now)} and holder.removed_with is null as "mayReturn"
    from subject s join subject holder on holder.id = s.parent_id where s.id = ${id}`.execute(tx);
  if (!rows[0]!.mayReturn) throw new Refusal('notFound', 'id');
}

/**
 * Restores a removed subject with a status, and what was removed together with it; what was removed earlier stays removed. Each gets a new
 * version, since a calendar program that saw it disappear takes it back only under a higher SEQUENCE (product/sharing#feeds).
 */
export async function restoreSubject(tx: Tx, id: number, status: Status): Promise<void> {
  await sql`
    update subject set removed_with = null, last_updated = now(), version = version + 1, status = case when id = ${id} then ${status}::status else status end
    where removed_with = ${id}`.execute(tx);
}
