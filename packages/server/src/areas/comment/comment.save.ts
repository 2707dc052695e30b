import { commentTitle } from '@samspel/domain/comment/comment';
import { type UpdateCommentInput, whyEmpty } from '@samspel/domain/comment/comment.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { LockedSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseArchived } from '../../subject/archive/archived.ts';
import { revise } from '../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../subject/touch.ts';
import { type CommentRow, readComment } from './comment.queries.ts';
import { keepMentions, readMessage } from './mention.write.ts';

/** The refusal of a change to a comment while the thing it is about is archived. */
export const archived = 'subject.archived';

/** The words of a comment, as a revision keeps them. */
export const commentBody = (tx: Tx, id: number): Promise<Body> =>
  tx.selectFrom('comment').select('message').where('id', '=', id).executeTakeFirstOrThrow();

/** Saves new words for a comment that the caller may edit, for every way of asking for it: checks, writes and announces. */
export async function saveComment(act: Act, found: LockedSubject, input: UpdateCommentInput): Promise<CommentRow> {
  const { tx, caller, emit } = act;
  const before = await readComment(tx, found.id);

  if (before.authorId !== caller.id) throw new Refusal('notAllowed', 'input.id');
  refuseArchived(found, archived);
  refuseElsewhere(before, input);
  refuseStale(found, input.version);
  const message = await readMessage(tx, before.metaId, input.message, found.id);
  const nothing = whyEmpty(input.message);
  const file = nothing && (await firstFile(tx, found.id));
  if (nothing && !file) throw new Refusal(nothing, 'input.message');
  if (message.json === before.message) return before;

  await revise(act, commentBody, found, async () => {
    const words = { message: message.json, message_text: message.text, edited_at: new Date() };
    await tx.updateTable('comment').set(words).where('id', '=', found.id).execute();
    await touchSubject(tx, found.id, { title: commentTitle(message.text) || file! });
  });
  const mentioned = await keepMentions(tx, found.id, message.mentions);

  await emit({ name: 'comment.updated', subjectId: found.id, shownOn: [before.metaId], data: { mentioned } });
  return readComment(tx, found.id);
}

/** The name of the first file of a comment; undefined if it has none. */
async function firstFile(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from subject where parent_id = ${id} and kind = 'USERFILE' and removed_with is null order by id limit 1`.execute(
    tx,
  );
  return rows[0]?.title;
}

/** Refuses to move a comment: it stays on its thing and under its answer. */
function refuseElsewhere({ id, metaId, threadId }: CommentRow, { meta, parent }: UpdateCommentInput): void {
  if (meta !== undefined && meta !== metaId) throw new Refusal('notFound', 'input.meta');
  if (parent !== undefined && (parent !== threadId || parent === id)) throw new Refusal('notFound', 'input.parent');
}
