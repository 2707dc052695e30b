import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import type { PollPartsFragment } from '../../../generated/graphql.ts';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { PollResult } from './poll-result.tsx';
import { PollTable } from './poll-table.tsx';
import { PollVote } from './poll-vote.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Three of ten have chosen Monday, the rest Friday; `mine` is what I chose. */
const poll = (told: Partial<PollPartsFragment> = {}, mine: string[] = []): PollPartsFragment => ({
  ...{ isSeveral: false, closes: '2030-01-01', isOpen: true, mayVote: true, voters: 10 },
  choices: [
    { id: '1', title: 'Måndag', votes: 3, isMine: mine.includes('1') },
    { id: '2', title: 'Fredag', votes: 7, isMine: mine.includes('2') },
  ],
  ...told,
});

/** Shows the poll to vote in, with a server that takes the vote or refuses it. */
async function voting(of: PollPartsFragment, refusal?: string) {
  const told: string[] = [];
  vi.spyOn(toast, 'success').mockImplementation((words) => void told.push(words));
  const choices = of.choices.map((choice) => ({ __typename: 'PollChoice', ...choice }));
  const voted = { votePoll: { __typename: 'Discussion', id: '9', poll: { __typename: 'Poll', ...of, choices } } };
  const asked = serverWith({ VotePoll: refusal ? refuse(refusal) : voted });
  const page = await onPage(<PollVote discussionId="9" poll={of} />);
  return { page, told, sent: () => asked.map((one) => one.with.input as { choices: string[] }) };
}

test('who chooses nothing is told to choose first, and nothing is sent', async () => {
  const { page, sent } = await voting(poll());
  await page.press('button', 'Røyst');
  expect(page.text()).toContain('Vel eit svar før du røystar');
  expect(sent()).toEqual([]);
});

test('that word goes as soon as something is chosen', async () => {
  const { page } = await voting(poll());
  await page.press('button', 'Røyst');
  await page.press('input', 'Fredag');
  expect(page.text()).not.toContain('Vel eit svar før du røystar');
});

test('a vote that comes too late is said where it was given, and is not thanked for', async () => {
  const { page, told } = await voting(poll(), 'poll.closed');
  await page.press('input', 'Fredag');
  await page.press('button', 'Røyst');
  expect(page.text()).toContain('Nei');
  expect(told).toEqual([]);
});

test('where one answer is to be chosen, the other one is let go', async () => {
  const { page, sent, told } = await voting(poll());
  await page.press('input', 'Måndag');
  await page.press('input', 'Fredag');
  await page.press('button', 'Røyst');
  expect(sent()).toEqual([{ id: '9', choices: ['2'] }]);
  expect(told).toHaveLength(1);
});

test('where several may be chosen, each is taken and given back for itself', async () => {
  const { page, sent } = await voting(poll({ isSeveral: true }));
  expect(page.names('input[type=checkbox]')).toEqual(['Måndag', 'Fredag']);
  await page.press('input', 'Måndag');
  await page.press('input', 'Fredag');
  await page.press('button', 'Røyst');
  await page.press('input', 'Måndag');
  await page.press('button', 'Røyst');
  expect(sent().map(({ choices }) => choices)).toEqual([['1', '2'], ['2']]);
});

test('who has voted sees their answer chosen, and is offered to change it', async () => {
  const { page } = await voting(poll({}, ['2']));
  expect(page.find<HTMLInputElement>('input', 'Fredag').checked).toBe(true);
  expect(page.names('button')).toEqual(['Endre røysta']);
});

test('each answer says how many have chosen it, and how large a part of those who voted', async () => {
  const { page } = await voting(poll());
  expect(page.text()).toContain('3 røyster · 30\u00a0%');
  expect(page.text()).toContain('7 røyster · 70\u00a0%');
});

test('a poll that is closed shows what I chose, with nothing to press', async () => {
  const page = await onPage(<PollResult poll={poll({ isOpen: false, mayVote: false }, ['1'])} />);
  expect(page.names('button, input')).toEqual([]);
  expect(page.names('li')[0]).toContain('Du valde dette');
  expect(page.names('li')[1]).not.toContain('Du valde dette');
});

test('in a poll in which nobody has voted no share is counted of nothing', async () => {
  const choices = poll().choices.map((choice) => ({ ...choice, votes: 0 }));
  const page = await onPage(<PollResult poll={poll({ voters: 0, choices })} />);
  expect(page.text()).not.toContain('NaN');
  expect(page.text()).toContain('0\u00a0%');
});

test('the table says the same as the bars, each answer the head of its row', async () => {
  const page = await onPage(<PollTable poll={poll()} />);
  expect(page.names('th[scope=row]')).toEqual(['Måndag', 'Fredag']);
  expect(page.names('td').map((words) => words.replace(/\s/g, ' '))).toEqual(['3', '30 %', '7', '70 %']);
});
