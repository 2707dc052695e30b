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

/** Accepts an answer, which is then shown first; another one that was accepted is so no more. The asker, and admins. */
export const acceptAnswer = discussionAction(answerInput, async (input, act) => {
  const { caller, tx, tell } = act;
  const { discussion, answer } = await findAnswer(act, input.id);

  refuseArchived(discussion);
  await refuseReply(tx, answer, 'id');

  const isChange = await setAccepted(tx, discussion.id, answer, sql`accepted_id is distinct from ${answer}`);

  if (isChange) await tell({ name: 'discussion.accepted', subjectId: discussion.id });
  return readChangedDiscussion(tx, caller, discussion.id);
});

/** Takes the acceptance of an answer back; one that is not accepted stays as it is. */
export const unAcceptAnswer = discussionAction(answerInput, async (input, act) => {
  const { caller, tx, tell } = act;
  const { discussion, answer } = await findAnswer(act, input.id);

  refuseArchived(discussion);

  const isChange = await setAccepted(tx, discussion.id, null, sql`accepted_id = ${answer}`);

  if (isChange) await tell({ name: 'discussion.unaccepted', subjectId: discussion.id });
  return readChangedDiscussion(tx, caller, discussion.id);
});

/** An answer and its discussion, which the caller may edit and which is locked: who accepts at the same time waits. */
async function findAnswer({ tx, caller }: Act, answer: number) {
  const { parentId } = await findSubject(tx, caller, answer, 'see', { kind: 'COMMENT', field: 'id' });
  const discussion = await findSubject(tx, caller, parentId!, 'edit', { kind: 'DISCUSSION', field: 'id' });
  return { discussion, answer };
}

/** Writes which answer is accepted, if it is so; returns whether it was. */
async function setAccepted(tx: Tx, id: number, accepted: number | null, ifIt: ReturnType<typeof sql>) {
  const { numAffectedRows } = await sql`
    update discussion set accepted_id = ${accepted} where id = ${id} and ${ifIt}`.execute(tx);
  return numAffectedRows === 1n;
}
