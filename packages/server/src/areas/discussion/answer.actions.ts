import { id } from '@samspel/domain/input';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseReply } from './answer.ts';
import { discussionAction, refuseArchived } from './discussion.action.ts';
import { readChangedDiscussion } from './discussion.queries.ts';

const answerInput = z.strictObject({ id });

/** Accepts an answer, which is then shown first; any answer accepted before no longer is. Only the asker and admins may. */
export const acceptAnswer = discussionAction(answerInput, async (input, act) => {
  const { caller, tx, emit } = act;
  const { discussion, answer } = await findAnswer(act, input.id);

  refuseArchived(discussion);
  await refuseReply(tx, answer, 'id');

  const isChange = await setAccepted(tx, discussion.id, answer, sql`accepted_id is distinct from ${answer}`);

  if (isChange) await emit({ name: 'discussion.accepted', subjectId: discussion.id });
  return readChangedDiscussion(tx, caller, discussion.id);
});

/** Withdraws the acceptance of an answer; changes nothing if it is not accepted. */
export const unAcceptAnswer = discussionAction(answerInput, async (input, act) => {
  const { caller, tx, emit } = act;
  const { discussion, answer } = await findAnswer(act, input.id);

  refuseArchived(discussion);

  const isChange = await setAccepted(tx, discussion.id, null, sql`accepted_id = ${answer}`);

  if (isChange) await emit({ name: 'discussion.unaccepted', subjectId: discussion.id });
  return readChangedDiscussion(tx, caller, discussion.id);
});

/**
 * Finds an answer and its discussion, which the caller must be allowed to edit. Locks the discussion, so that people who accept at the same time
 * wait.
 */
async function findAnswer({ tx, caller }: Act, answer: number) {
  const { parentId } = await findSubject(tx, caller, answer, 'see', { kind: 'COMMENT', field: 'id' });
  const discussion = await findSubject(tx, caller, parentId!, 'edit', { kind: 'DISCUSSION', field: 'id' });
  return { discussion, answer };
}

/** Sets the accepted answer if the condition holds; returns whether it did. */
async function setAccepted(tx: Tx, id: number, accepted: number | null, ifIt: ReturnType<typeof sql>) {
  const { numAffectedRows } = await sql`
    update discussion set accepted_id = ${accepted} where id = ${id} and ${ifIt}`.execute(tx);
  return numAffectedRows === 1n;
}
