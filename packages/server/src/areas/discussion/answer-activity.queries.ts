import { sql } from 'kysely';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** The most activities that are listed for a discussion. */
const most = 200;

/** An answer and the activity that was made from it. Whether the caller may read the activity must still be checked. */
export type AnswerActivityRow = { answer: number; activityId: number };

/** The activities made from the answers of discussions, the newest first, without those in the trash. */
export const activitiesOf: Batch<number, AnswerActivityRow[]> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'answer activities',
    sql<AnswerActivityRow & { of: number }>`
    select asked.id as of, made.* from unnest(${ids}::bigint[]) asked (id) cross join lateral (
      select a.answer_id as answer, a.activity_id as "activityId" from subject answer
      join answer_activity a on a.answer_id = answer.id join subject activity on activity.id = a.activity_id
      where answer.parent_id = asked.id and answer.kind = 'COMMENT' and answer.removed_with is null and activity.removed_with is null
      order by a.activity_id desc limit ${sql.lit(most)}) made`,
  );
  const found = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => found.get(id) ?? []);
};

/** An answer and its discussion. Whether the caller may read the discussion must still be checked. */
export type OriginRow = { answer: number; discussionId: number };

/** The answers that activities were made from; null for other activities, and if the answer is in the trash. */
export const originOf: Batch<number, OriginRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<OriginRow & { of: number }>`
    select a.activity_id as of, s.id as answer, s.parent_id as "discussionId" from answer_activity a join subject s on s.id = a.answer_id
    where a.activity_id = any (${ids}::bigint[]) and s.removed_with is null`.execute(db);
  const found = new Map(rows.map(({ of, ...origin }) => [of, origin]));
  return ids.map((id) => found.get(id) ?? null);
};
