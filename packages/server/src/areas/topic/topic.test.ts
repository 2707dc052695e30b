import { richTextOf } from '@samspel/domain/text/plain-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerFor } from '../../core/testing/callers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { createSubjects } from '../../subject/create.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Topic = {
  id: string;
  title: string;
  version: number;
  status: string;
  isLimited: boolean;
  likes: number;
  isFollowing: boolean;
};
const fields = '{ id title version status isLimited likes isFollowing }';

/** Sends a request; returns what came back under `result`, or the code and field of the refusal. */
async function ask<Result>(as: TestPerson, query: string, variables = {}): Promise<Result> {
  const { data, errors } = await world.graphql<{ result: Result }>(as, query, variables);
  if (!errors) return data.result;
  const { code, field } = errors[0]!.extensions;
  return { code, field } as Result;
}

const about = (words: string) => JSON.stringify(richTextOf(words));
const create = (title: string, more = {}) =>
  ask<Topic>(world.kari, `mutation ($input: CreateTopicInput!) { result: createTopic(input: $input) ${fields} }`, {
    input: { title, category: 'TOPIC', description: about('Om dette'), ...more },
  });
const update = (as: TestPerson, input: object) =>
  ask<Topic>(as, `mutation ($input: UpdateTopicInput!) { result: updateTopic(input: $input) ${fields} }`, { input });
const read = (as: TestPerson, id: string) => ask<Topic>(as, `{ result: topic(id: ${id}) ${fields} }`);
/** Calls a mutation that takes an id. */
const act = (as: TestPerson, name: string, id: string, selection = '') =>
  ask<Topic>(as, `mutation { result: ${name}(id: ${id}) ${selection} }`);
const list = (as: TestPerson, filter: string) =>
  ask<{ totalCount: number; nodes: Topic[] }>(
    as,
    `{ result: allTopics(input: { ${filter} }) { totalCount nodes ${fields} } }`,
  );

const open = { access: { isPrivate: false } };
const hidden = { access: { isPrivate: true, visibility: 'PRIVATE' } };

describe('the filters of the list', () => {
  const titles = async (as: TestPerson, filter: string) =>
    (await list(as, `${filter}, sort: TITLE`)).nodes.map(({ title }) => title);

  it('are refused where they make no sense', async () => {
    expect(await list(world.per, 'limit: 101')).toEqual({ code: 'input.outOfRange', field: 'input.limit' });
    expect(await list(world.per, 'organizations: ["x"]')).toEqual({ code: 'input.id', field: 'input.organizations.0' });
  });

  it('narrow it to mine, my municipality, a category and a service area, of which limited ones are not', async () => {
    const { db, kari, per, fjordvik } = world;
    const names = { title_nn: 'Barnevern', title_nb: 'Barnevern', title_en: 'Child welfare' };
    const group = await db
      .insertInto('kostra_group')
      .values({ kid: '24', identifier: 'g24', ...names })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: area } = await db
      .insertInto('kostra_function')
      .values({ kid: '244', group_id: group.id, ...names })
      .returning('id')
      .executeTakeFirstOrThrow();
    await create('Filter barnevern', { ...open, kostraFunctions: [String(area)], category: 'PROJECT' });
    await create('Filter avgrensa', { kostraFunctions: [String(area)], category: 'PROJECT' });
    await create('Filter anna', open);
    const filter = 'text: "filter"';
    expect(await titles(per, `${filter}, category: PROJECT`)).toEqual(['Filter barnevern', 'Filter avgrensa']);
    for (const by of [`kostraGroup: ${group.id}`, `kostraFunctions: [${area}]`]) {
      expect(await titles(per, `${filter}, ${by}`)).toEqual(['Filter barnevern']);
      expect(await titles(kari, `${filter}, ${by}`)).toEqual(['Filter avgrensa', 'Filter barnevern']);
    }
    expect(await titles(per, `${filter}, onlyMine: true`)).toEqual([]);
    expect(await titles(kari, `${filter}, onlyMine: true`)).toHaveLength(3);
    expect(await titles(per, `${filter}, organizations: [${fjordvik.id}]`)).toHaveLength(3);
    expect(await titles(per, `${filter}, organizations: [${world.lundvik.id}]`)).toEqual([]);
  });
});

describe('an organization without the permission for topics', () => {
  it('lists, reads and makes none', async () => {
    const poor = await makePerson(world.db, 'Liv Moe', await makeOrganization(world.db, 'Utvik kommune', ['CALENDAR']));
    const { id } = await create('For dei som betaler', open);
    expect(await list(poor, 'limit: 1')).toMatchObject({ code: 'noPermission' });
    expect(await read(poor, id)).toMatchObject({ code: 'noPermission' });
    expect(await act(poor, 'removeTopic', id)).toMatchObject({ code: 'noPermission' });
    expect(await act(poor, 'follow', id, '{ id }')).toMatchObject({ code: 'notFound' });
  });
});

