import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { runPrepared, unplanned } from '../database/prepared.ts';
import { maySee, row } from './rules.ts';
import { everyone } from './who.ts';

/**
 * Returns the ids of the people who may read a subject now, by the same condition that every list uses.
 * `among` narrows the people by a condition on the person `p`, such as following the subject or having its page open. Its values
 * must be `unplanned`, since the plan is kept by the statement's text.
 */
export async function audience(db: Db, subjectId: number, among: RawBuilder<boolean> = sql`true`): Promise<number[]> {
  const id = unplanned(subjectId, 'bigint');
  const rootId = sql<number>`(select root_id from subject where id = ${id})`;
  const at = { ...row('s', 'r'), rootId };
  const people = sql<{ id: number }>`
    select p.id from subject s join subject r on r.id = ${rootId} cross join person p
    where s.id = ${id} and ${among} and ${maySee(at, everyone('p.id'))} order by p.id`;
  return (await runPrepared(db, people)).map(({ id }) => id);
}
