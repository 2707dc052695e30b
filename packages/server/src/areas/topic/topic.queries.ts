import { sql } from 'kysely';
import { mayList, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { byId } from '../../core/people/by-id.ts';
import { auditCards } from '../../subject/card/audit-cards.ts';
import { type OwnRow, ownColumns } from '../../subject/fields.ts';
import { type RootRow, rootColumns } from '../../subject/root/root.queries.ts';
import { topicKind } from './topic.action.ts';
import { topicFields } from './topic.fields.ts';

/** A topic as the database has it. */
export type TopicRow = RootRow & OwnRow<typeof topicFields> & { descriptionText: string };

/** The columns of a TopicRow, of the subject `s` and the topic `own`. */
export const topicColumns = (caller: Caller) => sql`
  ${rootColumns(topicKind, caller)}, ${ownColumns(topicFields)}, own.description_text as "descriptionText"`;

/** Topics that the caller may know of, by id; null for those that do not exist or are hidden. */
export const topicById: Batch<number, TopicRow | null> = async (ids, { services: { db }, caller }) => {
  const rows = await runPrepared(
    db,
    sql<TopicRow>`
    select ${topicColumns(caller)} from subject s join topic own on own.id = s.id
    where s.id = any (${ids}::bigint[]) and ${mayList(rootRow('s', 'TOPIC', ['TOPIC']), person(caller.id))}`,
  );
  await auditCards(db, caller, rows);
  return byId(ids, rows);
};

/** Reads a topic that the caller has just changed; at least its card, even if the change removed their own right. */
export async function readChangedTopic(db: Db, caller: Caller, id: number): Promise<TopicRow> {
  const { rows } = await sql<TopicRow>`
    select ${topicColumns(caller)} from subject s join topic own on own.id = s.id where s.id = ${id}`.execute(db);
  return rows[0]!;
}
