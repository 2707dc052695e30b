import { afterEach, expect, test, vi } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import type { AnswerPartsFragment, CommentPartsFragment } from '../../generated/graphql.ts';
import { useFresh } from './use-fresh.ts';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: 'kari' }) }));
afterEach(() => {
  document.body.innerHTML = '';
});

const monday = '2026-11-23T09:00:00Z';
const tuesday = '2026-11-24T09:00:00Z';
const wednesday = '2026-11-25T09:00:00Z';

const comment = (id: string, author: string | null, dateCreated: string) =>
  ({ id, dateCreated, author: author && { id: author } }) as CommentPartsFragment;
const answer = (id: string, author: string | null, at: string, replies: CommentPartsFragment[] = []) =>
  ({ ...comment(id, author, at), replies }) as AnswerPartsFragment;

/** Kari was here on Tuesday. Two have written since: one a reply to the old answer, one an answer. */
const read = [
  answer('1', 'ola', monday, [comment('2', 'per', wednesday), comment('3', 'kari', wednesday)]),
  answer('4', 'ola', wednesday),
  answer('5', null, wednesday),
];

/** Puts the comments on the page, so that one can go to them. */
function show(...ids: string[]) {
  for (const id of ids) {
    const element = document.body.appendChild(document.createElement('article'));
    element.id = `comment-${id}`;
    element.tabIndex = -1;
    element.scrollIntoView = () => {};
  }
}

test('the first time nothing is new, since nothing was read before', async () => {
  const fresh = await atWork(() => useFresh(read, null));
  expect(fresh.now().count).toBe(0);
});

test('new is what others have written since, replies too: not my own, nor what has been removed', async () => {
  const fresh = await atWork(() => useFresh(read, tuesday));
  const all = read.flatMap((one) => [one, ...one.replies]);
  expect(all.filter(fresh.now().isFresh).map(({ id }) => id)).toEqual(['2', '4']);
});

test('the walk goes from one new comment to the next, and after the last one begins anew', async () => {
  show('2', '4');
  const fresh = await atWork(() => useFresh(read, tuesday));
  const met: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await fresh.perform(({ showNext }) => showNext());
    met.push(document.activeElement!.id);
  }
  expect(met).toEqual(['comment-2', 'comment-4', 'comment-2']);
});

test('where nothing is new the walk leaves the focus where it is', async () => {
  show('2', '4');
  const fresh = await atWork(() => useFresh(read, wednesday));
  await fresh.perform(({ showNext }) => showNext());
  expect(document.activeElement).toBe(document.body);
});
