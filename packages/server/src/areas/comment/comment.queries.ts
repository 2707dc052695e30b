import type { CommentsInput } from '@samspel/domain/comment/comment.input';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { wordsIn } from '@samspel/domain/text/fold';
import { sql } from 'kysely';
import type { Status } from '../../../printed/tables.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Batch, Context } from '../../core/graphql/context.ts';
import { readTogether, withMoments } from '../../core/graphql/read-together.ts';

/** A comment as the database has it. If it was removed and keeps the place of its replies, it has only ids and status. */
export type CommentRow = {
  id: number;
  metaId: number;
  /** The kind of the thing that it is about, where whoever read the row knew it. */
  metaKind?: SubjectKind;
  /** The answer that it belongs to; for an answer, its own id. */
  threadId: number;
  status: Status;
  version: number;
  isArchived: boolean;
  authorId: number | null;
  message: string | null;
  messageText: string | null;
  dateCreated: Date | null;
  lastUpdated: Date | null;
  editedAt: Date | null;
};

/** Comments `c` that are not removed, with their subjects `s` and the root `r` of what they are about. */
export const comments = sql`comment c join subject s on s.id = c.id and s.removed_with is null join subject r on r.id = s.root_id`;

/** The columns of a CommentRow. */
export const commentColumns = sql`c.id, c.on_id as "metaId", c.thread_id as "threadId", s.status, s.version, r.status = 'ARCHIVED' as "isArchived",
  s.created_by as "authorId", c.message, c.message_text as "messageText", s.date_created as "dateCreated", s.last_updated as "lastUpdated", c.edited_at as "editedAt"`;

/** What remains of a removed comment: its place. */
export const placeOf = ({ id, metaId, threadId }: Pick<CommentRow, 'id' | 'metaId' | 'threadId'>): CommentRow => ({
  ...{ id, metaId, threadId, status: 'OBSOLETE', version: 0, isArchived: false },
  ...{ authorId: null, message: null, messageText: null, dateCreated: null, lastUpdated: null, editedAt: null },
});

/** The comments on a thing that hold all words of a query, in what they say or in the name of who wrote them; all of them without one. */
function found(metaId: number, query: string | undefined) {
  const words = wordsIn(query ?? '');
  if (words.length === 0) return sql`from ${comments} where c.on_id = ${metaId}`;
  const said = sql`fold_text(c.message_text || ' ' || p.name)`;
  const holds = words.map((word) => sql`position(${word} in ${said}) > 0`);
  return sql`from ${comments} join person p on p.id = s.created_by where c.on_id = ${metaId} and ${sql.join(holds, sql` and `)}`;
}

const claps = sql`(select count(*) from clap join subject clapped on clapped.id = clap.subject_id and clapped.removed_with is null
  where clap.subject_id = c.thread_id)`;

/**
 * A page of the answers on a thing that the caller may read; removed answers that have replies keep their place. With a query, those that it finds, and
 * those with a reply that it finds.
 */
export const answersOn: Batch<CommentsInput, CommentRow[]> = (lists, context) =>
  Promise.all(lists.map((list) => readAnswers(context, list)));

async function readAnswers(
  context: Context,
  { meta, limit, offset, order, sort, query }: CommentsInput,
): Promise<CommentRow[]> {
  const direction = order === 'ASCENDING' ? sql`asc` : sql`desc`;
  const by = sort === 'LIKES' ? sql`${claps} ${direction}, c.thread_id` : sql`c.thread_id ${direction}`;
  const statement = sql<{ threadId: number } & (CommentRow | { id: null })>`
    select answer.*, thread.id as "threadId" from (
      select c.thread_id as id, row_number() over (order by ${by}) as place ${found(meta, query)}
      group by c.thread_id order by place limit ${limit} offset ${offset}) thread
    left join lateral (select ${commentColumns} from ${comments} where c.id = thread.id) answer on true order by thread.place`;
  const rows = query
    ? (await statement.execute(context.services.db)).rows
    : await readTogether(context, 'answers', statement);
  return rows.map((row) =>
    row.id === null ? placeOf({ id: row.threadId, metaId: meta, threadId: row.threadId }) : ofMoments(row),
  );
}

/** A comment that came as JSON. */
export const ofMoments = (row: CommentRow): CommentRow => withMoments(row, 'dateCreated', 'lastUpdated', 'editedAt');

/** How many answers on a thing a query finds. The caller must already have checked access. */
export async function countFound(db: Db, metaId: number, query: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct c.thread_id)::int as count ${found(metaId, query)}`.execute(db);
  return rows[0]!.count;
}

const commentWith = (id: number) => sql<CommentRow>`select ${commentColumns} from ${comments} where c.id = ${id}`;

/** Reads one comment that is not removed. The caller must already have checked access. */
export async function readComment(db: Db, id: number): Promise<CommentRow> {
  const rows = await runPrepared(db, commentWith(id));
  return rows[0]!;
}

/** Reads comments that are not removed. The caller must already have checked access. */
export const commentById: Batch<number, CommentRow> = (ids, context) =>
  Promise.all(ids.map(async (id) => ofMoments((await readTogether(context, 'comment', commentWith(id)))[0]!)));

/** The place of a comment that was removed. */
export async function readPlace(db: Db, id: number): Promise<CommentRow> {
  const { rows } = await sql<Pick<CommentRow, 'id' | 'metaId' | 'threadId'>>`
    select c.id, c.on_id as "metaId", c.thread_id as "threadId" from comment c where c.id = ${id}`.execute(db);
  return placeOf(rows[0]!);
}
