import { sql } from 'kysely';
import { mostAnswered } from '../../core/graphql/answer-budget.ts';
import { batchWithArgs } from '../../core/graphql/batch-with-args.ts';
import type { Batch, Context } from '../../core/graphql/context.ts';
import type { Window } from '../../core/graphql/page.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import { type CommentRow, commentColumns, comments, ofMoments } from './comment.queries.ts';

/** Which replies: to which answer, on which thing. */
type Replies = Window & { id: number; metaId: number };

/** Replies to answers on things that the caller may read, the oldest first. */
export const repliesOf: Batch<Replies, CommentRow[]> = (lists, context) =>
  batchWithArgs(lists, (ids, { metaId, limit, offset }) => readReplies(context, ids, { metaId, limit, offset }), []);

/** Text beyond what one request may return never leaves the database. */
async function readReplies(
  context: Context,
  ids: readonly number[],
  { metaId, limit, offset }: Omit<Replies, 'id'>,
): Promise<Map<number, CommentRow[]>> {
  const rows = await readTogether(
    context,
    'replies',
    sql<CommentRow & { isTooMuch: boolean }>`
    with reply as (
      select part.id from unnest(${ids}::bigint[]) as thread(id) cross join lateral (
        select c.id from ${comments} where c.on_id = ${metaId} and c.thread_id = thread.id and c.id <> thread.id
        order by c.id limit ${limit} offset ${offset}) part),
    size as (select sum(octet_length(c.message)) > ${mostAnswered.characters} as "isTooMuch" from reply join comment c on c.id = reply.id)
    select size."isTooMuch", part.* from size left join lateral (
      select ${commentColumns} from ${comments} where c.id in (select id from reply)) part on size."isTooMuch" is not true order by part.id`,
  );
  if (rows[0]?.isTooMuch) return context.budget.spend();
  return Map.groupBy(rows.filter(({ id }) => id !== null).map(ofMoments), ({ threadId }) => threadId);
}

/** An answer on a thing. */
type Answer = { id: number; metaId: number };

/** How many replies there are to answers. */
export const countReplies: Batch<Answer, number> = (answers, context) =>
  batchWithArgs(
    answers,
    async (ids, { metaId }) => {
      const rows = await readTogether(
        context,
        'counts of replies',
        sql<{ id: number; count: number }>`
        select c.thread_id as id, count(*) as count from comment c join subject s on s.id = c.id
        where c.on_id = ${metaId} and c.thread_id = any (${ids}::bigint[]) and c.id <> c.thread_id and s.removed_with is null group by 1`,
      );
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    0,
  );

/** How many answers on their thing are newer than each of these answers. */
export const countNewer: Batch<Answer, number> = (answers, { services: { db } }) =>
  batchWithArgs(
    answers,
    async (ids, { metaId }) => {
      const { rows } = await sql<{ id: number; count: number }>`
        select answer.id, (select count(distinct c.thread_id) from comment c join subject s on s.id = c.id
          where c.on_id = ${metaId} and c.thread_id > answer.id and s.removed_with is null) as count
        from unnest(${ids}::bigint[]) as answer(id)`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    0,
  );
