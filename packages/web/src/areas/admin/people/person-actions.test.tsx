import { expect, test, vi } from 'vitest';
import { useMe } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { PersonActions } from './person-actions.tsx';
import { RoleField } from './role-field.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: vi.fn() }));
vi.mock('../../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const vik = { __typename: 'Organization', id: '30', name: 'Vik kommune' };
const liv = { __typename: 'Person', id: '9', name: 'Liv Moe', picture: null, organization: vik };
type Person = Parameters<typeof PersonActions>[0]['person'];
const per = (change: object) =>
  ({
    id: '5',
    name: 'Per Lund',
    email: 'per@vik.example',
    role: null,
    status: 'ACTIVE',
    organization: vik,
    ...change,
  }) as unknown as Person;

/** Shows what can be done with somebody, with a server that does it or refuses to. */
async function actions(change: object, { isAdmin = true, refusal = '' } = {}) {
  vi.mocked(useMe).mockReturnValue({ id: '1', isAdmin, isOrganizationAdmin: true, permissions: [] } as never);
  const { words } = told();
  const answer = (field: string, value: object) => (refusal ? refuse(refusal) : { [field]: value });
  const person = {
    ...{
      __typename: 'AdminPerson',
      id: '5',
      name: 'Per Lund',
      uri: null,
      email: null,
      jobTitle: null,
      department: null,
    },
    ...{ status: 'ACTIVE', role: null, dateCreated: null, invitedAt: null, lastUsed: null, isMe: false },
    ...{ organization: vik, ownedCount: 0, openCount: 0 },
  };
  const asked = serverWith({
    InvitePerson: answer('invitePerson', person),
    ReactivatePerson: answer('reactivatePerson', person),
    DeactivatePerson: answer('deactivatePerson', person),
    HandOver: answer('handOver', { __typename: 'HandedOver', things: 3, activities: 2, grants: 0, groups: 1, left: 0 }),
    SetRole: answer('setRole', person),
    FindWho: {
      findPersonsOrganizationsAndGroups: {
        ...{ __typename: 'Found', persons: [liv], groups: [], organizationGroups: [], organizations: [] },
      },
    },
  });
  const page = await onPage(<PersonActions person={per(change)} />);
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with.input ?? one.with);
  const choose = async () => {
    await page.write('Ny eigar og ansvarleg', 'liv');
    await page.press('[role=option]', page.names('[role=option]')[0]!);
  };
  return { page, sentTo, words, choose };
}

test.each([
  ['who is here', 'ACTIVE', ['Steng kontoen']],
  ['who was invited', 'PENDING', ['Send invitasjonen på nytt', 'Steng kontoen']],
  ['who is kept out', 'DEACTIVATED', ['Opne kontoen att', 'Overfør til ein annan']],
])('with somebody %s, an admin does what fits', async (_, status, offered) => {
  const { page } = await actions({ status });
  expect(page.names('button')).toEqual(offered);
});

test('an organization’s own admin does nothing with an admin', async () => {
  const { page } = await actions({ role: 'ADMIN' }, { isAdmin: false });
  expect(page.names('button')).toEqual([]);
});

test('an invitation goes once more to the same address', async () => {
  const { page, sentTo, words } = await actions({ status: 'PENDING' });
  await page.press('button', 'Send invitasjonen på nytt');
  expect(sentTo('InvitePerson')).toEqual([{ email: 'per@vik.example', organization: '30' }]);
  expect(words).toEqual(['success: Invitasjonen er sendt til per@vik.example.']);
});

test('somebody is kept out after it is said what that means, with nobody who takes over if nobody is chosen', async () => {
  const { page, sentTo, words } = await actions({});
  await page.press('button', 'Steng kontoen');
  expect(page.text()).toContain('Personen blir logga ut overalt og kan ikkje logge inn');
  expect(sentTo('DeactivatePerson')).toEqual([]);
  await page.press('dialog button', 'Steng kontoen');
  expect(sentTo('DeactivatePerson')).toEqual([{ id: '5', handOverTo: null }]);
  expect(words).toEqual(['success: Kontoen til Per Lund er stengd.']);
});

test('who takes over is chosen in the same dialog', async () => {
  const { page, sentTo, choose } = await actions({});
  await page.press('button', 'Steng kontoen');
  await choose();
  await page.press('dialog button', 'Steng kontoen');
  expect(sentTo('DeactivatePerson')).toEqual([{ id: '5', handOverTo: '9' }]);
});

test('somebody who may not be kept out stays, with the reason in the dialog', async () => {
  const { page, words } = await actions({}, { refusal: 'notAllowed' });
  await page.press('button', 'Steng kontoen');
  await page.press('dialog button', 'Steng kontoen');
  expect([page.names('[role=alert]'), words]).toEqual([['Nei'], []]);
  expect(page.names('dialog[open]')).toHaveLength(1);
});

test('who is let in again is told of by name', async () => {
  const { page, sentTo, words } = await actions({ status: 'DEACTIVATED' });
  await page.press('button', 'Opne kontoen att');
  expect(sentTo('ReactivatePerson')).toEqual([{ id: '5' }]);
  expect(words).toEqual(['success: Per Lund kan logge inn att.']);
});

test('nothing is handed over to nobody', async () => {
  const { page, sentTo } = await actions({ status: 'DEACTIVATED' });
  await page.press('button', 'Overfør til ein annan');
  await page.press('dialog button', 'Overfør');
  expect(page.text()).toContain('Vel ein person.');
  expect(sentTo('HandOver')).toEqual([]);
});

test('what was handed over is counted', async () => {
  const { page, sentTo, words, choose } = await actions({ status: 'DEACTIVATED' });
  await page.press('button', 'Overfør til ein annan');
  await choose();
  await page.press('dialog button', 'Overfør');
  expect(sentTo('HandOver')).toEqual([{ from: '5', to: '9' }]);
  expect(words).toEqual([expect.stringMatching(/^success: Overført: 3 ting, 2 aktivitetar/)]);
});

test('a role is saved as it is chosen, and none is none', async () => {
  const { page, sentTo, words } = await actions({});
  await page.show(<RoleField person={per({ role: 'ADMIN' }) as never} />);
  await page.write('Rolle', 'ORGANIZATION_ADMIN');
  await page.write('Rolle', '');
  expect(sentTo('SetRole')).toEqual([
    { id: '5', role: 'ORGANIZATION_ADMIN' },
    { id: '5', role: null },
  ]);
  expect(words[0]).toBe('success: Rolla til Per Lund er endra.');
});

test('whoever has not yet accepted an invitation has no role to change', async () => {
  const { page } = await actions({});
  await page.show(<RoleField person={per({ status: 'PENDING' }) as never} />);
  expect(page.find<HTMLSelectElement>('select', 'Rolle').disabled).toBe(true);
});
