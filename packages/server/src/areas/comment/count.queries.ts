import { sql } from 'kysely';
import { maySee, row } from '../../core/access/rules.ts';
import { unplanned, unplannedIds } from '../../core/database/prepared.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** How many comments a thing has: `answers` includes the places of removed ones, `all` does not. */
type Counts = { answers: number; all: number };
const none: Counts = { answers: 0, all: 0 };

/** How many comments there are on things; zero for things that the caller may not read. */
export const countComments: Batch<number, Counts> = async (ids, context) => {
  const statement = sql<Counts & { id: number }>`
    select whole.id, part.* from unnest(${unplannedIds(ids)}) as one(id) cross join lateral (select * from subject where id = one.id offset 0) whole
      cross join lateral (select * from subject where id = whole.root_id offset 0) r cross join lateral (
      select count(distinct c.thread_id) as answers, count(*) as all from comment c join subject s on s.id = c.id
      where c.on_id = whole.id and s.removed_with is null) part
    where part.all > 0 and ${maySee(row('whole', 'r'), unplanned(context.caller.id, 'bigint'))}`;
  const rows = await readTogether(context, 'counts of comments', statement);
  return inOrder<number, Counts & { id: number }, Counts>(
    ids,
    rows,
    ({ id }) => id,
    (counts) => counts,
    none,
  );
};
