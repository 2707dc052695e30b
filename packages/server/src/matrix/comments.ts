import type { Tx } from '../core/database/pool.ts';
import { createSubjects, type NewSubject } from '../subject/create.ts';
import { removeSubject } from '../subject/trash/remove.ts';

/** What people say about a thing: an answer, a reply to it, and an answer that its author removed. */
export type Comments = { comment: number; reply: number; removedComment: number };

/** The thing that they comment on. */
type On = { id: number; rootId: number };
type Words = { title: string; message: string; message_text: string };

/** Writes comments on a thing, one for each author. Each is an answer, not a reply. */
export async function makeComments(
  tx: Tx,
  on: On,
  authors: readonly NewSubject['createdBy'][],
  { title, ...message }: Words,
): Promise<number[]> {
  const ids = await createSubjects(
    tx,
    authors.map((createdBy) => ({ kind: 'COMMENT', title, createdBy, parent: on })),
  );
  await tx
    .insertInto('comment')
    .values(ids.map((id) => ({ id, on_id: on.id, thread_id: id, ...message })))
    .execute();
  return ids;
}

/** Makes a comment of somebody, a reply to it, and another comment that they removed. */
export async function makeCommentTree(
  tx: Tx,
  on: On,
  author: NewSubject['createdBy'],
  words: Words,
): Promise<Comments> {
  const [comment, reply, removedComment] = await makeComments(tx, on, [author, author, author], words);
  await tx.updateTable('comment').set({ thread_id: comment! }).where('id', '=', reply!).execute();
  await removeSubject(tx, removedComment!);
  await tx.updateTable('comment').set({ removed_by: author.id }).where('id', '=', removedComment!).execute();
  return { comment: comment!, reply: reply!, removedComment: removedComment! };
}
