import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { emitSystemEvent } from '../../../core/events/emit.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { keepMatches } from './match.queries.ts';

/**
 * Matches the grants that changed since the last run against every saved search, and notifies of each grant that a search newly finds, once per
 * search.
 */
export const matchJob: Job = {
  name: 'grant.match',
  schedule: { every: 'MINUTES', minutes: 10 },
  run: ({ db, now }) => inTransaction(db, (tx) => match(tx, now())),
};

async function match(tx: Tx, now: Date): Promise<void> {
  const { at: done } = await tx.selectFrom('saved_search_run').select('at').forUpdate().executeTakeFirstOrThrow();
  const found = new Map((await keepMatches(tx, done, osloToday(now))).map(({ id, searchers }) => [id, { searchers }]));
  await emitSystemEvent(tx, 'actionValue.matched', [...found.keys()], (id) => found.get(id)!);
  await sql`update saved_search_run set at = now()`.execute(tx);
}
