import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import { hasOwnRight, maySee, myAccess, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared, unplanned, unplannedIds } from '../../core/database/prepared.ts';
import { type Batch, inOrder } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import { byId } from '../../core/people/by-id.ts';

/** A discussion as the database has it, without its text. */
export type DiscussionRow = {
  id: number;
  title: string;
  status: Status;
  createdById: number;
  version: number;
  dateCreated: Date;
  lastUpdated: Date;
  /** The topic that it is on; null in the public forum. */
  topicId: number | null;
  isArchived: boolean;
  /** The accepted answer, unless it is removed. */
  acceptedId: number | null;
  views: number;
  /** How many answers it has, without replies and without removed answers that have no reply. */
  answerCount: number;
  myAccess: 'NONE' | 'READ' | 'WRITE';
  isOwnRight: boolean;
};

/** A discussion `s` and the root `r` of its access, as the access rules expect them. */
export const discussionAt = row('s', 'r', undefined, ['DISCUSSION']);

/** The caller's id, hidden from the query planner. */
export const callerId = ({ id }: Caller) => unplanned(id, 'bigint');

/** The joins for a discussion `s`. */
export const joinedRows = sql`join subject r on r.id = s.root_id join discussion d on d.id = s.id
  left join subject accepted on accepted.id = d.accepted_id and accepted.removed_with is null`;

/** The columns of a DiscussionRow. */
export const discussionColumns = (caller: Caller) => sql`
  s.id, s.title, s.status, s.created_by as "createdById", s.version, s.date_created as "dateCreated", s.last_updated as "lastUpdated",
  s.parent_id as "topicId", r.status = 'ARCHIVED' as "isArchived", accepted.id as "acceptedId", d.views,
  (select count(distinct c.thread_id) from comment c join subject answer on answer.id = c.id where c.on_id = s.id and answer.removed_with is null) as "answerCount",
  ${myAccess(discussionAt, callerId(caller))} as "myAccess", ${hasOwnRight(discussionAt, callerId(caller))} as "isOwnRight"`;

/** Discussions that the caller may read, by id; null for those that do not exist or are hidden. */
export const discussionById: Batch<number, DiscussionRow | null> = async (ids, { services: { db }, caller }) => {
  const statement = sql<DiscussionRow>`
    select ${discussionColumns(caller)} from subject s ${joinedRows}
    where s.id = any (${unplannedIds(ids)}) and ${maySee(discussionAt, callerId(caller))}`;
  return byId(ids, await runPrepared(db, statement));
};

/** Reads a discussion that the caller has just changed. */
export async function readChangedDiscussion(db: Db, caller: Caller, id: number): Promise<DiscussionRow> {
  const { rows } = await sql<DiscussionRow>`
    select ${discussionColumns(caller)} from subject s ${joinedRows} where s.id = ${id}`.execute(db);
  return rows[0]!;
}

type Words = { body: string; bodyText: string };

/** The full text of discussions, as rich text and as plain words. The caller must already have checked access. */
export const wordsOf: Batch<number, Words> = async (ids, context) => {
  const rows = await readTogether(
    context,
    'words',
    sql<Words & { id: number }>`
    select id, body, body_text as "bodyText" from discussion where id = any (${ids}::bigint[])`,
  );
  return inOrder<number, Words & { id: number }, Words>(
    ids,
    rows,
    ({ id }) => id,
    (row) => row,
    { body: '', bodyText: '' },
  );
};

/** The number of characters of a question that a list shows. */
const summaryLength = 600;

/** The beginning of the text of discussions. */
export const summaryOf: Batch<number, string> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{ id: number; summary: string }>`
    select id, left(body_text, ${summaryLength}) as summary from discussion where id = any (${ids}::bigint[])`.execute(
    db,
  );
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ summary }) => summary,
    '',
  );
};
