import { expect, test } from 'vitest';
import { createGraphClient } from '../../../core/graphql/client.ts';
import { serverWith } from '../../../core/testing/server.ts';
import { findNamed, namesIn, withPeople } from './pasted-people.ts';
import { newRow } from './several-rows.ts';

const person = (id: string, name: string) => ({ __typename: 'Person', id, name, picture: null, organization: null });
const answer = (...persons: object[]) => ({
  findPersonsOrganizationsAndGroups: {
    __typename: 'PersonsOrganizationsAndGroups',
    persons,
    groups: [],
    organizationGroups: [],
    organizations: [],
  },
});
const rows = [
  newRow({ title: 'Budsjett', unused: ['Ola Vik', 'kvar 2. veke'] }),
  newRow({ title: 'Rapport', unused: ['Ola Vik'] }),
  newRow({ title: 'Møte', unused: ['Kari Nes'] }),
];

test('what has figures is no name, and each name is looked for once', () => {
  expect(namesIn(rows)).toEqual(['Ola Vik', 'Kari Nes']);
});

test('a name that two people have, or that only begins one, chooses nobody', async () => {
  serverWith({
    FindWho: ({ query }) =>
      query === 'Ola Vik' ? answer(person('4', 'Ola Vik'), person('5', 'Ola Vik')) : answer(person('6', 'Kari Nesdal')),
  });
  expect((await findNamed(createGraphClient([]), namesIn(rows))).size).toBe(0);
});

test('the one person of a name becomes responsible, and the name is used; somebody chosen before stays', async () => {
  serverWith({ FindWho: ({ query }) => (query === 'Ola Vik' ? answer(person('4', 'OLA VIK')) : answer()) });
  const named = await findNamed(createGraphClient([]), ['Ola Vik', 'Kari Nes']);
  const kari = { id: '9', name: 'Kari' };
  const [first, second, third] = withPeople([rows[0]!, { ...rows[1]!, responsible: kari }, rows[2]!], named);
  expect([first!.responsible?.id, first!.unused]).toEqual(['4', ['kvar 2. veke']]);
  expect(second!.responsible).toBe(kari);
  expect([third!.responsible, third!.unused]).toEqual([null, ['Kari Nes']]);
});
