import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { forgetAll, saidTo } from '../notification/testing/notifications.ts';
import { act, answer, ask, create, list, makeTopic, read, type Shown, update } from './testing/discussions.ts';

let world: World;
let asked: Shown;
/** Hidden from everybody except Kari, who owns it, and Ola, who may read it. */
let topic: string;
beforeAll(async () => {
  world = await makeWorld();
  topic = await makeTopic(world, world.kari, [world.ola]);
});
afterAll(() => world.close());
beforeEach(async () => {
  asked = await create(world, world.kari, { title: 'Innvandrarkontoret' });
  await answer(world, world.per, asked.id, undefined, 'Ringduer');
});

const move = (as: TestPerson, to: string | null, { id, version } = asked) =>
  update(world, as, { id, version, topic: to });
const rootsOf = async (id: string) => {
  const { rows } = await sql<{ rootId: number; parentId: number | null; kept: number | null }>`
    select s.root_id as "rootId", s.parent_id as "parentId", e.root_id as kept from subject s left join search_entry e on e.id = s.id
    where s.id = ${id} or s.parent_id = ${id} order by s.id`.execute(world.db);
  return rows;
};
const finds = async (as: TestPerson, word: string) =>
  (
    await ask<{ discussions: { id: string }[] }>(
      world,
      as,
      `{ result: search(query: "${word}") { discussions { id } } }`,
    )
  ).discussions.some(({ id }) => id === asked.id);

describe('a question is not moved', () => {
  it('by who did not ask it, to a topic that is hidden or gone, or that one only reads', async () => {
    const olas = await create(world, world.ola, {});
    const pers = await create(world, world.per, {});
    expect(await move(world.ola, topic)).toEqual({ code: 'notAllowed', field: 'input.id' });
    expect(await move(world.per, topic, pers)).toEqual({ code: 'notFound', field: 'input.topic' });
    expect(await move(world.per, '999999', pers)).toEqual({ code: 'notFound', field: 'input.topic' });
    expect(await move(world.per, asked.id, pers)).toEqual({ code: 'notFound', field: 'input.topic' });
    expect(await move(world.ola, topic, olas)).toEqual({ code: 'notAllowed', field: 'input.topic' });
    expect(await read(world, world.per, pers.id)).toMatchObject({ topic: null, version: pers.version });
  });

  it('out of a topic that its author only reads, neither to the forum nor to another topic, nor by undoing', async () => {
    const own = await makeTopic(world, world.ola);
    const olas = await create(world, world.ola, { topic });
    await answer(world, world.kari, olas.id, undefined, 'Berre for oss');
    const before = await rootsOf(olas.id);
    expect(await move(world.ola, null, olas)).toEqual({ code: 'notAllowed', field: 'input.topic' });
    expect(await move(world.ola, own, olas)).toEqual({ code: 'notAllowed', field: 'input.topic' });
    expect(await rootsOf(olas.id)).toEqual(before);
    expect(await read(world, world.per, olas.id)).toMatchObject({ code: 'notFound' });
    expect(await move(world.kari, null, olas)).toMatchObject({ code: 'notAllowed', field: 'input.id' });
    expect(await move(world.astrid, null, olas)).toMatchObject({ topic: null });
  });

  it('to or from a topic that is archived, or as of an older version', async () => {
    const shut = await makeTopic(world, world.kari);
    const inside = await create(world, world.kari, { topic: shut });
    await world.db.updateTable('subject').set({ status: 'ARCHIVED' }).where('id', '=', Number(shut)).execute();
    expect(await move(world.kari, shut)).toMatchObject({ code: 'subject.archived' });
    expect(await move(world.kari, null, inside)).toMatchObject({ code: 'subject.archived' });
    expect(await move(world.kari, topic, { ...asked, version: 7 })).toMatchObject({ code: 'conflict' });
    expect(await read(world, world.per, asked.id)).toMatchObject({ topic: null });
  });
});

