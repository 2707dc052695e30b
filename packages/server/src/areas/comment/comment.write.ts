import { commentTitle, sameCommentMinutes } from '@samspel/domain/comment/comment';
import { sql } from 'kysely';
import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { emittedWith } from '../../core/events/emit.ts';
import { createPart } from '../../subject/create.ts';
import { type CommentRow, commentColumns } from './comment.queries.ts';
import type { Message } from './mention.write.ts';

/** Where a comment goes: on a thing, and under an answer there; null for a new answer. */
type Place = { on: LockedSubject; threadId: number | null };

/** How many of the newest comments on a thing are searched for one that was sent twice. */
const newest = 20;

/**
 * Returns the id of the comment that the same person has just written at the same place with the same words, so that nothing is said twice. Call it
 * after `lockThreadAndAuthor`, so that comments that one person sends at the same moment have waited for each other.
 */
export async function findSame(
  tx: Tx,
  { id }: Caller,
  { on, threadId }: Place,
  { json }: Message,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select c.id from (select * from comment where on_id = ${on.id} order by id desc limit ${newest}) c join subject s on s.id = c.id
    where c.message = ${json} and nullif(c.thread_id, c.id) is not distinct from ${threadId}::bigint and s.created_by = ${id} and s.removed_with is null
      and s.date_created > now() - make_interval(mins => ${sameCommentMinutes}) order by c.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Writes a comment, announces it, and returns it. @param files the names of those that will be sent to it */
export async function writeComment(
  tx: Tx,
  caller: Caller,
  { on, threadId }: Place,
  message: Message,
  files: readonly string[] = [],
): Promise<CommentRow> {
  const parent = { id: on.id, rootId: on.rootId };
  const title = commentTitle(message.text) || files[0]!;
  const parts = {
    written: sql`insert into comment (id, on_id, thread_id, message, message_text)
      select id, ${on.id}, coalesce(${threadId}::bigint, id), ${message.json}, ${message.text} from made`,
    mentioned: sql`insert into comment_mention (comment_id, person_id) select id, unnest(${message.mentions}::bigint[]) from made`,
  };
  const answer = sql<CommentRow>`
    select ${commentColumns} from written c join created s on s.id = c.id join subject r on r.id = s.root_id`;
  const subject = { kind: 'COMMENT' as const, title, createdBy: caller, parent };
  const data = { mentioned: message.mentions };
  const emitted = emittedWith(caller, { name: 'comment.created', shownOn: [on.id], data });
  const row = await createPart(tx, subject, parts, emitted, answer);
  return { ...row, metaKind: on.kind };
}

/** The answer on a thing under which a reply to a comment goes; undefined if there is no such comment. */
export async function threadOf(tx: Tx, onId: number, commentId: number): Promise<number | undefined> {
  const { rows } = await sql<{ threadId: number }>`
    select c.thread_id as "threadId" from comment c join subject s on s.id = c.id
    where c.id = ${commentId} and c.on_id = ${onId} and s.removed_with is null for share of s`.execute(tx);
  return rows[0]?.threadId;
}

/** Who removed a comment itself; null if nobody did. */
export async function removerOf(tx: Tx, id: number): Promise<number | null> {
  const { removed_by } = await tx
    .selectFrom('comment')
    .select('removed_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return removed_by;
}
