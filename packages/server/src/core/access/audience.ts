import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { maySee, row } from './rules.ts';
import { everyone } from './who.ts';

/**
 * Who of some people may read a subject now: the condition of every list, asked the other way round.
 * `among` narrows the people by a condition over `p` (a person), such as those who follow it or have its page open.
 */
export async function audience(db: Db, subjectId: number, among: RawBuilder<boolean> = sql`true`): Promise<number[]> {
  const rootId = sql<number>`(select root_id from subject where id = ${subjectId})`;
  const at = { ...row('s', 'r'), rootId };
  const { rows } = await sql<{ id: number }>`
    select p.id from subject s join subject r on r.id = ${rootId} cross join person p
    where s.id = ${subjectId} and ${among} and ${maySee(at, everyone('p.id'))} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}
