import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar } from '../calendar/testing/wheels.ts';
import { answer, ask, create, read, words } from '../discussion/testing/discussions.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const setStatus = (as: TestPerson, id: string | number, status: string) =>
  ask<string>(world, as, 'mutation ($input: SetStatusInput!) { result: setStatus(input: $input) }', {
    input: { id, status },
  });
const notOffered = { code: 'status.notOffered', field: 'input.status' };
const statusOf = async (id: string) =>
  (await world.db.selectFrom('subject').select('status').where('id', '=', Number(id)).executeTakeFirstOrThrow()).status;
async function makeTopic(as: TestPerson) {
  const input = { title: 'Leik', category: 'TOPIC', description: words('Om leik'), access: { isPrivate: false } };
  const query = 'mutation ($input: CreateTopicInput!) { result: createTopic(input: $input) { id } }';
  return (await ask<{ id: string }>(world, as, query, { input })).id;
}

describe('setStatus is refused', () => {
  it('for what is not there, or not the caller’s, by the field of its own input', async () => {
    const { id } = await create(world, world.ola, {});
    expect(await setStatus(world.ola, 999_999_999, 'OBSOLETE')).toEqual({ code: 'notFound', field: 'input.id' });
    expect(await setStatus(world.per, id, 'OBSOLETE')).toEqual({ code: 'notAllowed', field: 'input.id' });
    const said = await answer(world, world.per, id);
    expect(await setStatus(world.ola, said, 'OBSOLETE')).toEqual({ code: 'notAllowed', field: 'input.id' });
    expect(await setStatus(world.ola, id, 'GONE')).toMatchObject({ code: 'input.notAChoice', field: 'input.status' });
  });

  it('for a status that no button gives', async () => {
    const { id } = await create(world, world.ola, {});
    for (const status of ['DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'ARCHIVED'])
      expect(await setStatus(world.ola, id, status)).toEqual(notOffered);
    const topic = await makeTopic(world.ola);
    for (const status of ['DRAFT', 'TO_APPROVAL', 'PUBLISHED'])
      expect(await setStatus(world.ola, topic, status)).toEqual(notOffered);
    expect(await statusOf(topic)).toBe('PUBLISHED');
  });

  it('where the button would be: while it is archived', async () => {
    const topic = await makeTopic(world.kari);
    const { id } = await create(world, world.ola, { topic });
    await setStatus(world.kari, topic, 'ARCHIVED');
    expect(await setStatus(world.ola, id, 'OBSOLETE')).toMatchObject({ code: 'subject.archived' });
  });
});

describe('setStatus', () => {
  it('removes a discussion, an answer and a reply, as their buttons do', async () => {
    const { id } = await create(world, world.ola, {});
    const said = await answer(world, world.per, id);
    const reply = await answer(world, world.per, id, said);
    expect(await setStatus(world.per, reply, 'OBSOLETE')).toBe(reply);
    expect(await setStatus(world.per, said, 'OBSOLETE')).toBe(said);
    expect(await read(world, world.ola, id)).toMatchObject({ answerCount: 0 });
    expect(await setStatus(world.ola, id, 'OBSOLETE')).toBe(id);
    expect(await read(world, world.ola, id)).toMatchObject({ code: 'notFound' });
    expect(await setStatus(world.ola, id, 'OBSOLETE')).toEqual({ code: 'notFound', field: 'input.id' });
  });

  it('archives a topic and a year wheel, takes them out of the archive, and removes them', async () => {
    for (const id of [await makeTopic(world.kari), await makeCalendar(world, world.kari, open)]) {
      for (const status of ['ARCHIVED', 'PUBLISHED', 'OBSOLETE']) {
        expect(await setStatus(world.kari, id, status)).toBe(String(id));
        expect(await statusOf(String(id))).toBe(status);
      }
    }
  });

  it('of two at once removes it once', async () => {
    const { id } = await create(world, world.ola, {});
    const both = await Promise.all([setStatus(world.ola, id, 'OBSOLETE'), setStatus(world.astrid, id, 'OBSOLETE')]);
    expect(both.filter((one) => one === id)).toHaveLength(1);
    expect(both).toContainEqual({ code: 'notFound', field: 'input.id' });
  });
});