describe('what a topic is asked for', () => {
  it('is found by the words of its description too', async () => {
    await create('Kva no', { ...open, description: about('Fosterheimar og tilsyn') });
    const { hits } = await ask<{ hits: Topic[] }>(
      world.per,
      '{ result: search(query: "fosterheim") { hits { title } } }',
    );
    expect(hits.map(({ title }) => title)).toEqual(['Kva no']);
  });

  it('takes a title of emoji, which gets an address all the same', async () => {
    const { id } = await create('🎡🎢', open);
    expect(await ask(world.per, `{ result: topic(id: ${id}) { title uri } }`)).toEqual({ title: '🎡🎢', uri: id });
  });

  it('keeps its words, category and service areas, which a stranger to a limited one is not shown', async () => {
    const all = '{ category description descriptionText kostraFunctions { id } }';
    const { id } = await create('Alt om det', { description: about('Berre for oss'), category: 'SUBJECT_GROUP' });
    expect(await ask(world.kari, `{ result: topic(id: ${id}) ${all} }`)).toEqual({
      ...{ category: 'SUBJECT_GROUP', description: about('Berre for oss') },
      ...{ descriptionText: 'Berre for oss', kostraFunctions: [] },
    });
    expect(await ask(world.per, `{ result: topic(id: ${id}) ${all} }`)).toEqual({
      ...{ category: 'SUBJECT_GROUP', description: null },
      ...{ descriptionText: null, kostraFunctions: [] },
    });
  });
});

describe('what is related to a topic', () => {
  const relate = (metasToAdd: string[], meta: string) =>
    ask(world.kari, 'mutation ($input: AddToRelatedInput!) { result: addToRelated(input: $input) { id } }', {
      input: { meta, metasToAdd },
    });

  it('is at most 200, however many are asked for, and then nothing is written', async () => {
    const { id } = await create('Eitt for alle', open);
    const topics = await createSubjects(
      world.db as never,
      Array.from({ length: 1_000 }, (_, at) => ({
        kind: 'TOPIC' as const,
        title: `Tema ${at}`,
        createdBy: callerFor(world.kari),
      })),
    );
    await world.db
      .insertInto('topic')
      .values(topics.map((topic) => ({ id: topic, category: 'TOPIC' as const, description: '', description_text: '' })))
      .execute();
    expect(await relate(topics.map(String), id)).toMatchObject({ code: 'input.tooMany' });
    expect(await relate(topics.slice(0, 200).map(String), id)).toEqual({ id });
    expect(await relate([String(topics[200])], id)).toMatchObject({ code: 'input.tooMany' });
    const counted = await ask<{ totalCount: number }>(world.per, `{ result: related(meta: ${id}) { totalCount } }`);
    expect(counted).toEqual({ totalCount: 200 });
  });
});

describe('who follows and writes a topic', () => {
  const network = (as: TestPerson, id: string, more = '') =>
    ask<{ totalCount: number; nodes: object[]; organizations: object[] }>(
      as,
      `{ result: topicNetwork(id: ${id} ${more}) { totalCount nodes { person { name } isFollowing access } organizations { organization { name } count } } }`,
    );

  it('is not told to those who may not read it', async () => {
    expect(await network(world.per, (await create('Løynd nettverk', hidden)).id)).toMatchObject({ code: 'notFound' });
    expect(await network(world.per, (await create('Avgrensa nettverk')).id)).toMatchObject({ code: 'notAllowed' });
  });

  it('is by municipality, the owner first, of those who may still read it', async () => {
    const { id, version } = await create('Nettverk', open);
    for (const person of [world.per, world.ola]) await act(person, 'follow', id, '{ id }');
    expect(await network(world.ola, id)).toEqual({
      totalCount: 3,
      nodes: [
        { person: { name: 'Kari Nes' }, isFollowing: false, access: 'OWNER' },
        { person: { name: 'Ola Vik' }, isFollowing: true, access: 'READ' },
        { person: { name: 'Per Lund' }, isFollowing: true, access: 'READ' },
      ],
      organizations: [
        { organization: { name: 'Fjordvik kommune' }, count: 2 },
        { organization: { name: 'Lundvik kommune' }, count: 1 },
      ],
    });
    expect(await network(world.ola, id, `organization: ${world.lundvik.id}`)).toMatchObject({ totalCount: 1 });
    expect(await network(world.ola, id, 'newest: true, limit: 1')).toMatchObject({
      totalCount: 2,
      nodes: [{ person: { name: 'Ola Vik' } }],
    });
    await update(world.kari, { id, version, access: { persons: [{ person: world.ola.id, access: 'WRITE' }] } });
    expect(await network(world.ola, id)).toMatchObject({
      nodes: [{ access: 'OWNER' }, { person: { name: 'Ola Vik' }, access: 'WRITE' }],
    });
  });
});
