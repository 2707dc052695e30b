import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { createSubjects } from '../../subject/create.ts';
import { eventsOf, everyTable, hidden, limited, open, writtenBy } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';

let world: World;
let budget: string;
let audit: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  budget = await makeCalendar(world, world.kari, open, { title: 'Budsjett' });
  audit = await makeCalendar(world, world.kari, open, { title: 'Rekneskap' });
});
afterAll(() => world.close());

const relate = (as: TestPerson, meta: string, ...metasToAdd: string[]) =>
  world.graphql<{ addToRelated: { id: string } }>(
    as,
    'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id kind } }',
    { input: { meta, metasToAdd } },
  );
const part = (as: TestPerson, meta: string, ...metasToDelete: string[]) =>
  world.graphql(as, 'mutation ($input: RemoveFromRelatedInput!) { removeFromRelated(input: $input) { id } }', {
    input: { meta, metasToDelete },
  });
type Related = {
  totalCount: number;
  mayRelate: boolean;
  nodes: { id: string; kind: string; title: string; uri: string | null }[];
};
const ask = (as: TestPerson, meta: string, more = '') =>
  world.graphql<{ related: Related }>(
    as,
    `{ related(meta: "${meta}"${more}) { totalCount mayRelate pageInfo { hasNextPage } nodes { id kind title uri } } }`,
  );
const titles = async (as: TestPerson, meta: string, more = '') => {
  const { totalCount, nodes } = dataOf(await ask(as, meta, more)).related;
  return [totalCount, ...nodes.map(({ title }) => title)];
};
const archive = async (id: string) =>
  dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${id}") { id } }`));

/** Makes many year wheels for Kari; returns their ids. */
const makeMany = (count: number): Promise<string[]> =>
  inTransaction(world.db, async (tx) => {
    const one = { kind: 'CALENDAR' as const, title: 'Nok eit', createdBy: world.kari };
    const ids = await createSubjects(tx, new Array(count).fill(one));
    await tx
      .insertInto('calendar')
      .values(ids.map((id) => ({ id, category: 'TOPIC' as const, color: '#1f6f8b' })))
      .execute();
    return ids.map(String);
  });

describe('a relation is refused', () => {
  it('to a hidden thing, as to what is not there, and to a limited one, which is there', async () => {
    const mine = await makeCalendar(world, world.per, open);
    const secret = await makeCalendar(world, world.kari, hidden);
    const card = await makeCalendar(world, world.kari, limited);
    const before = await everyTable(world);
    const absent = await relate(world.per, mine, '999999999');
    expect(refusalOf(absent)).toEqual(['notFound', 'input.metasToAdd']);
    expect(await relate(world.per, mine, secret)).toEqual(absent);
    expect(refusalOf(await relate(world.per, mine, card))).toEqual(['notAllowed', 'input.metasToAdd']);
    expect(await everyTable(world)).toBe(before);
  });

  it('from a hidden thing, as from what is not there', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const absent = await relate(world.per, '999999999', budget);
    expect(refusalOf(absent)).toEqual(['notFound', 'input.meta']);
    expect(await relate(world.per, secret, budget)).toEqual(absent);
    expect(refusalOf(await ask(world.per, secret))).toEqual(['notFound', 'meta']);
  });

  it('from a thing that one only reads, with nothing written of the others', async () => {
    const before = await everyTable(world);
    expect(refusalOf(await relate(world.ola, budget, audit))).toEqual(['notAllowed', 'input.meta']);
    expect(await everyTable(world)).toBe(before);
  });

  it('to itself, to nothing, and of a kind that has no relations', async () => {
    const { id: series } = await makeEvent(world, world.kari, budget);
    expect(refusalOf(await relate(world.kari, budget, audit, budget))).toEqual(['relation.itself', 'input.metasToAdd']);
    expect(refusalOf(await relate(world.kari, budget))).toEqual(['input.required', 'input.metasToAdd']);
    expect(refusalOf(await relate(world.kari, budget, series))).toEqual(['notFound', 'input.metasToAdd']);
    expect(refusalOf(await relate(world.kari, series, budget))).toEqual(['notFound', 'input.meta']);
    expect(await titles(world.kari, budget)).toEqual([0]);
  });

  it('where one of several is refused: none is written', async () => {
    expect(refusalOf(await relate(world.kari, budget, audit, '999999999'))).toEqual(['notFound', 'input.metasToAdd']);
    expect(await titles(world.kari, budget)).toEqual([0]);
  });

  it('of an archived thing; one to it stays possible', async () => {
    await archive(budget);
    expect(refusalOf(await relate(world.kari, budget, audit))).toEqual(['calendar.archived']);
    expect(dataOf(await ask(world.kari, budget)).related.mayRelate).toBe(false);
    dataOf(await relate(world.kari, audit, budget));
    expect(await titles(world.kari, audit)).toEqual([1, 'Budsjett']);
    expect(refusalOf(await part(world.ola, audit, budget))).toEqual(['notAllowed', 'input.metasToDelete']);
    dataOf(await part(world.kari, budget, audit));
  });

  it('beyond 200 of those that one may know of, of either end', async () => {
    const ids = await makeMany(200);
    dataOf(await relate(world.kari, budget, ...ids));
    for (const [meta, other] of [
      [budget, audit],
      [audit, budget],
    ] as const)
      expect(refusalOf(await relate(world.kari, meta, other))).toEqual(['input.tooMany', 'input.metasToAdd']);
    expect(await titles(world.kari, audit)).toEqual([0]);
    dataOf(await relate(world.kari, budget, ids[0]!));
  });
});

