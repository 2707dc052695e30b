import { sql } from 'kysely';
import type { Tx } from '../core/database/pool.ts';

/**
 * Waits until others are done who comment on a thing, vote on it or move it, since each of them changes what hangs on it. Asked for before the thing is found, which is then
 * read as they left it.
 */
export async function waitInLine(tx: Tx, on: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commented', ${on}))`.execute(tx);
}
