import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/pool.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Returns for whom Ola acts, besides himself and his organization. */
const regionsOfOla = async () => {
  const rows = await world.db
    .selectFrom('acts_as')
    .select('principal_id')
    .where('person_id', '=', world.ola.id)
    .execute();
  const { organization_id } = await world.db
    .selectFrom('person')
    .select('organization_id')
    .where('id', '=', world.ola.id)
    .executeTakeFirstOrThrow();
  return rows.map(({ principal_id }) => principal_id).filter((id) => id !== world.ola.id && id !== organization_id);
};
const makeRegion = async () => {
  const row = { title: 'Regionen', created_by: world.astrid.id };
  return (await world.db.insertInto('organization_group').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const olaMovesTo = (organization_id: number) => (tx: Tx) =>
  tx.updateTable('person').set({ organization_id }).where('id', '=', world.ola.id).execute();
const joins = (organization_id: number, organization_group_id: number) => (tx: Tx) =>
  tx.insertInto('organization_group_member').values({ organization_id, organization_group_id }).execute();
const leaves = (organizationId: number, region: number) => (tx: Tx) =>
  tx
    .deleteFrom('organization_group_member')
    .where('organization_id', '=', organizationId)
    .where('organization_group_id', '=', region)
    .execute();

/** Starts a second change when the first has been written, but is not yet committed. */
async function atOnce(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>): Promise<void> {
  let later: Promise<unknown> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await first(tx);
    later = world.db.transaction().execute(second);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
  await later;
}

describe('whoever changes organization just as it joins or leaves a group of organizations', () => {
  it.each([
    ['leaves first', (move: (tx: Tx) => Promise<unknown>, join: typeof move) => atOnce(move, join)],
    ['leaves last', (move: (tx: Tx) => Promise<unknown>, join: typeof move) => atOnce(join, move)],
  ])('and %s, does not act for the group that the old one joined', async (_, inOrder) => {
    const region = await makeRegion();
    await inOrder(olaMovesTo(world.lundvik.id), joins(world.fjordvik.id, region));
    expect(await regionsOfOla()).toEqual([]);
    await inOrder(olaMovesTo(world.fjordvik.id), leaves(world.fjordvik.id, region));
    expect(await regionsOfOla()).toEqual([]);
    await inOrder(olaMovesTo(world.lundvik.id), joins(world.lundvik.id, region));
    expect(await regionsOfOla()).toEqual([region]);
    await inOrder(olaMovesTo(world.fjordvik.id), leaves(world.lundvik.id, region));
    expect(await regionsOfOla()).toEqual([]);
  });
});
