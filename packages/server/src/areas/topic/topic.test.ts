import { richTextOf } from '@samspel/domain/text/plain-text';
import { daysEarlier } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerFor } from '../../core/testing/callers.ts';
import { openLive } from '../../core/testing/live-client.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
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

describe('who reads a topic', () => {
  it('Per, a stranger: not while it is hidden; its card while it is private', async () => {
    const { id } = await create('Løynd', hidden);
    expect(await read(world.per, id)).toEqual({ code: 'notFound', field: 'id' });
    const shown = await create('Berre for oss');
    expect(await read(world.per, shown.id)).toMatchObject({ isLimited: true, title: 'Berre for oss', version: null });
  });

  it('nobody under an id that is something else', async () => {
    expect(await read(world.kari, String(world.kari.id))).toMatchObject({ code: 'notFound' });
  });

  it('Ola, whom Kari shares it with, and who then changes it', async () => {
    const { id, version } = await create('Delt', hidden);
    expect(await update(world.ola, { id, version, title: 'Hans' })).toMatchObject({ code: 'notFound' });
    await update(world.kari, { id, version, access: { persons: [{ person: world.ola.id, access: 'WRITE' }] } });
    expect(await update(world.ola, { id, version: version + 1, title: 'Hans' })).toMatchObject({
      title: 'Hans',
      version: 3,
    });
  });
});

describe('the search', () => {
  it('finds it by a part of its title; a hidden one for those alone who hold it', async () => {
    await create('Toppturplanen', open);
    await create('Toppturplanløyndomen', hidden);
    const found = async (as: TestPerson) =>
      (await ask<{ hits: Topic[] }>(as, '{ result: search(query: "turplan") { hits { title } } }')).hits.map(
        ({ title }) => title,
      );
    expect(await found(world.per)).toEqual(['Toppturplanen']);
    expect((await found(world.kari)).sort()).toEqual(['Toppturplanen', 'Toppturplanløyndomen']);
  });
});

describe('the list of topics', () => {
  it('leaves out what is hidden, counts what fits, and turns pages', async () => {
    for (const title of ['Samling ein', 'Samling to', 'Samling tre']) await create(title, open);
    await create('Samling løynd', hidden);
    const { totalCount, nodes } = await list(world.per, 'text: "samling", sort: TITLE, limit: 2, offset: 2');
    expect({ totalCount, titles: nodes.map(({ title }) => title) }).toEqual({ totalCount: 3, titles: ['Samling tre'] });
    expect(await list(world.kari, 'text: "samling"')).toMatchObject({ totalCount: 4 });
    expect(await list(world.per, `text: "samling", persons: [${world.per.id}]`)).toMatchObject({ totalCount: 0 });
  });
});

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

describe('a change of a topic', () => {
  it('is refused to those who only read, and on top of what somebody else has saved', async () => {
    const { id, version } = await create('Open', open);
    expect(await update(world.per, { id, version, title: 'Min' })).toEqual({ code: 'notAllowed', field: 'input.id' });
    await update(world.kari, { id, version, title: 'Endra' });
    expect(await update(world.kari, { id, version, title: 'Også endra' })).toEqual({
      code: 'conflict',
      field: 'input.version',
    });
  });

  it('stands in its history, which Kari reads and Per does not, and is undone', async () => {
    const { id, version } = await create('Før', open);
    await update(world.kari, { id, version, title: 'Etter' });
    const history = `{ result: topic(id: ${id}) { history { nodes { id undoneBy fields { field before { text } after { text } } } } } }`;
    expect(await ask(world.per, history)).toEqual({ history: { nodes: [] } });
    const {
      history: { nodes },
    } = await ask<{ history: { nodes: { id: string }[] } }>(world.kari, history);
    expect(nodes).toMatchObject([
      { undoneBy: 'UNDO', fields: [{ field: 'title', before: [{ text: 'Før' }], after: [{ text: 'Etter' }] }] },
    ]);
    expect(await act(world.per, 'undoChange', nodes[0]!.id, '{ id }')).toMatchObject({ code: 'notFound' });
    await act(world.kari, 'undoChange', nodes[0]!.id, '{ id }');
    expect(await read(world.kari, id)).toMatchObject({ title: 'Før', version: 3 });
  });

  it('is heard by Ola, who has it open, and not by Per, from whom it is hidden', async () => {
    const server = await serveWorld(world);
    const { id, version } = await create('Direkte', {
      access: { visibility: 'PRIVATE', persons: [{ person: world.ola.id, access: 'READ' }] },
    });
    const [ola, per] = [await openLive(server, world.ola), await openLive(server, world.per)];
    expect(await per.subscribe(Number(id))).toMatchObject({ code: 'notFound' });
    await ola.subscribe(Number(id));
    await update(world.kari, { id, version, title: 'Sagt' });
    expect(await ola.next()).toMatchObject({ type: 'META_UPDATE', id: Number(id) });
    for (const client of [ola, per]) client.close();
    await server.close();
  });
});

