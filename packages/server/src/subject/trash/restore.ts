import { Refusal } from '@samspel/domain/refusal';
import { trashLimit } from '@samspel/domain/subject/trash';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Tx } from '../../core/database/pool.ts';

/**
 * Refuses to bring a part back that was not removed by itself, was removed too long ago, or hung on what has gone since: `notFound`
 * (product/access#archive-and-trash).
 */
export async function refuseNoReturn(tx: Tx, id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ mayReturn: boolean }>`
    select s.removed_with = s.id and s.last_updated > ${trashLimit(now)} and holder.removed_with is null as "mayReturn"
    from subject s join subject holder on holder.id = s.parent_id where s.id = ${id}`.execute(tx);
  if (!rows[0]!.mayReturn) throw new Refusal('notFound', 'id');
}

/**
 * Brings a removed subject back in a status, with what was removed together with it; what had gone before stays gone. Each gets a new
 * version, since a calendar program that has seen it go takes it back under a higher SEQUENCE (product/sharing#feeds).
 */
export async function restoreSubject(tx: Tx, id: number, status: Status): Promise<void> {
  await sql`
    update subject set removed_with = null, last_updated = now(), version = version + 1, status = case when id = ${id} then ${status}::status else status end
    where removed_with = ${id}`.execute(tx);
}
