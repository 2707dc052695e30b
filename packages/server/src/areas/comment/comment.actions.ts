import { createCommentInput, updateCommentInput } from '@samspel/domain/comment/comment.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { countToday } from '../../core/rate-limit/quota.ts';
import { refuseArchived } from '../../subject/archive/archived.ts';
import { lockThreadAndAuthor } from '../../subject/lock-thread.ts';
import { removeSubject } from '../../subject/trash/remove.ts';
import { refuseNoReturn, restoreSubject } from '../../subject/trash/restore.ts';
import { readComment, readPlace } from './comment.queries.ts';
import { archived, saveComment } from './comment.save.ts';
import { findSame, removerOf, threadOf, writeComment } from './comment.write.ts';
import { readMessage } from './mention.write.ts';
import { quota } from './quota.ts';

const kind = 'COMMENT';
const commentInput = z.strictObject({ id });

/** Comments on a thing of any kind that takes comments; the caller must be allowed to read it (product/content#comments). */
export const createComment = action(createCommentInput, async (input, act) => {
  const { caller, tx } = act;
  await lockThreadAndAuthor(tx, input.meta, caller.id);
  const of = { kind: kindsWith('comment'), field: 'input.meta', lockShared: true as const };
  const on = await findSubject(tx, caller, input.meta, 'see', of);
  const threadId = input.parent === undefined ? null : await threadOf(tx, on.id, input.parent);

  refuseArchived(on, archived);
  if (threadId === undefined) throw new Refusal('comment.parentGone', 'input.parent');
  const message = await readMessage(tx, on.id, input.message);
  // Two with nothing but files may have different ones.
  const same = message.text === '' ? undefined : await findSame(tx, caller, { on, threadId }, message);
  if (same !== undefined) return readComment(tx, same);

  await countToday(act, quota);
  return writeComment(tx, caller, { on, threadId }, message, input.files);
});

/** Changes the words of a comment. */
export const updateComment = action(updateCommentInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind, field: 'input.id' });
  return saveComment(act, found, input);
});

/** Removes a comment; its replies stay. Returns the place that it leaves. */
export const removeComment = action(commentInput, async (input, { caller, tx, emit }) => {
  const found = await findSubject(tx, caller, input.id, 'edit', { kind, field: 'id' });

  refuseArchived(found, archived);

  await removeSubject(tx, found.id);
  await tx.updateTable('comment').set({ removed_by: caller.id }).where('id', '=', found.id).execute();

  await emit({ name: 'comment.removed', subjectId: found.id, shownOn: [found.parentId!], endsRights: true });
  return readPlace(tx, found.id);
});

/** Brings a removed comment back to its place, within 30 days. */
export const restoreComment = action(commentInput, async (input, { caller, tx, emit, services }) => {
  const found = await findSubject(tx, caller, input.id, 'bringBack', { kind, field: 'id' });

  refuseArchived(found, archived);
  await refuseNoReturn(tx, found.id, services.now());
  if ((await removerOf(tx, found.id)) !== found.createdBy && !caller.isAdmin) throw new Refusal('notAllowed', 'id');

  await restoreSubject(tx, found.id, 'PUBLISHED');

  await emit({ name: 'comment.broughtBack', subjectId: found.id, shownOn: [found.parentId!] });
  return readComment(tx, found.id);
});