describe('what anybody does with a topic that they may know of', () => {
  it('is not done with a hidden one', async () => {
    const { id } = await create('Løynd', hidden);
    for (const name of ['follow', 'like'])
      expect(await act(world.per, name, id, '{ id }')).toMatchObject({ code: 'notFound' });
  });

  it('follows it, claps for it, and takes both back', async () => {
    const { id } = await create('For alle', open);
    for (const name of ['follow', 'like']) await act(world.per, name, id, '{ id }');
    expect(await read(world.per, id)).toMatchObject({ isFollowing: true, likes: 1 });
    for (const name of ['unFollow', 'unLike']) await act(world.per, name, id, '{ id }');
    expect(await read(world.per, id)).toMatchObject({ isFollowing: false, likes: 0 });
  });
});

describe('a topic that is a draft', () => {
  it('is lost from sight by all who do not write it, stays a draft when it is saved as one, and comes back when it is published', async () => {
    const { id } = await create('Halvferdig', open);
    const save = (as: TestPerson, version: number, status: string) =>
      update(as, { id, version, status, title: `Halvferdig ${version}` });
    expect(await save(world.per, 1, 'DRAFT')).toMatchObject({ code: 'notAllowed' });
    for (const version of [1, 2])
      expect(await save(world.kari, version, 'DRAFT')).toMatchObject({ status: 'DRAFT', version: version + 1 });
    expect(await read(world.per, id)).toMatchObject({ code: 'notFound' });
    expect(await list(world.per, 'text: "halvferdig"')).toMatchObject({ totalCount: 0 });
    expect(await save(world.kari, 3, 'PUBLISHED')).toMatchObject({ status: 'PUBLISHED' });
    expect(await list(world.per, 'text: "halvferdig"')).toMatchObject({ totalCount: 1 });
  });
});

describe('the archive and the trash of topics', () => {
  it('take no draft, and nothing from those who only read', async () => {
    const draft = await create('Utkast', { status: 'DRAFT' });
    expect(await act(world.kari, 'archiveTopic', draft.id, fields)).toMatchObject({ code: 'subject.draft' });
    const { id } = await create('Open', open);
    for (const name of ['archiveTopic', 'unArchiveTopic'])
      expect(await act(world.per, name, id, fields)).toMatchObject({ code: 'notAllowed' });
    expect(await act(world.per, 'removeTopic', id)).toMatchObject({ code: 'notAllowed' });
  });

  it('keep what is archived as it is, out of the list, until it is fetched back', async () => {
    const { id } = await create('Arkivsak', open);
    expect(await act(world.kari, 'archiveTopic', id, fields)).toMatchObject({ status: 'ARCHIVED', version: 2 });
    expect(await update(world.kari, { id, version: 2, title: 'Ny' })).toMatchObject({ code: 'subject.archived' });
    expect(await act(world.kari, 'removeTopic', id)).toMatchObject({ code: 'subject.archived' });
    expect(await list(world.per, 'text: "arkivsak"')).toMatchObject({ totalCount: 0 });
    expect(await list(world.per, 'text: "arkivsak", archived: true')).toMatchObject({ totalCount: 1 });
    expect(await act(world.kari, 'unArchiveTopic', id, fields)).toMatchObject({ status: 'PUBLISHED' });
  });

  it('hold what is removed for its owner alone, who brings it back as it was', async () => {
    const { id } = await create('Kasta', open);
    expect(await act(world.kari, 'removeTopic', id)).toBe(id);
    const removed = '{ result: removedTopics { nodes { id title kind removedBy { name } } } }';
    expect(await read(world.kari, id)).toMatchObject({ code: 'notFound' });
    expect(await ask(world.per, removed)).toEqual({ nodes: [] });
    expect(await act(world.per, 'restoreTopic', id, fields)).toMatchObject({ code: 'notFound' });
    expect(await ask(world.kari, removed)).toMatchObject({
      nodes: [{ id, title: 'Kasta', kind: 'TOPIC', removedBy: { name: 'Kari Nes' } }],
    });
    expect(await act(world.kari, 'restoreTopic', id, fields)).toMatchObject({ title: 'Kasta', status: 'PUBLISHED' });
  });

  it('give up for good what has lain there for 30 days', async () => {
    const { id } = await create('For seint', open);
    await act(world.kari, 'removeTopic', id);
    const longAgo = daysEarlier(new Date(), 31);
    await world.db.updateTable('subject').set({ last_updated: longAgo }).where('id', '=', Number(id)).execute();
    expect(await act(world.kari, 'restoreTopic', id, fields)).toMatchObject({ code: 'notFound' });
  });
});
