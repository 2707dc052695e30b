import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Db, Tx } from '../../core/database/pool.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { showByItself } from '../../core/events/emit.ts';
import type { Job } from '../../core/jobs/job.ts';

/** People whose votes wait before an open poll is counted at once: with fewer, a count would tell who has just voted (product/forum#polls). */
const together = 3;

/** Counts the votes of a poll if enough people wait for it; returns whether it did. */
export async function countIfTogether(tx: Tx, discussionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from poll_vote where discussion_id = ${discussionId} and counted <> choices limit ${together}`.execute(tx);
  return rows.length === together && (await countVotes(tx, discussionId)).length > 0;
}

/** Counts what is not counted yet, of one poll or of all; returns the discussions whose counts changed. */
async function countVotes(db: Db, discussionId?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with counted as (
      update poll_vote set counted = choices
      where counted <> choices and ${discussionId === undefined ? sql`true` : sql`discussion_id = ${discussionId}`}
      returning discussion_id)
    select distinct discussion_id as id from counted`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the votes that wait, once a minute, and lets open pages read the counts. */
export const countJob: Job = {
  name: 'discussion.countVotes',
  schedule: { every: 'MINUTES', minutes: 1 },
  run: ({ db }: Services) => inTransaction(db, async (tx) => showByItself(tx, await countVotes(tx))),
};
