import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { MyGroups } from './my-groups.tsx';

vi.mock('../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', name: 'Kari Nes', isAdmin: false, permissions: [] }),
}));

const person = (id: string, name: string) => ({ __typename: 'Person', id, name, picture: null });
const kari = person('1', 'Kari Nes');
const ola = person('2', 'Ola Vik');
const group = (id: string, title: string, change: object = {}) => ({
  ...{ __typename: 'Group', id, title, mayMaintain: true, isMember: true, memberCount: 2, sharedCalendarCount: 3 },
  ...{ createdBy: kari, members: [kari, ola] },
  ...change,
});
const made = group('10', 'Leiargruppa');
const ofOla = group('11', 'Fagnettverket', { mayMaintain: false, createdBy: ola, memberCount: 8 });

/** Shows the page of my groups, with a server that has these. */
async function groupsAre(nodes: object[], refusal?: string) {
  const { words } = told();
  const change = (field: string) => (refusal ? refuse(refusal) : { [field]: true });
  const asked = serverWith({
    MyGroups: () => ({
      myGroups: {
        __typename: 'GroupPage',
        pageInfo: { __typename: 'PageInfo', pageNumber: 1, numberOfPages: 1 },
        totalCount: nodes.length,
        nodes,
      },
    }),
    RemoveGroup: change('removeGroup'),
    LeaveGroup: change('leaveGroup'),
  });
  const page = await onPage(<MyGroups />);
  await page.perform(() => {});
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { page, sentTo, words };
}

test('whoever has no group reads what one is good for, with the way to make one', async () => {
  const { page } = await groupsAre([]);
  expect(page.text()).toContain('Du har ingen grupper enno');
  expect(page.names('button')).toEqual(['Ny gruppe']);
});

test('my own groups stand apart from those that others have put me in', async () => {
  const { page } = await groupsAre([made, ofOla]);
  expect(page.names('section').map((words) => words.slice(0, 14))).toEqual(['Laga av degLei', 'Laga av andreF']);
});

test('a group says who is in it, how many more, and who made it', async () => {
  const { page } = await groupsAre([ofOla]);
  expect(page.text()).toContain('8 medlemer');
  expect(page.text()).toContain('Kari Nes, Ola Vik og 6 til');
  expect(page.text()).toContain('Laga av Ola Vik');
});

test('a group of somebody else can be left, and nothing more', async () => {
  const { page } = await groupsAre([ofOla]);
  const named = page.names('li button').filter((name) => name.includes('Fagnettverket'));
  expect(named).toEqual(['Gå ut av gruppa Fagnettverket']);
});

test('leaving a group says who can undo it, and asks first', async () => {
  const { page, sentTo, words } = await groupsAre([ofOla]);
  await page.press('button', 'Gå ut av gruppa Fagnettverket');
  expect(page.text()).toContain('kan Ola Vik leggje deg til på nytt');
  expect(sentTo('LeaveGroup')).toEqual([]);
  await page.press('dialog button', 'Gå ut av gruppa');
  expect(sentTo('LeaveGroup')).toEqual([{ id: '11' }]);
  expect(words).toEqual(['success: Du er ikkje lenger med i «Fagnettverket»']);
});

test('removing a group says what its members lose, and that it is for good', async () => {
  const { page, sentTo, words } = await groupsAre([made]);
  await page.press('button', 'Slett Leiargruppa');
  expect(page.text()).toContain('Medlemene mistar med det same tilgangen');
  expect(page.text()).toContain('Gruppa kan ikkje hentast tilbake.');
  await page.press('dialog button', 'Slett');
  expect(sentTo('RemoveGroup')).toEqual([{ id: '10' }]);
  expect(words).toEqual(['success: «Leiargruppa» er sletta']);
});

test('a group that may not be removed stays, and the reason is said', async () => {
  const { page, words } = await groupsAre([made], 'notAllowed');
  await page.press('button', 'Slett Leiargruppa');
  await page.press('dialog button', 'Slett');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
  expect([page.names('dialog[open]'), page.text().includes('Leiargruppa')]).toEqual([[], true]);
});