describe('a question that is moved to a topic', () => {
  it('is read, found and listed by those who read the topic alone, with its answers and what lies in their trash', async () => {
    const gone = await answer(world, world.per, asked.id, undefined, 'Angra');
    await act(world, world.per, 'removeComment', gone, '{ __typename }');
    expect(await move(world.kari, topic)).toMatchObject({ topic, answerCount: 1 });
    const home = { rootId: Number(topic), kept: Number(topic) };
    expect(await rootsOf(asked.id)).toMatchObject([{ ...home, parentId: Number(topic) }, home, home]);
    expect(await read(world, world.per, asked.id)).toEqual({ code: 'notFound', field: 'id' });
    expect(await read(world, world.ola, asked.id)).toMatchObject({ mayEdit: false });
    expect([await finds(world.ola, 'ringduer'), await finds(world.per, 'ringduer')]).toEqual([true, false]);
    expect([await finds(world.ola, 'innvandrarkontoret'), await finds(world.per, 'innvandrarkontoret')]).toEqual([
      true,
      false,
    ]);
    expect(await list(world, world.ola, `topic: ${topic}, text: "innvandrarkontoret"`)).toMatchObject({
      totalCount: 1,
    });
    expect(
      JSON.stringify(await ask(world, world.kari, '{ result: allDiscussions(limit: 100) { nodes { id } } }')),
    ).not.toContain(`"${asked.id}"`);
  });

  it('is moved back by undoing, and everybody reads it again', async () => {
    await move(world.kari, topic);
    const { lastChange } = await ask<{ lastChange: { id: string; fields: object[] } }>(
      world,
      world.kari,
      `{ result: discussion(id: ${asked.id}) { lastChange { id fields { field before { code } after { code } } } } }`,
    );
    expect(lastChange.fields).toEqual([{ field: 'topic', before: [], after: [{ code: topic }] }]);
    await act(world, world.kari, 'undoChange', lastChange.id, '{ id }');
    expect(await read(world, world.per, asked.id)).toMatchObject({ topic: null, answerCount: 1 });
    expect(await rootsOf(asked.id)).toMatchObject([
      { rootId: Number(asked.id), parentId: null, kept: Number(asked.id) },
      { rootId: Number(asked.id) },
    ]);
    expect([await finds(world.per, 'ringduer'), await finds(world.per, 'innvandrarkontoret')]).toEqual([true, true]);
    expect((await read(world, world.kari, asked.id)).mayEdit).toBe(true);
  });

  it('is moved by an admin as well, from one topic to the next', async () => {
    const other = await makeTopic(world, world.per);
    await move(world.kari, topic);
    expect(await move(world.astrid, other, await read(world, world.astrid, asked.id))).toMatchObject({ topic: other });
    expect(await read(world, world.kari, asked.id)).toMatchObject({ code: 'notFound' });
    expect(await read(world, world.per, asked.id)).toMatchObject({ topic: other, answerCount: 1 });
  });

  it('is told to those who follow it or its new home, and may read it there; nobody else hears of it', async () => {
    await forgetAll(world);
    await act(world, world.per, 'follow', asked.id, '{ id }');
    await act(world, world.ola, 'follow', topic, '{ id }');
    await move(world.kari, topic);
    expect(await saidTo(world, world.ola)).toEqual(['Kari Nes flytta Innvandrarkontoret til Barnehage']);
    expect(await saidTo(world, world.per)).toEqual([]);
    await forgetAll(world);
    await act(world, world.ola, 'follow', asked.id, '{ id }');
    await move(world.kari, null, await read(world, world.kari, asked.id));
    expect(await saidTo(world, world.ola)).toEqual(['Kari Nes flytta Innvandrarkontoret til det offentlege forumet']);
  });

  it('names the topics of its history to those who may read them, and to others by their number', async () => {
    const secret = await makeTopic(world, world.astrid);
    await move(world.kari, topic);
    await move(world.astrid, secret, await read(world, world.astrid, asked.id));
    await move(world.astrid, null, await read(world, world.astrid, asked.id));
    const homes = async (as: TestPerson) => {
      const { history } = await ask<{ history: { nodes: { fields: { field: string; after: object[] }[] }[] } }>(
        world,
        as,
        `{ result: discussion(id: ${asked.id}) { history { nodes { fields { field after { code text } } } } } }`,
      );
      return history.nodes.flatMap(({ fields }) => fields.flatMap(({ after }) => after));
    };
    const shown = { code: topic, text: 'Barnehage' };
    expect(await homes(world.kari)).toEqual([{ code: secret, text: null }, shown]);
    expect(await homes(world.astrid)).toEqual([{ code: secret, text: 'Barnehage' }, shown]);
  });

  it('by two at once is moved once, and no answer is left behind', async () => {
    const other = await makeTopic(world, world.kari);
    const [one, two, said] = await Promise.all([
      move(world.kari, topic),
      move(world.astrid, other),
      answer(world, world.ola, asked.id, undefined, 'Midt i flyttinga'),
    ]);
    expect([one, two].map((outcome) => (outcome as { code?: string }).code ?? 'moved').sort()).toEqual([
      'conflict',
      'moved',
    ]);
    expect(new Set((await rootsOf(asked.id)).map(({ rootId }) => rootId)).size).toBe(1);
    expect(said === undefined || typeof said === 'string').toBe(true);
  });
});
