import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { PollDialog } from './poll-dialog.tsx';
import { nameOfPollField } from './poll-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nextWeek = addDays(osloToday(new Date()), 7);
const choice = (id: string, title: string, votes: number) => ({ id, title, votes, isMine: false });
const pollWith = (voters: number) => ({
  ...{ isSeveral: false, closes: nextWeek, isOpen: true, mayVote: true, voters },
  choices: [choice('1', 'Måndag', voters), choice('2', 'Fredag', 0)],
});

/** Opens the form of a question's poll: a new one, or one with that many voters; the server refuses to save. */
async function editing(voters?: number) {
  const onClose = vi.fn();
  const asked = serverWith({ SavePoll: refuse('poll.voted') });
  const poll = voters === undefined ? null : pollWith(voters);
  const discussion = { id: '9', version: 4, poll } as DiscussionPartsFragment;
  const page = await onPage(<PollDialog discussion={discussion} onClose={onClose} />);
  return { page, onClose, sent: () => asked.map((one) => one.with.input) };
}
const isWrong = (page: Awaited<ReturnType<typeof onPage>>, label: string) =>
  page.find('input', label).getAttribute('aria-invalid') === 'true';

test('a poll with one answer is no poll: it is said which is missing, and nothing is sent', async () => {
  const { page, sent } = await editing();
  await page.write('Svar 1', 'Måndag');
  await page.press('button', 'Lagre');
  expect([isWrong(page, 'Svar 1'), isWrong(page, 'Svar 2')]).toEqual([false, true]);
  expect(page.text()).toContain('Svar er eit obligatorisk felt');
  expect(sent()).toEqual([]);
});

test('the same answer twice is refused at the second one', async () => {
  const { page, sent } = await editing();
  await page.write('Svar 1', 'Måndag');
  await page.write('Svar 2', 'måndag');
  await page.press('button', 'Lagre');
  expect(page.text()).toContain('Dette svaret står der allereie.');
  expect([isWrong(page, 'Svar 1'), isWrong(page, 'Svar 2')]).toEqual([false, true]);
  expect(sent()).toEqual([]);
});

test('two answers are the fewest: a third one can be taken away, they cannot', async () => {
  const { page } = await editing();
  const removable = () => page.names('button').filter((name) => name.startsWith('Fjern svar'));
  expect(removable()).toEqual([]);
  await page.press('button', 'Legg til svar');
  expect(removable()).toEqual(['Fjern svar 1', 'Fjern svar 2', 'Fjern svar 3']);
  await page.write('Svar 1', 'Måndag');
  await page.write('Svar 2', 'Onsdag');
  await page.press('button', 'Fjern svar 1');
  expect(page.find<HTMLInputElement>('input', 'Svar 1').value).toBe('Onsdag');
  expect(removable()).toEqual([]);
});

test('once somebody has voted, the answers lie fast: the last day alone can be changed', async () => {
  const { page } = await editing(3);
  expect(page.text()).toContain('Nokon har røysta, så svara ligg fast.');
  expect(page.names('input')).toEqual(['Siste dag å røyste']);
  expect(page.names('button')).not.toContain('Fjern avrøystinga');
});

test('somebody who voted meanwhile is heard of in the form, which stays', async () => {
  const { page, onClose, sent } = await editing(0);
  await page.write('Svar 2', 'Laurdag');
  await page.press('button', 'Lagre');
  expect(sent()).toEqual([
    { id: '9', version: 4, poll: { choices: ['Måndag', 'Laurdag'], isSeveral: false, closes: nextWeek } },
  ]);
  expect(page.text()).toContain('Nei');
  expect(page.find<HTMLInputElement>('input', 'Svar 2').value).toBe('Laurdag');
  expect(onClose).not.toHaveBeenCalled();
});

test('a poll that nobody has voted in can be removed: the question is sent without one', async () => {
  const { page, sent } = await editing(0);
  await page.press('button', 'Fjern avrøystinga');
  expect(sent()).toEqual([{ id: '9', version: 4, poll: null }]);
});

test('a poll in which nothing was changed is sent to nobody', async () => {
  const { page, onClose, sent } = await editing(0);
  await page.press('button', 'Lagre');
  expect([sent().length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  [['poll', 'choices', '2'], 'choices.2'],
  [['choices', '2'], 'choices.2'],
  [['poll'], 'choices'],
  [['poll', 'closes'], 'closes'],
])('what is refused at %j is said at the field %s', (path, field) => {
  expect(nameOfPollField(path)).toBe(field);
});
