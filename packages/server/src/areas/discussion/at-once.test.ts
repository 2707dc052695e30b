import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { countJob } from './count-votes.ts';
import { act, answer, ask, create, list, makeTopic, read, words } from './testing/discussions.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const codeOf = (outcome: unknown) => (outcome as { code?: string }).code ?? 'done';
const codesOf = (outcomes: readonly unknown[]) => outcomes.map(codeOf).sort();

describe('two at once', () => {
  it('who accept two answers leave one accepted, and nobody in an error', async () => {
    const { id } = await create(world, world.kari, {});
    const [one, two] = [await answer(world, world.ola, id), await answer(world, world.per, id)];
    const both = await Promise.all([
      act(world, world.kari, 'acceptAnswer', one),
      act(world, world.astrid, 'acceptAnswer', two),
    ]);
    expect(codesOf(both)).toEqual(['done', 'done']);
    expect([one, two]).toContain((await read(world, world.per, id)).acceptedAnswer);
  });

  it('of whom one accepts an answer and the other removes it leave no accepted answer', async () => {
    const { id } = await create(world, world.kari, {});
    const said = await answer(world, world.ola, id);
    await Promise.all([
      act(world, world.kari, 'acceptAnswer', said),
      act(world, world.ola, 'removeComment', said, '{ __typename }'),
    ]);
    expect(await read(world, world.kari, id)).toMatchObject({ acceptedAnswer: null, answerCount: 0 });
  });

  it('who remove it remove it once; the other finds it gone', async () => {
    const { id } = await create(world, world.kari, {});
    const both = await Promise.all([
      act(world, world.kari, 'removeDiscussion', id, ''),
      act(world, world.astrid, 'removeDiscussion', id, ''),
    ]);
    expect(codesOf(both)).toEqual(['done', 'notFound']);
  });

  it('of whom one removes the question and the other answers leave no answer on nothing', async () => {
    const { id } = await create(world, world.kari, {});
    await Promise.all([
      act(world, world.kari, 'removeDiscussion', id, ''),
      answer(world, world.per, id).catch(() => {}),
    ]);
    expect(await read(world, world.per, id)).toMatchObject({ code: 'notFound' });
    expect(await act(world, world.kari, 'restoreDiscussion', id)).toMatchObject({ id });
    const { answerCount } = await read(world, world.kari, id);
    const { totalCount } = await ask<{ totalCount: number }>(
      world,
      world.kari,
      `{ result: comments(meta: ${id}) { totalCount } }`,
    );
    expect(totalCount).toBe(answerCount);
  });

  it('who vote, with one person in two windows, count one vote a person', async () => {
    const poll = { choices: ['Ja', 'Nei'], closes: addDays(osloToday(new Date()), 3) };
    const { id } = await create(world, world.kari, { poll });
    const { poll: shown } = await ask<{ poll: { choices: { id: string }[] } }>(
      world,
      world.per,
      `{ result: discussion(id: ${id}) { poll { choices { id } } } }`,
    );
    const vote = (as: TestPerson, choice: number) =>
      ask(world, as, 'mutation ($input: VotePollInput!) { result: votePoll(input: $input) { id } }', {
        input: { id, choices: [shown.choices[choice]!.id] },
      });
    await Promise.all([vote(world.per, 0), vote(world.per, 1), vote(world.ola, 0), vote(world.ola, 0)]);
    await countJob.run(world.services);
    const after = await ask<{ poll: { voters: number; choices: { votes: number }[] } }>(
      world,
      world.kari,
      `{ result: discussion(id: ${id}) { poll { voters choices { votes } } } }`,
    );
    expect(after.poll.voters).toBe(2);
    expect(after.poll.choices.reduce((sum, { votes }) => sum + votes, 0)).toBe(2);
  });
});

describe('what a forum is asked for', () => {
  it('is not there where it is no topic, or one that is hidden, of both alike', async () => {
    const hidden = await makeTopic(world, world.kari);
    const { id } = await create(world, world.kari, {});
    for (const topic of ['999999999', id, hidden])
      expect(await list(world, world.per, `topic: ${topic}`)).toEqual({ code: 'notFound' });
    expect(await list(world, world.per, 'topic: 0')).toMatchObject({ code: 'input.id' });
  });
});

describe('a title', () => {
  it('of emoji alone is kept as it is, has an address by its number, and is listed', async () => {
    const title = '👩‍🚒🏴‍☠️🎉';
    const { id } = await create(world, world.kari, { title });
    expect(await ask(world, world.per, `{ result: discussion(id: ${id}) { title uri } }`)).toMatchObject({ title });
    const { uri } = await ask<{ uri: string }>(world, world.per, `{ result: discussion(id: ${id}) { uri } }`);
    expect(uri.split('-').at(-1)).toBe(id);
    expect((await list(world, world.per)).titles).toContain(title);
    expect(await ask(world, world.per, `{ result: similarDiscussions(title: "${title}") { id } }`)).toEqual([]);
  });

  it('of 255 units with emoji is taken, and one more is refused by its field', async () => {
    const title = `${'🎉'.repeat(127)}x`;
    expect(await create(world, world.kari, { title })).toMatchObject({ title });
    expect(await create(world, world.kari, { title: `${title}x` })).toEqual({
      code: 'input.tooLong',
      field: 'input.title',
    });
    expect(await create(world, world.kari, { title: '\u200b \n' })).toMatchObject({ field: 'input.title' });
    expect(await create(world, world.kari, { body: words('') })).toMatchObject({ field: 'input.body' });
  });
});
