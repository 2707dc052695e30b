import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { runPrepared, unplanned } from '../database/prepared.ts';
import { maySee, row } from './rules.ts';
import { everyone } from './who.ts';

/**
 * Who of some people may read a subject now: the condition of every list, asked the other way round.
 * `among` narrows the people by a condition over `p` (a person), such as those who follow it or have its page open; its values
 * are `unplanned`, since the statement is kept by its text.
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
