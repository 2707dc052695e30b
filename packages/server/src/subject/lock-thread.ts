import { sql } from 'kysely';
import type { Tx } from '../core/database/pool.ts';

/**
 * Waits for other transactions that comment on a thing, vote on it or move it, since each of them changes what hangs on it. Call it before finding
 * the thing, so that the thing is read as they left it.
 */
export async function lockThread(tx: Tx, on: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commented', ${on}))`.execute(tx);
}

/** Does so for a comment of a person, who also waits for their other comments that are sent at the same moment. */
export async function lockThreadAndAuthor(tx: Tx, on: number, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commented', ${on})),
    pg_advisory_xact_lock(hashtextextended('comment', ${personId}))`.execute(tx);
}
