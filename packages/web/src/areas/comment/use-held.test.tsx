import { afterEach, expect, it, vi } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import type { AnswerPartsFragment, CommentPartsFragment } from '../../generated/graphql.ts';
import { useHeld } from './use-held.ts';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: 'kari' }) }));

afterEach(() => {
  document.body.innerHTML = '';
});

const comment = (id: string, author: string, parent: string | null = null) =>
  ({ id, parent, author: { id: author, name: author } }) as CommentPartsFragment;
const answer = (id: string, author: string, replies: CommentPartsFragment[] = []) =>
  ({ ...comment(id, author), replies, replyCount: replies.length }) as AnswerPartsFragment;

/** Puts a comment's element on the page, with its end that far below the top of the window. */
function show(id: string, bottom: number): void {
  const element = document.createElement('article');
  element.id = `comment-${id}`;
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  document.body.append(element);
}

/** Reads the comments as they were before, then as they are after. */
async function held(before: AnswerPartsFragment[], after: AnswerPartsFragment[]) {
  let answers = before;
  const work = await atWork(() => useHeld(answers));
  answers = after;
  await work.perform((now) => now.show());
  return { work, ids: () => work.now().shown.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]) };
}

const read = [answer('1', 'ola'), answer('2', 'ola')];

it('what another replies above what one reads waits until one asks for it', async () => {
  show('1', -40);
  show('2', 300);
  const { work, ids } = await held(read, [answer('1', 'ola', [comment('3', 'per', '1')]), answer('2', 'ola')]);
  expect([ids(), work.now().count, work.now().shown[0]?.replyCount]).toEqual([['1', '2'], 1, 0]);
  await work.perform((now) => now.show());
  expect([ids(), work.now().count]).toEqual([['1', '3', '2'], 0]);
});

it('what another writes in the window or below it comes at once, and so does what one writes oneself', async () => {
  show('1', -40);
  show('2', 300);
  const mine = comment('3', 'kari', '1');
  const { work, ids } = await held(read, [
    answer('1', 'ola', [mine]),
    answer('2', 'ola', [comment('4', 'per', '2')]),
    answer('5', 'per'),
  ]);
  expect([ids(), work.now().count]).toEqual([['1', '3', '2', '4', '5'], 0]);
});

it('nothing waits that was there when the page was opened, nor what is fetched of older ones', async () => {
  show('2', 300);
  const { ids } = await held(
    [answer('2', 'ola')],
    [answer('1', 'ola', [comment('3', 'per', '1')]), answer('2', 'ola')],
  );
  expect(ids()).toEqual(['1', '3', '2']);
});
