import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { send, words } from '../comment/testing/comments.ts';
import { upload } from './testing/upload.ts';

/** An activity that everybody read becomes a draft: with it all that hangs on it, however far down, is for those who may write the year wheel. */
let world: World;
let instance: string;
let answer: string;
let reply: string;
const files: number[] = [];

beforeAll(async () => {
  world = await makeWorld();
  const made = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, open));
  instance = made.instances.nodes[0]!.id;
  answer = await say({});
  reply = await say({ parent: answer });
  for (const [type, metaid] of [
    ['EVENT_INSTANCE', instance],
    ['COMMENT', answer],
    ['COMMENT', reply],
  ] as const) {
    const sent = await upload(world, world.kari, metaid, { name: `${type} ${metaid}.txt`, content: metaid }, { type });
    files.push(sent.body.id);
  }
});
afterAll(() => world.close());

const say = async (more: object): Promise<string> =>
  dataOf(await send(world, world.kari, 'createComment', { meta: instance, message: words('Sjå her'), ...more }))
    .createComment!.id;

const streamed = async (as: TestPerson) =>
  Promise.all(files.map(async (id) => (await world.rest(as, 'GET', `/file/stream/${id}`)).status));
const liked = async (as: TestPerson) =>
  Promise.all(
    [answer, reply].map(async (id) => {
      const result = await world.graphql(as, `mutation { like(id: "${id}") { likes } }`);
      return result.errors ? refusalOf(result)[0] : 'liked';
    }),
  );

describe('what hangs on an activity that everybody read', () => {
  it('is read by everybody before it becomes a draft', async () => {
    expect(await streamed(world.per)).toEqual([200, 200, 200]);
    expect(await liked(world.per)).toEqual(['liked', 'liked']);
  });

  it('is not found by others once it is a draft: no comment, no reply, and no file on one', async () => {
    dataOf(await call(world, world.kari, 'updateEventInstance', { id: instance, version: 1, status: 'DRAFT' }));
    expect(await streamed(world.per)).toEqual([404, 404, 404]);
    expect(await liked(world.per)).toEqual(['notFound', 'notFound']);
    expect(await streamed(world.kari)).toEqual([200, 200, 200]);
  });
});
