import type { Tx } from '../core/database/pool.ts';
import { createSubject, type NewSubject } from '../subject/create.ts';
import { removeSubject } from '../subject/trash/remove.ts';
import { makeCommentTree } from './comments.ts';
import type { Cast } from './roles.ts';
import { secret, secretText } from './tree.ts';

/** A discussion on a topic, with a choice of its poll and an answer; and a discussion that its author removed. */
export type Discussions = {
  topic: number;
  discussion: number;
  pollChoice: number;
  answer: number;
  removedDiscussion: number;
};

/** Makes two discussions of the owner on a topic: one with an answer and a poll, and one that is removed. */
export async function makeDiscussion(tx: Tx, { people: { owner } }: Cast, topic: number): Promise<Discussions> {
  const on = { id: topic, rootId: topic };
  const [discussion, removedDiscussion] = [await ask(tx, owner, on), await ask(tx, owner, on)];
  const words = { title: secret, message: secretText, message_text: secret };
  const { comment } = await makeCommentTree(tx, { id: discussion, rootId: topic }, owner, words);
  const pollChoice = await makePoll(tx, discussion);
  await removeSubject(tx, removedDiscussion);
  return { topic, discussion, pollChoice, answer: comment, removedDiscussion };
}

/** Adds a poll that stays open to a discussion. Returns the id of its first choice. */
async function makePoll(tx: Tx, discussion_id: number): Promise<number> {
  await tx.insertInto('poll').values({ discussion_id, is_several: false, closes: '2100-01-01' }).execute();
  const choices = [secret, `${secret} to`].map((title, place) => ({ discussion_id, place, title }));
  const [first] = await tx.insertInto('poll_choice').values(choices).returning('id').execute();
  return first!.id;
}

async function ask(
  tx: Tx,
  createdBy: NewSubject['createdBy'],
  parent: NonNullable<NewSubject['parent']>,
): Promise<number> {
  const id = await createSubject(tx, { kind: 'DISCUSSION', title: secret, createdBy, parent });
  await tx.insertInto('discussion').values({ id, body: secretText, body_text: secret }).execute();
  return id;
}
