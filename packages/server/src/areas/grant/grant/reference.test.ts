import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { makeGrant } from '../testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());

const bring = (as: World['kari']) =>
  world.graphql<{ importActionValues: number }>(as, 'mutation { importActionValues }');
const known = 'Arenamidlar til folkebibliotek';

it('a member does not add the schemes that Samspel comes with', async () => {
  expect(refusalOf(await bring(world.kari))).toEqual(['notFound']);
});

it('an admin adds those that are missing, twice at once too, and nothing of them is promised', async () => {
  const { id } = await makeGrant(world, { title: known.toUpperCase(), description: 'Vår eiga' });
  const counts = (await Promise.all([bring(world.astrid), bring(world.astrid)])).map(
    (one) => dataOf(one).importActionValues,
  );
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 19]);
  type Page = { allActionValues: { totalCount: number; nodes: Found[] } };
  type Found = {
    id: string;
    description: string;
    deadlines: { isExpected: boolean; date: string }[];
    currentRevision: { radarGraph: object[] };
  };
  const query =
    '{ allActionValues(input: { limit: 100, showExpired: true }) { totalCount nodes { id description deadlines { date isExpected } currentRevision { radarGraph { sum } } } } }';
  const { totalCount, nodes } = dataOf(await world.graphql<Page>(world.kari, query)).allActionValues;
  expect(totalCount).toBe(20);
  expect(nodes.find((one) => one.id === id)?.description).toBe('Vår eiga');
  const deadlines = nodes.flatMap((one) => one.deadlines);
  expect(deadlines.length).toBeGreaterThan(10);
  expect(deadlines.every(({ isExpected, date }) => isExpected && date > '2026-03-02')).toBe(true);
  expect(nodes.flatMap(({ currentRevision }) => currentRevision.radarGraph)).toEqual([]);
});
