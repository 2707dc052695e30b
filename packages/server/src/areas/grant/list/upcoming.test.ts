import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { statementsOf } from '../../../core/testing/statements.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { application, call, makeGrant, report } from '../testing/grants.ts';

let world: World;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const { db, astrid, kari } = world;
  const titles = { title_nn: 'Bustad', title_nb: 'Bolig', title_en: 'Housing' };
  const group = { kid: '2', identifier: 'g2', ...titles };
  const { id: group_id } = await db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  const { id: housing } = await db
    .insertInto('kostra_function')
    .values({ kid: '265', group_id, ...titles })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('person_kostra').values({ person_id: kari.id, function_id: housing }).execute();
  const giver = await call<{ id: string }>(world, astrid, 'createSource', { name: 'Husbanken' });
  const make = async (title: string, more: object) => {
    ids[title] = (await makeGrant(world, { title, ...more })).id;
  };
  await make('Bustadtiltak', {
    deadlines: [application('2026-05-01', true), application('2026-09-01'), report('2026-12-01')],
    ...{
      source: dataOf(giver).createSource.id,
      kostraFunctions: [String(housing)],
      amountFrom: 100_000,
      amountTo: 2_000_000,
    },
  });
  await make('Kulturbygg', { deadlines: [application('2026-04-01')] });
  await make('I dag', { deadlines: [application('2026-03-02')] });
  await make('Utgått ordning', { deadlines: [application('2026-03-01'), report('2026-09-01')] });
  await make('Alltid open', {});
  await make('Utkast', { status: 'DRAFT', deadlines: [application('2026-03-20')] });
});
afterAll(() => world.close());

const ask = (as: TestPerson, more = '') =>
  world.graphql<{ upcomingActionValues: Record<string, unknown>[] }>(
    as,
    `{ upcomingActionValues${more} { id uri title deadline isExpected source amountFrom amountTo isOurs fits } }`,
  );
const titles = async (as: TestPerson, more = '') =>
  dataOf(await ask(as, more)).upcomingActionValues.map(({ title }) => title);

it('is refused to people whose organization may not use grants', async () => {
  await world.db.updateTable('organization').set({ permissions: [] }).where('id', '=', world.lundvik.id).execute();
  expect((await ask(world.per)).errors?.[0]?.extensions?.code).toBe('noPermission');
  expect((await ask(world.kari, '(limit: 0)')).errors?.[0]?.extensions?.code).toMatch(/^input\./);
});

it('has neither drafts, not even for admins, nor what has passed or has no day to apply by', async () => {
  expect(await titles(world.ola)).toEqual(['I dag', 'Kulturbygg', 'Bustadtiltak']);
  expect(await titles(world.astrid)).toEqual(['I dag', 'Kulturbygg', 'Bustadtiltak']);
});

it('says of each by when, how much, who gives it, and whether it fits what I work with', async () => {
  const { upcomingActionValues } = dataOf(await ask(world.kari));
  expect(upcomingActionValues[2]).toEqual({
    ...{ id: ids.Bustadtiltak, uri: `bustadtiltak-${ids.Bustadtiltak}`, title: 'Bustadtiltak', deadline: '2026-05-01' },
    ...{ isExpected: true, source: 'Husbanken', amountFrom: 100_000, amountTo: 2_000_000, isOurs: false, fits: true },
  });
  expect(upcomingActionValues[0]).toMatchObject({ fits: false, isExpected: false, source: null, amountFrom: null });
});

it('begins with what I follow, and with what my municipality has an open case on, but not with the cases of others', async () => {
  dataOf(await world.graphql(world.kari, `mutation { follow(id: "${ids.Bustadtiltak}") { id } }`));
  expect(await titles(world.kari)).toEqual(['Bustadtiltak', 'I dag', 'Kulturbygg']);
  expect(await titles(world.kari, '(limit: 1)')).toEqual(['Bustadtiltak']);
  expect(await titles(world.ola)).toEqual(['I dag', 'Kulturbygg', 'Bustadtiltak']);
  const ofOthers = { grant_id: Number(ids.Bustadtiltak), organization_id: world.lundvik.id };
  const own = { grant_id: Number(ids.Kulturbygg), organization_id: world.fjordvik.id };
  await world.db.insertInto('grant_case').values([ofOthers, own]).execute();
  expect(await titles(world.ola)).toEqual(['Kulturbygg', 'I dag', 'Bustadtiltak']);
  await world.db
    .updateTable('grant_case')
    .set({ state: 'CLOSED' })
    .where('organization_id', '=', world.fjordvik.id)
    .execute();
  expect(await titles(world.ola)).toEqual(['I dag', 'Kulturbygg', 'Bustadtiltak']);
});

it('is read in one statement however many there are, beside those that say who asks', async () => {
  const one = await statementsOf(async () => void dataOf(await ask(world.kari, '(limit: 1)')));
  const all = await statementsOf(async () => void dataOf(await ask(world.kari, '(limit: 100)')));
  const nothing = await statementsOf(async () => void dataOf(await world.graphql(world.kari, '{ __typename }')));
  expect([all.most, all.most - nothing.most]).toEqual([one.most, 1]);
});
