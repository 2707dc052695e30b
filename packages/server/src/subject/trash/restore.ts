import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Tx } from '../../core/database/pool.ts';

/**
 * Brings a removed subject back in a status, with what was removed together with it; what had gone before stays gone. Each gets a new
 * version, since a calendar program that has seen it go takes it back under a higher SEQUENCE (product/sharing#feeds).
 */
export async function restoreSubject(tx: Tx, id: number, status: Status): Promise<void> {
  await sql`
    update subject set removed_with = null, last_updated = now(), version = version + 1, status = case when id = ${id} then ${status}::status else status end
    where removed_with = ${id}`.execute(tx);
}
