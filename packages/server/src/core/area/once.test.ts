import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from '../../areas/account/session/tidy.job.ts';
import { upload } from '../../areas/file/testing/upload.ts';
import { eventsOf, everyTable, open, richText } from '../../subject/testing/things.ts';
import type { TestPerson } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Made = { data: { createTopic: { id: string; title: string; version: number; dateCreated: string } } };
const topic = { title: 'Barnehage', category: 'TOPIC', description: richText('Om dette'), access: open };
const create = async (as: TestPerson, key: string | null, more: object = {}) => {
  const query = 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id title version dateCreated } }';
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  const { body } = await world.rest(
    as,
    'POST',
    '/graphql',
    { query, variables: { input: { ...topic, ...more } } },
    headers,
  );
  return body as Made & { errors?: { extensions: { code: string } }[] };
};
const idOf = ({ data }: Made) => data.createTopic.id;

describe('what is sent again', () => {
  it('under the same key is done once, told once, and answered as the first time', async () => {
    const first = await create(world.kari, 'sending-1');
    const written = await everyTable(world);
    expect(await create(world.kari, 'sending-1')).toEqual(first);
    expect(await everyTable(world)).toBe(written);
    expect(await eventsOf(world, idOf(first))).toEqual(['topic.created']);
  });

  it('at the same time is done once', async () => {
    const answers = await Promise.all(['sending-2', 'sending-2', 'sending-2'].map((key) => create(world.kari, key)));
    expect(new Set(answers.map(idOf)).size).toBe(1);
  });

  it.each([
    ['without a key', () => create(world.kari, null)],
    ['with a key that is none', () => create(world.kari, 'a b')],
    ['under another key', () => create(world.kari, 'sending-4')],
    ['with other words', () => create(world.kari, 'sending-3', { title: 'Skule' })],
    ['by somebody else', () => create(world.ola, 'sending-3')],
  ])('%s is done anew', async (_how, again) => {
    const first = idOf(await create(world.kari, 'sending-3'));
    expect(idOf(await again())).not.toBe(first);
  });

  it('after a refusal is done, since nothing was', async () => {
    expect((await create(world.kari, 'sending-5', { title: ' ' })).errors![0]!.extensions.code).toBe('input.required');
    expect(idOf(await create(world.kari, 'sending-5'))).toBeTruthy();
  });

  it('after a day is done anew', async () => {
    const first = idOf(await create(world.kari, 'sending-6'));
    world.setNow(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await tidy.run(world.services);
    world.setNow(new Date().toISOString());
    expect(idOf(await create(world.kari, 'sending-6'))).not.toBe(first);
  });

  it('as a file hangs once, and its bytes are stored once', async () => {
    const id = idOf(await create(world.kari, null));
    const file = { name: 'Sak.txt', type: 'text/plain', content: 'Sak' };
    const send = () => upload(world, world.kari, id, file, { type: 'TOPIC' }, { 'idempotency-key': 'sending-7' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(JSON.stringify(first.body)).not.toContain('key');
    const files = await world.db.selectFrom('user_file').selectAll().execute();
    expect(files).toHaveLength(1);
  });
});

it('a kept answer cannot be read from the database', async () => {
  await create(world.kari, 'sending-8', { title: 'Zebrafisk' });
  const rows = await world.db.selectFrom('given_answer').select('answer').execute();
  for (const { answer } of rows) expect(String(answer)).not.toContain('Zebrafisk');
});
