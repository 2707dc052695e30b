import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { act, answer, ask, create, list, makeTopic, read, update, words } from './testing/discussions.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const found = async (as: typeof world.kari, query: string) =>
  (
    await ask<{ discussions: { id: string }[] }>(
      world,
      as,
      `{ result: search(query: "${query}") { discussions { id } } }`,
    )
  ).discussions.length;
const setTopic = (topic: string, change: object) =>
  world.db.updateTable('subject').set(change).where('id', '=', Number(topic)).execute();

describe('a question on a topic', () => {
  it('is no change of the topic: who asked, answered or voted there is not named as its last editor', async () => {
    const input = { title: 'Leik', category: 'TOPIC', description: words('Om leik'), access: { isPrivate: false } };
    const { id: topic } = await ask<{ id: string }>(
      world,
      world.kari,
      'mutation ($input: CreateTopicInput!) { result: createTopic(input: $input) { id } }',
      { input },
    );
    const { id } = await create(world, world.ola, { topic });
    await answer(world, world.per, id);
    const read = `{ result: topic(id: ${topic}) { lastEdit { by { id } } } }`;
    expect(await ask(world, world.ola, read)).toEqual({ lastEdit: { by: { id: String(world.kari.id) } } });
  });

  it('is asked by those who may read the topic, and read by no others', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    expect(await create(world, world.per, { topic })).toEqual({ code: 'notFound', field: 'input.topic' });
    const { id } = await create(world, world.ola, { topic, title: 'Innvandrarkontoret' });
    expect(await read(world, world.kari, id)).toMatchObject({ topic, mayEdit: false });
    expect(await read(world, world.per, id)).toEqual({ code: 'notFound', field: 'id' });
    expect(await list(world, world.per, `topic: ${topic}`)).toEqual({ code: 'notFound' });
    expect(await list(world, world.kari, `topic: ${topic}`)).toEqual({ totalCount: 1, titles: ['Innvandrarkontoret'] });
    expect(await list(world, world.kari, 'text: "innvandrarkontoret"')).toMatchObject({ totalCount: 0 });
    expect([await found(world.kari, 'innvandrarkontoret'), await found(world.per, 'innvandrarkontoret')]).toEqual([
      1, 0,
    ]);
  });

  it('is among what one follows, the newest first, as long as one may read it', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const followed = () =>
      ask<{ discussions: { title: string }[] }>(world, world.ola, '{ result: myFollowed { discussions { title } } }');
    const follow = async (input: object) => {
      const { id } = await create(world, world.kari, input);
      await act(world, world.ola, 'follow', id, '{ id }');
    };
    await follow({ topic, title: 'På temaet' });
    await follow({ title: 'For alle' });
    expect(await followed()).toEqual({ discussions: [{ title: 'For alle' }, { title: 'På temaet' }] });
    await world.db
      .deleteFrom('access_entry')
      .where('root_id', '=', Number(topic))
      .where('level', '=', 'READ')
      .execute();
    expect(await followed()).toEqual({ discussions: [{ title: 'For alle' }] });
  });

  it('is changed by its author, and not by who owns the topic', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const { id, version } = await create(world, world.ola, { topic });
    expect(await update(world, world.kari, { id, version, title: 'Mitt' })).toMatchObject({ code: 'notAllowed' });
    expect(await update(world, world.ola, { id, version, title: 'Hans' })).toMatchObject({ title: 'Hans' });
    expect(await act(world, world.kari, 'removeDiscussion', id, '')).toMatchObject({ code: 'notAllowed' });
  });

  it('is narrowed, sorted and counted as in the public forum', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const { id } = await create(world, world.ola, { topic, title: 'Bålplass' });
    await create(world, world.kari, { topic, title: 'Akebakke' });
    await answer(world, world.kari, id);
    expect(await list(world, world.kari, `topic: ${topic}, sort: TITLE`)).toMatchObject({
      titles: ['Akebakke', 'Bålplass'],
    });
    expect(await list(world, world.kari, `topic: ${topic}`)).toMatchObject({ titles: ['Bålplass', 'Akebakke'] });
    expect(await list(world, world.kari, `topic: ${topic}, unanswered: true`)).toEqual({
      totalCount: 1,
      titles: ['Akebakke'],
    });
    expect(await list(world, world.ola, `topic: ${topic}, onlyMine: true`)).toEqual({
      totalCount: 1,
      titles: ['Bålplass'],
    });
    expect(await list(world, world.ola, `topic: ${topic}, limit: 1, offset: 1`)).toEqual({
      totalCount: 2,
      titles: ['Akebakke'],
    });
  });

  it('is like what those type who may read it, and nobody else', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    await create(world, world.ola, { topic, title: 'Fosterheimsløyve' });
    const similar = (as: typeof world.kari) =>
      ask<{ title: string }[]>(
        world,
        as,
        '{ result: similarDiscussions(title: "Søknad om fosterheimsløyve") { title } }',
      );
    expect(await similar(world.kari)).toEqual([{ title: 'Fosterheimsløyve' }]);
    expect(await similar(world.per)).toEqual([]);
  });
});

