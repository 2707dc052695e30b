import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import type { StoredGroup } from './group-draft.ts';
import { GroupForm } from './group-form.tsx';

vi.mock('../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', name: 'Kari Nes', picture: null, organization: { id: '30', name: 'Fjordvik' } }),
}));
vi.mock('../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const vik = { __typename: 'Organization', id: '31', name: 'Vik kommune' };
const liv = { __typename: 'Person', id: '9', name: 'Liv Moe', picture: null, organization: vik };
const leaders = {
  ...{ id: '10', title: 'Leiargruppa', version: 4, lastUpdated: '2026-11-01T09:00:00Z', lastChange: null },
  ...{ createdBy: { id: '1' }, members: [{ id: '2', name: 'Ola Vik', picture: null }] },
} as unknown as StoredGroup;
const row = {
  ...{ __typename: 'Group', id: '10', title: 'Leiargruppa', mayMaintain: true, isMember: false, memberCount: 1 },
  ...{
    sharedCalendarCount: 0,
    createdBy: { __typename: 'Person', id: '1', name: 'Kari Nes' },
    members: [],
    version: 5,
  },
};

/** Shows the form of a group, with a server that saves it or refuses to. */
async function form(group: StoredGroup | null, refusal?: string) {
  const { words } = told();
  const answer = (field: string) => (refusal ? refuse(refusal) : { [field]: row });
  const asked = serverWith({
    CreateGroup: answer('createGroup'),
    UpdateGroup: answer('updateGroup'),
    FindWho: {
      findPersonsOrganizationsAndGroups: {
        ...{ __typename: 'Found', persons: [liv], groups: [], organizationGroups: [], organizations: [] },
      },
    },
  });
  const calls = { onChanged: vi.fn(), onCancel: vi.fn(), onDone: vi.fn() };
  const page = await onPage(<GroupForm kind="group" group={group} isMine {...calls} />);
  const addLiv = async () => {
    await page.write('Legg til person', 'liv');
    await page.press('[role=option]', page.names('[role=option]')[0]!);
  };
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with.input);
  return { page, ...calls, words, sentTo, addLiv };
}

test('a group without a title is not made', async () => {
  const { page, sentTo } = await form(null);
  await page.press('button', 'Lagre');
  expect(page.find('input', 'Tittel').getAttribute('aria-invalid')).toBe('true');
  expect(sentTo('CreateGroup')).toEqual([]);
});

test('a new group is made of its title and who was found for it', async () => {
  const { page, sentTo, words, onDone, addLiv } = await form(null);
  await page.write('Tittel', 'Fagnettverket');
  await addLiv();
  await page.press('button', 'Lagre');
  expect(sentTo('CreateGroup')).toEqual([{ title: 'Fagnettverket', members: ['9'] }]);
  expect([words, onDone.mock.calls.length]).toEqual([['success: Gruppa er laga'], 1]);
});

test('whoever makes a group is no member, which is said with the way to become one', async () => {
  const { page } = await form(null);
  expect(page.text()).toContain('Sjølv er du ikkje med i gruppa.');
  await page.press('button', 'Legg til meg');
  expect(page.names('li')).toEqual([expect.stringContaining('Kari Nes')]);
  expect(page.text()).not.toContain('Sjølv er du ikkje med i gruppa.');
});

test('who is a member already is not added twice, and that is said', async () => {
  const { page, addLiv } = await form(null);
  await addLiv();
  await addLiv();
  expect(page.names('li')).toHaveLength(1);
  expect(page.names('[role=status]')).toContain('Liv Moe er allereie med');
});

test('taking somebody out warns of what they lose, until they are in again', async () => {
  const { page, onChanged } = await form(leaders);
  await page.press('button', 'Fjern Ola Vik');
  expect(page.text()).toContain('1 medlem mistar');
  expect(onChanged).toHaveBeenLastCalledWith(true);
});

test('a change is sent upon the version that was read', async () => {
  const { page, sentTo, words } = await form(leaders);
  await page.write('Tittel', 'Leiarane');
  await page.press('button', 'Lagre');
  expect(sentTo('UpdateGroup')).toEqual([{ id: '10', version: 4, title: 'Leiarane', members: ['2'] }]);
  expect(words).toEqual(['success: Gruppa er lagra']);
});

test('a group in which nothing was changed is sent to nobody', async () => {
  const { page, sentTo, onDone, onChanged } = await form(leaders);
  await page.press('button', 'Lagre');
  expect([sentTo('UpdateGroup').length, onDone.mock.calls.length]).toEqual([0, 1]);
  expect(onChanged).toHaveBeenLastCalledWith(false);
});

test('whoever lost the right to change the group meanwhile reads that in the form', async () => {
  const { page, onDone } = await form(leaders, 'notAllowed');
  await page.write('Tittel', 'Leiarane');
  await page.press('button', 'Lagre');
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});
