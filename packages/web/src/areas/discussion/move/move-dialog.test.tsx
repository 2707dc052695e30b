import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { MoveDialog } from './move-dialog.tsx';

vi.mock('../../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const person = (name: string) => ({
  ...{ __typename: 'PersonAccess', access: 'READ' },
  person: { __typename: 'Person', id: name, name, uri: null, picture: null, organization: null },
});
const home = (id: string, title: string, myAccess: string, isPrivate: boolean) => ({
  topic: {
    ...{ __typename: 'Topic', id, title },
    access: {
      ...{ __typename: 'Access', isPrivate, visibility: 'PUBLIC', myAccess, groups: [], organizationGroups: [] },
      ...{ organizations: [], persons: [person('Ola Vik'), person('Liv Moe')] },
    },
  },
  adminCount: 2,
});
const homes: Record<string, object> = {
  7: home('7', 'Barnevern', 'WRITE', true),
  8: home('8', 'Skule', 'READ', true),
  9: home('9', 'Kultur', 'WRITE', false),
};

/** Opens the dialog that moves a question, which is on a topic or in the public forum. */
async function moving(topic: string | null, refusal?: string) {
  const { words } = told();
  const moved = {
    ...{ __typename: 'Discussion', id: '4', version: 3, lastChange: null, kind: 'DISCUSSION', uri: null, title: null },
    ...{ status: null, topic: null, body: null, answerCount: 0, acceptedAnswer: null, views: 0, mayEdit: true },
    ...{ isLiked: false, likes: 0, isFollowing: false, followers: 0, dateCreated: null, lastUpdated: null },
    ...{ createdBy: null, lastEdit: null, activities: [], poll: null },
  };
  const asked = serverWith({
    DiscussionHome: ({ id }) => homes[String(id)],
    FindHomes: {
      searchKind: {
        __typename: 'SearchPage',
        nodes: Object.values(homes).map((one) => ({ ...(one as { topic: object }).topic, __typename: 'SearchHit' })),
      },
    },
    UpdateDiscussion: refusal ? refuse(refusal) : { updateDiscussion: moved },
  });
  const onClose = vi.fn();
  const discussion = { id: '4', version: 2, topic } as DiscussionPartsFragment;
  const page = await onPage(<MoveDialog discussion={discussion} onClose={onClose} />);
  await page.perform(() => {});
  const choose = async (title: string) => {
    await page.write('Finn temaet', 'tema');
    await page.press('[role=option]', title);
    await page.perform(() => {});
  };
  const sent = () => asked.filter(({ name }) => name === 'UpdateDiscussion').map((one) => one.with.input);
  return { page, choose, sent, words, onClose };
}

test('a question is not moved before it is chosen whereto', async () => {
  const { page, sent } = await moving(null);
  await page.press('dialog button', 'Flytt');
  expect(page.text()).toContain('Vel eit tema');
  expect(sent()).toEqual([]);
});

test('who will read it on a private topic is said by name before it is moved, admins by number', async () => {
  const { page, choose, sent } = await moving(null);
  await choose('Barnevern');
  expect(page.text()).toContain('Berre dei som kan lese «Barnevern»');
  expect(page.text()).toContain('Ola Vik');
  expect(page.text()).toContain('I tillegg kan 2 administratorar lese det.');
  expect(sent()).toEqual([]);
});

test('on an open topic everybody reads it, and nobody is named', async () => {
  const { page, choose } = await moving(null);
  await choose('Kultur');
  expect(page.text()).toContain('Temaet er ope');
  expect(page.text()).not.toContain('Ola Vik');
});

test('it is moved to the topic that was chosen, upon the version that was read', async () => {
  const { page, choose, sent, words, onClose } = await moving(null);
  await choose('Barnevern');
  await page.press('dialog button', 'Flytt');
  expect(sent()).toEqual([{ id: '4', version: 2, topic: '7' }]);
  expect([words, onClose.mock.calls.length]).toEqual([['success: Spørsmålet er flytta til Barnevern'], 1]);
});

test('out of a topic the public forum is proposed, with who reads it there', async () => {
  const { page, sent, words } = await moving('7');
  expect(page.text()).toContain('Alle som brukar forumet, i alle kommunar');
  await page.press('dialog button', 'Flytt');
  expect(sent()).toEqual([{ id: '4', version: 2, topic: null }]);
  expect(words).toEqual(['success: Spørsmålet er flytta til det offentlege forumet']);
});

test('the topic that it stands on is not offered', async () => {
  const { page } = await moving('7');
  await page.perform(() => page.find('input', 'På eit anna tema').click());
  await page.write('Finn temaet', 'tema');
  expect(page.names('[role=option]')).toEqual(['Skule', 'Kultur']);
});

test('out of a topic that one only reads nothing is moved, and the reason is said', async () => {
  const { page } = await moving('8');
  expect(page.text()).toContain('Spørsmålet står på temaet «Skule», som du berre kan lese.');
  expect(page.names('dialog button')).not.toContain('Flytt');
});

test('a move that is refused leaves the question open, with the reason', async () => {
  const { page, onClose } = await moving('7', 'notAllowed');
  await page.press('dialog button', 'Flytt');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
  expect(onClose).not.toHaveBeenCalled();
});
