import { createDiscussionInput, updateDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import { countToday, perDay } from '../../core/rate-limit/quota.ts';
import { createSubject } from '../../subject/create.ts';
import { lockThread } from '../../subject/lock-thread.ts';
import { removeAction, restoreAction } from '../../subject/trash/trash.actions.ts';
import { discussionAction, refuseArchived } from './discussion.action.ts';
import { readChangedDiscussion } from './discussion.queries.ts';
import { saveDiscussion } from './discussion.save.ts';
import { discussionSubject } from './discussion.subject.ts';
import { writePoll } from './poll.save.ts';

const asked = perDay('discussions made', 200);

/** Asks in the public forum, or on a topic that the caller may read. */
export const createDiscussion = discussionAction(createDiscussionInput, async ({ title, body, topic, poll }, act) => {
  const { caller, tx, emit, services } = act;
  const parent = topic === undefined ? undefined : await findTopic(act, topic);

  await countToday(act, asked);
  const id = await createSubject(tx, { kind: 'DISCUSSION', title, createdBy: caller, ...(parent && { parent }) });
  await tx.insertInto('discussion').values({ id, body: body.json, body_text: body.text }).execute();
  if (poll) await writePoll(tx, id, poll, osloToday(services.now()));

  await emit({ name: 'discussion.created', subjectId: id, ...(parent && { shownOn: [parent.id] }) });
  return readChangedDiscussion(tx, caller, id);
});

/** Finds the topic to ask on; it cannot change until the transaction ends. */
async function findTopic({ tx, caller }: Act, topic: number) {
  const found = await findSubject(tx, caller, topic, 'see', { kind: 'TOPIC', field: 'input.topic', lockShared: true });
  refuseArchived(found);
  return { id: found.id, rootId: found.rootId };
}

/** Changes a question, its poll, or the topic it is on. Only its author and admins may. */
export const updateDiscussion = discussionAction(updateDiscussionInput, async (input, act) => {
  await lockThread(act.tx, input.id);
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'DISCUSSION', field: 'input.id' });
  return saveDiscussion(act, found, input);
});

export const removeDiscussion = removeAction(discussionSubject);
export const restoreDiscussion = restoreAction(discussionSubject);
