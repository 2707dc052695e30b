import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { act, answer, ask, create, read } from './testing/discussions.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Per asks, Ola answers. */
async function askedAndAnswered() {
  const { id } = await create(world, world.per, {});
  return { id, comment: await answer(world, world.ola, id) };
}
const accepted = async (id: string) => (await read(world, world.per, id)).acceptedAnswer;

describe('accepting an answer is refused', () => {
  it('to Ola, who gave it, and to Kari, who reads it', async () => {
    const { id, comment } = await askedAndAnswered();
    for (const who of [world.ola, world.kari])
      expect(await act(world, who, 'acceptAnswer', comment)).toEqual({ code: 'notAllowed', field: 'id' });
    expect(await accepted(id)).toBeNull();
  });

  it('of a reply, of what was removed, and of what is no comment', async () => {
    const { id, comment } = await askedAndAnswered();
    const reply = await answer(world, world.kari, id, comment, 'Einig');
    expect(await act(world, world.per, 'acceptAnswer', reply)).toEqual({ code: 'discussion.reply', field: 'id' });
    await act(world, world.ola, 'removeComment', comment, '{ id }');
    expect(await act(world, world.per, 'acceptAnswer', comment)).toEqual({ code: 'notFound', field: 'id' });
    expect(await act(world, world.per, 'acceptAnswer', id)).toEqual({ code: 'notFound', field: 'id' });
    expect(await accepted(id)).toBeNull();
  });
});

describe('an accepted answer', () => {
  it('is one: another takes its place, and what is not accepted is not taken back', async () => {
    const { id, comment } = await askedAndAnswered();
    const better = await answer(world, world.kari, id);
    await act(world, world.per, 'acceptAnswer', comment);
    expect(await accepted(id)).toBe(comment);
    await act(world, world.astrid, 'acceptAnswer', better);
    expect(await accepted(id)).toBe(better);
    await act(world, world.per, 'unAcceptAnswer', comment);
    expect(await accepted(id)).toBe(better);
    await act(world, world.per, 'unAcceptAnswer', better);
    expect(await accepted(id)).toBeNull();
  });

  it('is one when two are accepted at the same moment, and neither waits for ever', async () => {
    const { id, comment } = await askedAndAnswered();
    const other = await answer(world, world.kari, id);
    const results = await Promise.all([
      act(world, world.per, 'acceptAnswer', comment),
      act(world, world.astrid, 'acceptAnswer', other),
      act(world, world.per, 'acceptAnswer', comment),
    ]);
    expect(results).toMatchObject([{ id }, { id }, { id }]);
    expect([comment, other]).toContain(await accepted(id));
  });

  it('is told to the one who gave it, once', async () => {
    const { id, comment } = await askedAndAnswered();
    await act(world, world.per, 'acceptAnswer', comment);
    await act(world, world.per, 'acceptAnswer', comment);
    const events = await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(id))
      .where('name', '=', 'discussion.accepted')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('changes no version, so that nobody is in conflict by it', async () => {
    const { id, comment } = await askedAndAnswered();
    await act(world, world.per, 'acceptAnswer', comment);
    expect(await read(world, world.per, id)).toMatchObject({ version: 1 });
  });
});

it('twenty answers at the same moment are twenty answers', async () => {
  const { id } = await create(world, world.per, {});
  const said = Array.from({ length: 20 }, (_, nr) =>
    answer(world, nr % 2 ? world.ola : world.kari, id, undefined, `Svar ${nr}`),
  );
  expect(new Set(await Promise.all(said)).size).toBe(20);
  expect(await read(world, world.per, id)).toMatchObject({ answerCount: 20 });
  expect(await ask(world, world.per, `{ result: comments(meta: ${id}) { totalCount } }`)).toEqual({ totalCount: 20 });
});
