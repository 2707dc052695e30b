import type { AllDiscussionsInput } from '@samspel/domain/discussion/discussion.input';
import { sql } from 'kysely';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { type Page, pageOf } from '../../core/graphql/page.ts';
import { type Filter, hasFacet, hasWords, madeBy } from '../../subject/list/filters.ts';
import { orderOfSubjects } from '../../subject/list/order.ts';
import { pageOfSubjects } from '../../subject/list/page-of-subjects.ts';
import { type DiscussionRow, discussionColumns, joinedRows } from './discussion.queries.ts';

/** The matching discussions of the public forum, or of one topic that the caller may read. Throws `notFound` and `notAllowed` on `topic`. */
export async function listDiscussions(
  db: Db,
  caller: Caller,
  { topic, ...input }: AllDiscussionsInput,
): Promise<Page<DiscussionRow>> {
  if (topic === undefined) return listPublic(db, caller, input);
  await findSubject(db, caller, topic, 'see', { kind: 'TOPIC', field: 'topic' });
  return listOfTopic(db, caller, topic, input);
}

type Asked = Omit<AllDiscussionsInput, 'topic'>;

const filtersOf = (caller: Caller, { organizations, onlyMine, text, unanswered, unaccepted }: Asked): Filter[] => [
  ...madeBy(organizations, []),
  ...(onlyMine ? madeBy([], [caller.id]) : []),
  ...(text ? [hasWords(text)] : []),
  ...(unanswered ? [hasFacet('answers:NONE')] : []),
  ...(unaccepted ? [hasFacet('answers:UNACCEPTED')] : []),
];

/** Discussions without a topic are found and counted as root subjects are (docs/decisions/lists.md). */
const listPublic = (db: Db, caller: Caller, input: Asked) =>
  pageOfSubjects<DiscussionRow>(db, caller, {
    kind: 'DISCUSSION',
    filters: filtersOf(caller, input),
    withArchived: false,
    limited: 'without',
    order: { sort: input.sort, direction: input.order },
    window: { limit: input.limit, offset: input.offset },
    row: { columns: discussionColumns(caller), beside: joinedRows },
  });

/** Discussions on a topic. The caller must already have checked access to the topic. */
async function listOfTopic(db: Db, caller: Caller, topic: number, input: Asked): Promise<Page<DiscussionRow>> {
  const fits = filtersOf(caller, input).map((filter) => sql`and ${filter.fits}`);
  const inTopic = sql`
    from subject s ${joinedRows} where s.kind = 'DISCUSSION' and s.parent_id = ${topic} and s.removed_with is null ${sql.join(fits, sql` `)}`;
  const order = orderOfSubjects({ sort: input.sort, direction: input.order });
  const { limit, offset } = input;
  const { rows } = await sql<DiscussionRow>`
    select ${discussionColumns(caller)} ${inTopic} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return pageOf({ limit, offset }, rows, async () => {
    const { rows: counts } = await sql<{ count: number }>`select count(*) ${inTopic}`.execute(db);
    return counts[0]!.count;
  });
}
