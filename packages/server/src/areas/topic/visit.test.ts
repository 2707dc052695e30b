import { richTextOf } from '@samspel/domain/text/plain-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function makeTopic(access: object): Promise<string> {
  const query = 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }';
  const description = JSON.stringify(richTextOf('Om dette'));
  const input = { title: 'Vatn og avlaup', category: 'TOPIC', description, access };
  const { data } = await world.graphql<{ createTopic: { id: string } }>(world.kari, query, { input });
  return data.createTopic.id;
}

/** When a person last opened a topic; the code of the refusal if they may not open it. */
async function visit(as: TestPerson, id: string) {
  const query = 'mutation ($id: ID!) { visitTopic(id: $id) { before } }';
  const { data, errors } = await world.graphql<{ visitTopic: { before: string | null } }>(as, query, { id });
  return errors ? errors[0]!.extensions.code : data.visitTopic.before;
}

it('tells each person when they were there before', async () => {
  const id = await makeTopic({ isPrivate: false });
  world.setNow('2026-03-02T09:00:00Z');
  expect(await visit(world.kari, id)).toBeNull();
  world.setNow('2026-03-04T12:30:00Z');
  expect(await visit(world.per, id)).toBeNull();
  expect(await visit(world.kari, id)).toBe('2026-03-02T09:00:00.000Z');
  expect(await visit(world.kari, id)).toBe('2026-03-04T12:30:00.000Z');
  expect(await visit(world.per, await makeTopic({ isPrivate: false }))).toBeNull();
});

it('takes two visits of one person at once', async () => {
  const id = await makeTopic({ isPrivate: false });
  await Promise.all([visit(world.kari, id), visit(world.kari, id)]);
  const rows = await world.db.selectFrom('topic_visit').select('at').where('topic_id', '=', Number(id)).execute();
  expect(rows).toHaveLength(1);
});

it('is refused, and kept nowhere, where somebody may not read it', async () => {
  const hidden = await makeTopic({ isPrivate: true, visibility: 'PRIVATE' });
  expect(await visit(world.per, hidden)).toBe('notFound');
  expect(await visit(world.per, await makeTopic({ isPrivate: true, visibility: 'PUBLIC' }))).not.toBeNull();
  expect(await visit(world.per, '999999999')).toBe('notFound');
  const rows = await world.db.selectFrom('topic_visit').select('at').where('topic_id', '=', Number(hidden)).execute();
  expect(rows).toEqual([]);
});
