import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { everyTable, hidden, open, richText } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, type Shown, send, words } from './testing/comments.ts';

let world: World;
let openWheel: string;
let instance: string;
/** An activity in a hidden year wheel that Ola may read. */
let closed: string;
beforeAll(async () => {
  world = await makeWorld();
  openWheel = await makeCalendar(world, world.kari, open);
});
beforeEach(async () => {
  instance = (await makeEvent(world, world.kari, openWheel)).instances.nodes[0]!.id;
  const access = { ...hidden, persons: [{ person: world.ola.id, access: 'READ' }] };
  closed = (await makeEvent(world, world.kari, await makeCalendar(world, world.kari, access))).instances.nodes[0]!.id;
});
afterAll(() => world.close());

const greet = (as: TestPerson, person: { id: number; name?: string }, meta = instance, text?: string) =>
  send(world, as, 'createComment', { meta, message: greeting(person, text) });
const greeted = async (...asked: Parameters<typeof greet>): Promise<Shown> =>
  dataOf(await greet(...asked)).createComment!;
const mentioned = async ({ id }: Shown) =>
  (
    await world.db
      .selectFrom('comment_mention')
      .select('person_id')
      .where('comment_id', '=', Number(id))
      .orderBy('person_id')
      .execute()
  ).map(({ person_id }) => person_id);
const find = async (as: TestPerson, meta: string, query: string) =>
  dataOf(
    await world.graphql<{ findReaders: { name: string }[] }>(
      as,
      'query ($meta: ID!, $query: String!) { findReaders(meta: $meta, query: $query) { name } }',
      { meta, query },
    ),
  ).findReaders.map(({ name }) => name);

describe('a mention is refused', () => {
  it('of somebody who may not read the thing, as of somebody who is not there, also for those who were mentioned elsewhere', async () => {
    await greeted(world.kari, world.per);
    const before = await everyTable(world);
    const absent = await greet(world.kari, { id: 999_999_999 }, closed);
    expect(refusalOf(absent)).toEqual(['comment.mention', 'input.message']);
    expect(await greet(world.kari, world.per, closed)).toEqual(absent);
    expect(await everyTable(world)).toBe(before);
  });

  it('of somebody who was deactivated', async () => {
    const gone = await makePerson(world.db, 'Gunn Dahl', world.fjordvik);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    expect(refusalOf(await greet(world.kari, gone))).toEqual(['comment.mention', 'input.message']);
  });

  it('in a change as in a new comment', async () => {
    const { id, version } = await greeted(world.kari, world.ola, closed);
    const input = { id, version, message: greeting(world.per) };
    expect(refusalOf(await send(world, world.kari, 'updateComment', input))).toEqual([
      'comment.mention',
      'input.message',
    ]);
  });

  it('that is no mention, of more than fifty people, and anywhere but in a comment', async () => {
    for (const id of [0, -1, 1.5, 'kari', null] as never[])
      expect(refusalOf(await greet(world.kari, { id }))[0]).toBe('input.richText');
    const many = Array.from({ length: 51 }, (_, at) => ({
      type: 'mention',
      attrs: { id: String(at + 1), label: 'x' },
    }));
    const message = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: many }] });
    expect(refusalOf(await send(world, world.kari, 'createComment', { meta: instance, message }))).toEqual([
      'input.tooMany',
      'input.message',
    ]);
    const note = `mutation ($note: String!) { updateEventInstance(input: { id: "${instance}", version: 1, note: $note }) { id } }`;
    expect(refusalOf(await world.graphql(world.kari, note, { note: greeting(world.ola) }))).toEqual([
      'input.richText',
      'input.note',
    ]);
    dataOf(await world.graphql(world.kari, note, { note: richText('Utan namn går det bra') }));
  });
});

describe('a mention', () => {
  it('is kept with the comment, and says the name that the person has, whatever was sent', async () => {
    const spoken = await greeted(world.kari, { id: world.per.id, name: 'Kongen' });
    expect(spoken.messageText).toBe('@Per Lund ser du på dette?');
    expect(spoken.message).not.toContain('Kongen');
    expect(await mentioned(spoken)).toEqual([world.per.id]);
  });

  it('stays in other words for somebody who has lost access since, and goes with the words', async () => {
    const spoken = await greeted(world.kari, world.ola, closed);
    await world.db.deleteFrom('access_entry').where('person_id', '=', world.ola.id).execute();
    const other = { id: spoken.id, version: 1, message: greeting(world.ola, 'ser du?') };
    const changed = dataOf(await send(world, world.kari, 'updateComment', other)).updateComment!;
    expect(await mentioned(changed)).toEqual([world.ola.id]);
    const without = { id: spoken.id, version: 2, message: words('Ser nokon?') };
    dataOf(await send(world, world.kari, 'updateComment', without));
    expect(await mentioned(spoken)).toEqual([]);
  });

  it('that is new in other words has the moment of the event that tells of it', async () => {
    const spoken = await greeted(world.kari, world.ola);
    const both = JSON.parse(greeting(world.ola)) as { content: { content: object[] }[] };
    both.content[0]!.content.push({ type: 'mention', attrs: { id: String(world.per.id), label: '' } });
    const input = { id: spoken.id, version: 1, message: JSON.stringify(both) };
    dataOf(await send(world, world.kari, 'updateComment', input));
    const events = world.db
      .selectFrom('domain_event')
      .select(['name', 'at'])
      .where('subject_id', '=', Number(spoken.id));
    const mentions = world.db.selectFrom('comment_mention').selectAll().where('comment_id', '=', Number(spoken.id));
    const at = new Map((await events.execute()).map((event) => [event.name, event.at]));
    expect(new Map((await mentions.execute()).map((one) => [one.person_id, one.date_created]))).toEqual(
      new Map([
        [world.ola.id, at.get('comment.created')],
        [world.per.id, at.get('comment.updated')],
      ]),
    );
  });
});

describe('whom one may mention', () => {
  it('are those who may read the thing, and nobody else', async () => {
    expect(await find(world.kari, closed, 'Per')).toEqual([]);
    expect(await find(world.kari, closed, 'Ola')).toEqual(['Ola Vik']);
    expect(await find(world.kari, instance, 'Per L')).toEqual(['Per Lund']);
  });

  it('are found by nobody who may not read it themselves', async () => {
    const answer = await world.graphql(world.per, `{ findReaders(meta: "${closed}", query: "Ola") { name } }`);
    expect(refusalOf(answer)).toEqual(['notFound', 'meta']);
  });

  it('are those who take part, as long as few letters are typed; not oneself', async () => {
    await greeted(world.per, world.kari);
    expect(await find(world.ola, instance, '')).toEqual(['Kari Nes', 'Per Lund']);
    expect(await find(world.ola, instance, 'p')).toEqual(['Per Lund']);
    expect(await find(world.ola, instance, 'a')).toEqual([]);
    expect(await find(world.ola, instance, 'Ast')).toEqual(['Astrid Berg']);
    expect(await find(world.ola, instance, 'Ola')).toEqual([]);
  });

  it('are looked for with any signs', async () => {
    for (const query of ["'", "') or true --", ':*&|!', '\u0000', '%', 'x'.repeat(10_000)])
      expect(await find(world.kari, instance, query)).not.toContain('Per Lund');
  });
});