describe('ending a relation is refused', () => {
  it('to whoever may change neither end', async () => {
    dataOf(await relate(world.kari, budget, audit));
    for (const person of [world.ola, world.per])
      expect(refusalOf(await part(person, budget, audit))).toEqual(['notAllowed', 'input.metasToDelete']);
    expect(await titles(world.ola, budget)).toEqual([1, 'Rekneskap']);
  });

  it('where the other end is hidden, as where it is not there', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    dataOf(await relate(world.kari, budget, secret));
    const absent = await part(world.per, budget, '999999999');
    expect(refusalOf(absent)).toEqual(['notFound', 'input.metasToDelete']);
    expect(await part(world.per, budget, secret)).toEqual(absent);
  });

  it('where the end that one may change is archived', async () => {
    const theirs = await makeCalendar(world, world.per, open, { title: 'Hos Per' });
    dataOf(await relate(world.kari, budget, theirs));
    await archive(budget);
    expect(refusalOf(await part(world.kari, budget, theirs))).toEqual(['calendar.archived']);
    dataOf(await part(world.per, budget, theirs));
  });
});

describe('what is related', () => {
  it('is so in both directions, by title, once, and is told to who has either open', async () => {
    const plan = await makeCalendar(world, world.kari, open, { title: 'Arealplan' });
    dataOf(await relate(world.kari, budget, audit, plan, audit));
    dataOf(await relate(world.kari, audit, budget));
    expect(await titles(world.per, budget)).toEqual([2, 'Arealplan', 'Rekneskap']);
    expect(await titles(world.per, audit)).toEqual([1, 'Budsjett']);
    expect(await titles(world.per, budget, ', kind: CALENDAR, limit: 1, offset: 1')).toEqual([2, 'Rekneskap']);
    expect(await titles(world.per, budget, ', kind: TOPIC')).toEqual([0]);
    expect((await eventsOf(world, budget)).filter((name) => name.startsWith('relation'))).toEqual(['relation.added']);
    expect(await eventsOf(world, audit)).not.toContain('relation.added');
  });

  it('is the same by the name createRelation', async () => {
    const created = await world.graphql<{ createRelation: { id: string; kind: string } }>(
      world.kari,
      'mutation ($input: AddToRelatedInput!) { createRelation(input: $input) { id kind } }',
      { input: { meta: budget, metasToAdd: [audit] } },
    );
    expect(dataOf(created).createRelation).toEqual({ id: budget, kind: 'CALENDAR' });
    expect(await titles(world.kari, budget)).toEqual([1, 'Rekneskap']);
  });

  it('leaves out and does not count what is hidden; of what is limited it has the card', async () => {
    const secret = await makeCalendar(world, world.kari, hidden, { title: 'Løynd' });
    const card = await makeCalendar(world, world.kari, limited, { title: 'Avgrensa' });
    dataOf(await relate(world.kari, budget, secret, card));
    expect(await titles(world.kari, budget)).toEqual([2, 'Avgrensa', 'Løynd']);
    const { nodes, totalCount, mayRelate } = dataOf(await ask(world.per, budget)).related;
    expect([totalCount, mayRelate, nodes]).toEqual([
      1,
      false,
      [{ id: card, kind: 'CALENDAR', title: 'Avgrensa', uri: null }],
    ]);
  });

  it('ends from either end, by whoever may change that one', async () => {
    const theirs = await makeCalendar(world, world.per, writtenBy(world.ola), { title: 'Hos Per' });
    const both = await makeCalendar(world, world.ola, open);
    dataOf(await relate(world.ola, theirs, both));
    dataOf(await part(world.ola, both, theirs));
    expect(await titles(world.ola, theirs)).toEqual([0]);
    expect(await eventsOf(world, both)).toContain('relation.removed');
    dataOf(await part(world.ola, both, theirs));
  });

  it('goes with a thing that is removed, and is back with it', async () => {
    dataOf(await relate(world.kari, budget, audit));
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${audit}") }`));
    expect(await titles(world.kari, budget)).toEqual([0]);
    dataOf(await world.graphql(world.kari, `mutation { restoreCalendar(id: "${audit}") { id } }`));
    expect(await titles(world.kari, budget)).toEqual([1, 'Rekneskap']);
  });
});