describe('when its topic', () => {
  it('is made private, a question is nowhere for those who may not read the topic any more', async () => {
    const topic = await makeTopic(world, world.kari);
    await setTopic(topic, { is_private: false, visibility: 'PUBLIC' });
    const { id } = await create(world, world.per, { topic, title: 'Lekkasjesøk' });
    const comment = await answer(world, world.per, id);
    expect(await read(world, world.per, id)).toMatchObject({ mayEdit: true });
    expect(await found(world.per, 'lekkasjesøk')).toBe(1);
    await setTopic(topic, { is_private: true, visibility: 'PUBLIC' });
    expect(await read(world, world.per, id)).toMatchObject({ code: 'notFound' });
    expect(await list(world, world.per, `topic: ${topic}`)).toEqual({ code: 'notAllowed' });
    expect(await found(world.per, 'lekkasjesøk')).toBe(0);
    expect(await ask(world, world.per, '{ result: similarDiscussions(title: "Lekkasjesøk") { id } }')).toEqual([]);
    expect(await update(world, world.per, { id, version: 1, title: 'Min' })).toMatchObject({ code: 'notFound' });
    expect(await act(world, world.per, 'acceptAnswer', comment)).toMatchObject({ code: 'notFound' });
    expect(await act(world, world.per, 'visitDiscussion', id, '{ id }')).toMatchObject({ code: 'notFound' });
    expect(await ask(world, world.per, `{ result: comments(meta: ${id}) { totalCount } }`)).toMatchObject({
      code: 'notFound',
    });
  });

  it('is archived, a question is read and not changed', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const { id, version } = await create(world, world.ola, { topic });
    const removed = await create(world, world.ola, { topic });
    await act(world, world.ola, 'removeDiscussion', removed.id, '');
    const comment = await answer(world, world.kari, id);
    await setTopic(topic, { status: 'ARCHIVED' });
    expect(await read(world, world.ola, id)).toMatchObject({ mayEdit: false });
    const refused = { code: 'subject.archived' };
    expect(await update(world, world.ola, { id, version, title: 'Ny' })).toMatchObject(refused);
    expect(await act(world, world.ola, 'removeDiscussion', id, '')).toMatchObject(refused);
    expect(await act(world, world.ola, 'restoreDiscussion', removed.id)).toMatchObject(refused);
    expect(await act(world, world.ola, 'acceptAnswer', comment)).toMatchObject(refused);
    expect(await act(world, world.ola, 'unAcceptAnswer', comment)).toMatchObject(refused);
    expect(await create(world, world.ola, { topic })).toMatchObject(refused);
  });

  it('is removed, a question that lay in the trash has no place to come back to', async () => {
    const topic = await makeTopic(world, world.kari, [world.ola]);
    const { id } = await create(world, world.ola, { topic, title: 'Heimlaus' });
    await act(world, world.ola, 'removeDiscussion', id, '');
    const inTrash = async (as: typeof world.kari) =>
      (await ask<{ nodes: { id: string }[] }>(world, as, '{ result: removedDiscussions { nodes { id } } }')).nodes.some(
        (one) => one.id === id,
      );
    expect([await inTrash(world.ola), await inTrash(world.kari)]).toEqual([true, false]);
    await setTopic(topic, { status: 'OBSOLETE', removed_with: Number(topic) });
    expect(await inTrash(world.ola)).toBe(false);
    expect(await act(world, world.ola, 'restoreDiscussion', id)).toMatchObject({ code: 'notFound' });
  });
});
