import { sql } from 'kysely';
import { auditForeign } from '../../core/access/audit.ts';
import { hasOwnRight, maySee, row } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import { mostAnswered } from '../../core/graphql/answer-budget.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { mostNested } from '../../core/graphql/nested.ts';
import { type CommentRow, commentColumns, comments, placeOf } from './comment.queries.ts';

type Answer = { of: number; threadId: number; isOwnRight: boolean } & (CommentRow | { id: null });

/**
 * The newest answers on things, newest first; removed ones that have replies keep their place. Empty for things that the caller may not read. Text
 * beyond what one request may return never leaves the database.
 */
export const newestAnswers: Batch<number, CommentRow[]> = async (ids, { services: { db }, caller, budget }) => {
  const [thing, who] = [row('whole', 'home'), person(caller.id)];
  const { rows } = await sql<{ isTooMuch: boolean } & (Answer | { of: null })>`
    with thread as (
      select whole.id as of, ${hasOwnRight(thing, who)} as "isOwnRight", part.id
      from subject whole join subject home on home.id = whole.root_id cross join lateral (
        select c.thread_id as id from ${comments} where c.on_id = whole.id
        group by c.thread_id order by c.thread_id desc limit ${mostNested}) part
      where whole.id = any (${ids}::bigint[]) and ${maySee(thing, who)}),
    size as (select sum(octet_length(c.message)) > ${mostAnswered.characters} as "isTooMuch" from thread join comment c on c.id = thread.id)
    select size."isTooMuch", answer.*, thread.of, thread."isOwnRight", thread.id as "threadId"
    from size left join thread on size."isTooMuch" is not true
    left join lateral (select ${commentColumns} from ${comments} where c.id = thread.id) answer on true order by thread.id desc`.execute(
    db,
  );
  if (rows[0]?.isTooMuch) return budget.spend();
  const answers = rows.filter((one): one is { isTooMuch: boolean } & Answer => one.of !== null);
  await auditForeign(db, caller, answers, 'see', ({ of }) => of);
  const found = Map.groupBy(answers, ({ of }) => of);
  return ids.map((id) =>
    (found.get(id) ?? []).map((one) =>
      one.id === null ? placeOf({ id: one.threadId, metaId: id, threadId: one.threadId }) : one,
    ),
  );
};
