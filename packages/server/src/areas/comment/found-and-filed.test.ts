import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { upload } from '../file/testing/upload.ts';
import { ask, type Shown, send, words } from './testing/comments.ts';

let world: World;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  const made = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, open));
  instance = made.instances.nodes[0]!.id;
});
afterAll(() => world.close());

const say = async (as: TestPerson, text: string, more: object = {}): Promise<Shown> =>
  dataOf(await send(world, as, 'createComment', { meta: instance, message: words(text), ...more })).createComment!;
const change = (as: TestPerson, { id, version }: Shown, text: string) =>
  send(world, as, 'updateComment', { id, version, message: words(text) });
const read = async (as: TestPerson, more: string) => dataOf(await ask(world, as, instance, more)).comments;

describe('of many comments', () => {
  it('those with most claps come first if one likes, and those with words are found, in their replies and by author too', async () => {
    const first = await say(world.ola, 'Bruk malen');
    const second = await say(world.kari, 'Ring Husban\u00adken om CO₂/klima');
    const third = await say(world.per, 'Eg veit ikkje');
    await say(world.ola, 'Malen er god', { parent: third.id });
    for (const clapper of [world.kari, world.per])
      await world.graphql(clapper, `mutation { like(id: "${second.id}") { likes } }`);
    await world.graphql(world.kari, `mutation { like(id: "${first.id}") { likes } }`);
    const ids = async (more: string) => {
      const { nodes, totalCount } = await read(world.kari, more);
      return [nodes.map(({ id }) => id), totalCount];
    };
    expect(await ids(', sort: LIKES, order: DESCENDING')).toEqual([[second.id, first.id, third.id], 3]);
    expect(await ids(', sort: LIKES, order: DESCENDING, limit: 1, offset: 1')).toEqual([[first.id], 3]);
    expect(await ids(', query: "MALEN"')).toEqual([[first.id, third.id], 2]);
    expect(await ids(', query: "malen god"')).toEqual([[third.id], 1]);
    expect(await ids(', query: "kari nes", order: DESCENDING')).toEqual([[second.id], 1]);
    for (const query of ['CO2/klima', 'HUSBANKEN', 'husbanken,', 'co₂\u00a0klima'])
      expect(await ids(`, query: "${query}"`)).toEqual([[second.id], 1]);
    expect(await ids(', query: "100%"')).toEqual([[], 0]);
    expect(refusalOf(await ask(world, world.kari, instance, `, query: "${'a'.repeat(101)}"`))).toEqual([
      'input.tooLong',
      'query',
    ]);
  });
});

describe('a comment', () => {
  it('may be files alone: it is called as the first of them, and two are two', async () => {
    const [one, other] = [
      await say(world.ola, '', { files: ['Referat.pdf', 'Kart.png'] }),
      await say(world.ola, '', { files: ['Kart.png'] }),
    ];
    expect(other.id).not.toBe(one.id);
    expect(one).toMatchObject({ messageText: '', status: 'PUBLISHED', author: { name: 'Ola Vik' } });
    const { title } = await world.db
      .selectFrom('subject')
      .select('title')
      .where('id', '=', Number(one.id))
      .executeTakeFirstOrThrow();
    expect(title).toBe('Referat.pdf');
    expect(refusalOf(await change(world.ola, one, ' '))).toEqual(['input.required', 'input.message']);
    const { id: file } = await (await upload(world, world.ola, one.id, undefined, { type: 'COMMENT' })).body;
    const emptied = dataOf(await change(world.ola, dataOf(await change(world.ola, one, 'Sjå her')).updateComment!, ''));
    expect(emptied.updateComment).toMatchObject({ messageText: '' });
    await world.graphql(world.ola, `mutation { deleteFile(id: "${file}") }`);
    expect(refusalOf(await change(world.ola, emptied.updateComment!, ' '))).toEqual([
      'input.required',
      'input.message',
    ]);
  });
});
