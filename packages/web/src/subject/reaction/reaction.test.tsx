import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { ClapButton } from './clap-button.tsx';
import { FollowButton } from './follow-button.tsx';

const done = { __typename: 'Calendar', id: '7', isFollowing: true, isLiked: true, likes: 4, followers: 1 };
const server = {
  Like: { like: done },
  UnLike: { unLike: done },
  Follow: { follow: done },
  UnFollow: { unFollow: done },
};
const isPressed = () => document.querySelector('button')!.getAttribute('aria-pressed');

test('a clap that is refused is told of', async () => {
  serverWith({ Like: refuse('notAllowed') });
  const { words } = told();
  const page = await onPage(<ClapButton subject={{ id: '7', isLiked: false, likes: 3 }} />);
  await page.press('button', 'Klapp, 3 klapp');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});

test('a clap counts at once, before the server has answered, and a refused one is taken back', async () => {
  let refuseIt = () => {};
  const answer = new Promise((_, reject) => {
    refuseIt = () => reject(new Error('notAllowed'));
  });
  serverWith({ Like: () => answer });
  const { words } = told();
  const page = await onPage(<ClapButton subject={{ id: '7', isLiked: false, likes: 3 }} />);
  await page.press('button', 'Klapp, 3 klapp');
  expect([page.text(), isPressed(), words]).toEqual(['4', 'true', []]);
  expect(document.querySelector('button')!.disabled).toBe(false);
  await page.perform(refuseIt);
  expect([page.text(), isPressed(), words.length]).toEqual(['3', 'false', 1]);
});

test('pressed three times while the first is on its way, it is clapped for, and asked for no more than that', async () => {
  let answerIt = () => {};
  const answer = new Promise((resolve) => {
    answerIt = () => resolve({ like: done });
  });
  const sent = serverWith({ ...server, Like: () => answer });
  const page = await onPage(<ClapButton subject={{ id: '7', isLiked: false, likes: 3 }} />);
  for (const count of [3, 4, 3]) await page.press('button', `Klapp, ${count} klapp`);
  expect(isPressed()).toBe('true');
  await page.perform(answerIt);
  expect(sent.map(({ name }) => name)).toEqual(['Like']);
});

test.each([
  [false, 'Like', 'false', 'Klapp'],
  [true, 'UnLike', 'true', 'Ta tilbake klappen'],
])('clapped already: %s – a press asks for %s', async (isLiked, name, pressed, title) => {
  const sent = serverWith(server);
  const page = await onPage(<ClapButton subject={{ id: '7', isLiked, likes: 3 }} />);
  expect([isPressed(), page.find('button', 'Klapp, 3 klapp').title]).toEqual([pressed, title]);
  await page.press('button', 'Klapp, 3 klapp');
  expect(sent).toEqual([{ name, with: { id: '7' } }]);
});

test('how many have clapped is shown, and nothing where nobody has', async () => {
  const subject = { id: '7', isLiked: false, likes: 0 };
  const page = await onPage(<ClapButton subject={subject} />);
  expect([page.text(), page.names('button')]).toEqual(['', ['Klapp, 0 klapp']]);
  await page.show(<ClapButton subject={{ ...subject, likes: 2 }} />);
  expect(page.text()).toBe('2');
  await page.show(<ClapButton subject={subject} isQuiet />);
  expect([page.text(), page.names('button')]).toEqual(['', ['Klapp, 0 klapp']]);
});

test('what could not be followed is told of, and does not count as followed', async () => {
  serverWith({ Follow: refuse('notAllowed') });
  const { words } = told();
  const onFollowed = vi.fn();
  const page = await onPage(<FollowButton subject={{ id: '7', isFollowing: false }} onFollowed={onFollowed} />);
  await page.perform(() => document.querySelector('button')!.click());
  expect([words, onFollowed.mock.calls]).toEqual([[expect.stringMatching(/^error: /)], []]);
});

test.each([
  [false, 'Følg', 'Follow', 1],
  [true, 'Følgjer', 'UnFollow', 0],
])('followed already: %s – it is called %s, and a press asks for %s', async (isFollowing, name, operation, times) => {
  const sent = serverWith(server);
  const onFollowed = vi.fn();
  const page = await onPage(<FollowButton subject={{ id: '7', isFollowing }} onFollowed={onFollowed} />);
  expect([page.text(), isPressed()]).toEqual([name, String(isFollowing)]);
  await page.perform(() => document.querySelector('button')!.click());
  expect(sent).toEqual([{ name: operation, with: { id: '7' } }]);
  expect(onFollowed).toHaveBeenCalledTimes(times);
});
