import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { forgetAll, saidTo } from '../../notification/testing/notifications.ts';
import { matchJob } from '../match/match.job.ts';
import { application, call, makeGrant } from '../testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-03-02T09:00:00Z');
  await world.db.deleteFrom('saved_search').execute();
  await world.db.deleteFrom('follow').execute();
});
afterAll(() => world.close());

type Search = { name: string; filter: { search: string | null; sort: string } };
const save = (as: TestPerson, name: string, filter: object = {}) =>
  world.graphql<{ createSavedSearch: Search }>(
    as,
    'mutation ($input: CreateSavedSearchInput!) { createSavedSearch(input: $input) { name filter { search sort } } }',
    { input: { name, filter } },
  );
const remove = (as: TestPerson, name: string) =>
  world.graphql<{ removeSavedSearch: { name: string }[] }>(
    as,
    'mutation ($input: RemoveSavedSearchInput!) { removeSavedSearch(input: $input) { name } }',
    { input: { name } },
  );
const mine = async (as: TestPerson) =>
  dataOf(
    await world.graphql<{ mySavedSearches: Search[] }>(as, '{ mySavedSearches { name filter { search sort } } }'),
  ).mySavedSearches.map(({ name }) => name);

describe('a saved search is refused', () => {
  it('with a name of nothing, one too long, and one that is there', async () => {
    dataOf(await save(world.kari, 'Bustad'));
    expect(refusalOf(await save(world.kari, ' '))).toEqual(['input.required', 'input.name']);
    expect(refusalOf(await save(world.kari, 'x'.repeat(101)))).toEqual(['input.tooLong', 'input.name']);
    expect(refusalOf(await save(world.kari, 'BUSTAD'))).toEqual(['grant.nameTaken', 'input.name']);
    expect(await mine(world.kari)).toEqual(['Bustad']);
  });

  it('by a status, which is the admins’ alone, and by a source that is no number', async () => {
    const answer = await save(world.kari, 'Utkast', { status: 'DRAFT' });
    expect(JSON.stringify(answer.errors)).toContain('status');
    expect(refusalOf(await save(world.kari, 'Kjelde', { source: 'x' }))).toEqual(['input.id', 'input.filter.source']);
  });

  it('after the fiftieth', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ name: `Søk ${at}`, person_id: world.kari.id }));
    const empty = { filter: '{}', facets: [], kostra_functions: [], finds_everything: true };
    await world.db
      .insertInto('saved_search')
      .values(rows.map((row) => ({ ...row, ...empty })))
      .execute();
    expect(refusalOf(await save(world.kari, 'Eitt til'))).toEqual(['grant.savedSearches']);
  });
});

it('a saved search is its person’s alone, and is removed by its name', async () => {
  dataOf(await save(world.kari, 'Bustad', { search: 'bustad', sort: 'TITLE' }));
  expect(await mine(world.ola)).toEqual([]);
  expect(dataOf(await remove(world.ola, 'Bustad')).removeSavedSearch).toEqual([]);
  expect(await mine(world.kari)).toEqual(['Bustad']);
  expect(dataOf(await remove(world.kari, 'bustad')).removeSavedSearch).toEqual([]);
});

/** The notifications since the last time, after the job has run. */
async function toldTo(person: TestPerson): Promise<string[]> {
  await matchJob.run(world.services);
  const said = await saidTo(world, person);
  await forgetAll(world);
  return said;
}

describe('a saved search tells', () => {
  it('nobody of a draft, of what it does not find, of what was there before, and of an expired one', async () => {
    await makeGrant(world, { title: 'Kulturbygg før' });
    await forgetAll(world);
    dataOf(await save(world.kari, 'Kultur', { search: 'kulturbygg', type: 'GRANT' }));
    await makeGrant(world, { title: 'Kulturbygg utkast', status: 'DRAFT' });
    await makeGrant(world, { title: 'Vassverk' });
    await makeGrant(world, { title: 'Kulturbygg refusjon', type: 'REIMBURSEMENT' });
    await makeGrant(world, { title: 'Kulturbygg utgått', deadlines: [application('2026-01-05')] });
    expect(await toldTo(world.kari)).toEqual([]);
  });

  it('of a new grant and of one that fits now, each once', async () => {
    const { id } = await makeGrant(world, { title: 'Idrettsanlegg', status: 'DRAFT' });
    dataOf(await save(world.kari, 'Idrett', { search: 'idrettsanlegg' }));
    await makeGrant(world, { title: 'Idrettsanlegg nytt' });
    expect(await toldTo(world.kari)).toEqual(['Nytt treff i eit lagra søk: Idrettsanlegg nytt']);
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 1, status: 'PUBLISHED' }));
    expect(await toldTo(world.kari)).toEqual(['Nytt treff i eit lagra søk: Idrettsanlegg']);
    dataOf(await call(world, world.astrid, 'updateActionValue', { id, version: 2, year: 2027 }));
    expect(await toldTo(world.kari)).toEqual([]);
  });

  it('of what its person follows alone, where it says so', async () => {
    const { id } = await makeGrant(world, { title: 'Skulefrukt' });
    const other = await makeGrant(world, { title: 'Skulemjølk' });
    dataOf(await save(world.kari, 'Det eg følgjer', { showOnlyMyFollowed: true }));
    dataOf(await save(world.kari, 'Ingenting', { sector: 99_999_999 }));
    await forgetAll(world);
    dataOf(await world.graphql(world.kari, `mutation { follow(id: "${id}") { id } }`));
    for (const one of [id, other.id])
      dataOf(await call(world, world.astrid, 'updateActionValue', { id: one, version: 1, year: 2027 }));
    const said = await toldTo(world.kari);
    expect(said).toContain('Nytt treff i eit lagra søk: Skulefrukt');
    expect(said.join()).not.toContain('Skulemjølk');
  });

  it('of one grant a day where it finds everything', async () => {
    dataOf(await save(world.kari, 'Alt'));
    for (const title of ['Ein', 'To', 'Tre']) await makeGrant(world, { title });
    expect(await toldTo(world.kari)).toHaveLength(1);
    await makeGrant(world, { title: 'Fire' });
    expect(await toldTo(world.kari)).toEqual([]);
    world.setNow('2026-03-03T09:00:00Z');
    await makeGrant(world, { title: 'Fem' });
    expect(await toldTo(world.kari)).toEqual(['Nytt treff i eit lagra søk: Fem']);
  });

  it('nobody who has turned it off, and nobody whose organization lacks the permission', async () => {
    dataOf(await save(world.kari, 'Vern', { search: 'kulturminne' }));
    dataOf(await save(world.per, 'Vern', { search: 'kulturminne' }));
    dataOf(await world.graphql(world.kari, 'mutation { updateSettings(input: { notifyMatched: false }) { id } }'));
    const organization = world.db.updateTable('organization').where('id', '=', world.lundvik.id);
    await organization.set({ permissions: ['CALENDAR'] }).execute();
    await makeGrant(world, { title: 'Kulturminne' });
    expect(await toldTo(world.kari)).toEqual([]);
    expect(await saidTo(world, world.per)).toEqual([]);
  });
});
