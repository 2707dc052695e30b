import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { KindsProvider, type ShownKind } from '../../subject/kinds.tsx';
import { Component } from './relation-maker-page.tsx';

vi.mock('../../core/person/me.tsx', () => ({
  useMe: () => ({ isAdmin: false, isOrganizationAdmin: false, permissions: [] }),
}));
vi.mock('../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

const kinds = [{ kind: 'CALENDAR', listed: { many: 'calendar.many', path: () => '' } }] as unknown as ShownKind[];
const hit = (id: string, title: string) => ({
  ...{ __typename: 'SearchHit', id, kind: 'CALENDAR', title, isArchived: false, isLimited: false },
});
const [one, many] = ['Det du vil knyte', 'Det skal knytast til'];

/** Shows the page that makes relations, with a server that makes them, or refuses the things or the tags. */
async function maker(refused: { things?: string; tags?: string } = {}, address = '/relation/new') {
  const asked = serverWith({
    FindThings: { search: { __typename: 'SearchAnswer', hits: [hit('7', 'Økonomi'), hit('8', 'Plan')] } },
    ThingToRelate: ({ isTopic }) => ({
      topic: isTopic
        ? { __typename: 'Topic', id: '5', kind: 'TOPIC', title: 'Skyss', status: 'PUBLISHED', uri: 'skyss-5' }
        : undefined,
    }),
    FindTags: { searchTags: [{ __typename: 'Tag', id: '3', title: 'Budsjett' }] },
    AddToRelated: refused.things ? refuse(refused.things) : { addToRelated: { __typename: 'Calendar', id: '7' } },
    TagThing: refused.tags ? refuse(refused.tags) : { addTags: { __typename: 'Calendar', id: '7' } },
  });
  const page = await onPage(
    <KindsProvider value={kinds}>
      <Component />
    </KindsProvider>,
    address,
  );
  const choose = async (field: string, words: string, option: string) => {
    await page.write(field, words);
    await page.press('[role=option]', option);
  };
  const make = () => page.press('button[type=submit]', 'Lag relasjon');
  const sentTo = (name: string) =>
    asked.filter((sent) => sent.name === name).map((sent) => (sent.with.input ?? sent.with) as Record<string, unknown>);
  return { page, choose, make, sentTo };
}

test('nothing is made of nothing: each field says what is missing', async () => {
  const { page, make, sentTo } = await maker();
  await make();
  expect(page.text()).toContain('Vel det du vil knyte');
  expect(page.text()).toContain('Vel minst éin ting eller merkelapp');
  expect(sentTo('AddToRelated')).toEqual([]);
});

test('what is related is found among what I may change, what it is related to among all', async () => {
  const { page, sentTo } = await maker();
  await page.write(one, 'plan');
  await page.write(many, 'plan');
  expect(sentTo('FindThings').map(({ onlyWrite }) => onlyWrite)).toEqual([true, false]);
});

test('a thing that is chosen is not offered once more, in either field', async () => {
  const { page, choose } = await maker();
  await choose(one, 'plan', 'Økonomi');
  await page.write(many, 'plan');
  expect(page.names('[role=option]')).not.toContain('Økonomi');
});

test('things and tags are sent together, and the page is empty for the next', async () => {
  const { page, choose, make, sentTo } = await maker();
  await choose(one, 'plan', 'Økonomi');
  await choose(many, 'plan', 'Plan');
  await choose(many, 'budsjett', 'Budsjett');
  await make();
  expect(sentTo('AddToRelated')).toEqual([{ meta: '7', metasToAdd: ['8'] }]);
  expect(sentTo('TagThing')).toEqual([{ meta: '7', tags: ['Budsjett'] }]);
  expect(page.names('[role=status]')).toContain('Relasjonen er laga');
  expect(page.names('li')).toEqual([]);
});

test('what is written may become a new tag, unless there is one of that name', async () => {
  const { page, choose, make, sentTo } = await maker();
  await choose(one, 'plan', 'Økonomi');
  await page.write(many, 'BUDSJETT');
  expect(page.names('[role=option]')).not.toContain('BUDSJETT');
  await choose(many, 'Folkehelse', 'Folkehelse');
  await make();
  expect(sentTo('TagThing')).toEqual([{ meta: '7', tags: ['Folkehelse'] }]);
});

test('where the tags alone were refused, they alone are left to try again', async () => {
  const { page, choose, make } = await maker({ tags: 'notAllowed' });
  await choose(one, 'plan', 'Økonomi');
  await choose(many, 'plan', 'Plan');
  await choose(many, 'budsjett', 'Budsjett');
  await make();
  expect(page.names('[role=alert]')).toEqual([expect.stringMatching(/^Noko gjekk gale\./)]);
  expect(page.names('li')).toEqual(['Økonomi', 'Merkelapp: Budsjett']);
});

test('another choice takes the outcome of the last one away', async () => {
  const { page, choose, make } = await maker({ things: 'notAllowed' });
  await choose(one, 'plan', 'Økonomi');
  await choose(many, 'plan', 'Plan');
  await make();
  await page.press('li button', 'Fjern «Plan»');
  expect(page.names('[role=alert]')).toEqual([]);
});

test('from the page of a thing it begins with that thing, which can be changed for another', async () => {
  const { page, choose, make, sentTo } = await maker({}, '/relation/new?of=5&kind=TOPIC');
  expect(page.names('li')).toEqual(['Skyss']);
  await choose(many, 'plan', 'Plan');
  await make();
  expect(sentTo('AddToRelated')).toEqual([{ meta: '5', metasToAdd: ['8'] }]);
});

test('what merely sounds alike comes after the words themselves as a new tag', async () => {
  const { page } = await maker();
  await page.write(many, 'Nyord');
  expect(page.names('[role=option]').at(0)).toContain('Budsjett');
  expect(page.names('[role=option]').at(1)).toContain('Nyord');
  expect(page.names('[role=option]').at(2)).toContain('Økonomi');
});
