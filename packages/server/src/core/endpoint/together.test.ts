import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCalendar } from '../../areas/calendar/testing/wheels.ts';
import { hidden, open } from '../../subject/testing/things.ts';
import type { TestPerson } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { mostTogether } from './endpoint.ts';

type Call = { query: string; variables?: object; operationName?: string };
type Answers = { answers: { status: number; body: { data: never; errors?: { extensions: { code: string } }[] } }[] };

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
  wheel = await makeCalendar(world, world.kari, open, { title: 'Budsjett' });
});
afterAll(() => world.close());

const me = { query: '{ me { id } }' };
const tags = (id: string) => ({ query: 'query ($id: ID!) { tags(meta: $id) { id } }', variables: { id } });
const related = (id: string) => ({
  query: 'query ($id: ID!) { related(meta: $id, limit: 10) { totalCount } }',
  variables: { id },
});
const ask = async (as: TestPerson | null, body: object) => {
  const { status, body: answer } = await world.rest(as, 'POST', '/graphql/together', body);
  return { status, answer: answer as Answers & { code?: string } };
};
const together = async (as: TestPerson, ...calls: Call[]) => (await ask(as, { calls })).answer.answers;
const statements = async (run: () => Promise<unknown>): Promise<string[]> => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const texts = sent.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : (query as { text: string }).text,
  );
  sent.mockRestore();
  return texts;
};

describe('queries that are sent together', () => {
  it.each([
    ['nobody', {}],
    ['no list', { calls: me }],
    ['an empty list', { calls: [] }],
    ['more than fifteen', { calls: Array.from({ length: mostTogether + 1 }, () => me) }],
    ['something else beside it', { calls: [me], query: '{ me { id } }' }],
    ['a list in a list', { calls: [[me]] }],
    ['a text', { calls: ['{ me { id } }'] }],
  ])('are refused as malformed: %s', async (_what, body) => {
    expect(await ask(world.kari, body)).toMatchObject({ status: 400, answer: { code: 'badRequest' } });
  });

  it.each([{}, { calls: [me] }])('are for people who are signed in: %j', async (body) => {
    expect(await ask(null, body)).toMatchObject({ status: 401, answer: { code: 'notSignedIn' } });
  });

  it('hold no change, which goes alone', async () => {
    const change = { query: `mutation { follow(id: "${wheel}") { id } }` };
    const [first, second] = await together(world.ola, change, me);
    expect(first!.body.errors![0]!.extensions.code).toBe('badRequest');
    expect(second!.body.data).toEqual({ me: { id: String(world.ola.id) } });
    const { data } = await world.graphql(world.ola, `{ calendar(id: "${wheel}") { followers } }`);
    expect(data).toEqual({ calendar: { followers: 0 } });
  });

  it('are each answered as alone: one that is malformed, refused or too deep spoils no other', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const calls = [
      { query: '{ nothing }' },
      tags(secret),
      { query: `{ me ${'{ organization '.repeat(12)}` },
      me,
      tags(wheel),
    ];
    const answers = await together(world.per, ...calls);
    for (const [at, { status, body }] of answers.entries()) {
      const { status: alone, ...answer } = await world.graphql(
        world.per,
        calls[at]!.query,
        (calls[at] as Call).variables,
      );
      expect({ status, ...body }).toEqual({ status: alone, ...answer });
    }
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 200, 200]);
    expect(answers[1]!.body.errors![0]!.extensions.code).toBe('notFound');
  });

  it('find once who asks, and once whether they may see what all of them are about', async () => {
    const one = await statements(() => together(world.kari, tags(wheel)));
    const both = await statements(() => together(world.kari, tags(wheel), related(wheel)));
    const apart = await statements(async () => {
      await together(world.kari, tags(wheel));
      await together(world.kari, related(wheel));
    });
    const callers = (texts: string[]) => texts.filter((text) => text.includes('access_token')).length;
    const finds = (texts: string[]) => texts.filter((text) => text.includes('"isKnown"')).length;
    expect([callers(one), callers(apart), callers(both)]).toEqual([1, 2, 1]);
    expect([finds(one), finds(apart), finds(both)]).toEqual([1, 2, 1]);
  });

  it('find in one statement several things, and read in one the people of all of them', async () => {
    const other = await makeCalendar(world, world.ola, open);
    const page = (id: string) => ({
      query: 'query ($id: ID!) { calendar(id: $id) { createdBy { name } } files(meta: $id) { id } }',
      variables: { id },
    });
    const texts = await statements(() => together(world.kari, page(wheel), tags(other), page(other)));
    expect(texts.filter((text) => text.includes('"isKnown"'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('p.job_title'))).toHaveLength(1);
  });

  it('find anew in the next request whether they may still see it', async () => {
    const kept = await makeCalendar(world, world.kari, open);
    expect((await together(world.per, tags(kept)))[0]!.body.errors).toBeUndefined();
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(kept))
      .execute();
    expect((await together(world.per, tags(kept)))[0]!.body.errors![0]!.extensions.code).toBe('notFound');
  });

  it('say of a thing of another kind that it is not there, though it was found for one of them', async () => {
    const [seen, asTopic] = await together(world.kari, tags(wheel), {
      query: 'query ($id: ID!) { comments(meta: $id) { totalCount } }',
      variables: { id: wheel },
    });
    expect(seen!.body.errors).toBeUndefined();
    expect(asTopic!.body.errors![0]!.extensions.code).toBe('notFound');
  });
});

it('each query counts as a call: more than a person’s calls are refused', async () => {
  const limits = {
    atOnce: 2,
    waiting: 100,
    calls: { most: 4, perSecond: 0.001 },
    answered: { most: 1_000, perSecond: 1_000 },
  };
  const tired = await makeWorld({ limits });
  const call = (count: number) =>
    tired.rest(tired.kari, 'POST', '/graphql/together', { calls: Array.from({ length: count }, () => me) });
  expect((await call(3)).status).toBe(200);
  expect((await call(3)).status).toBe(429);
  await tired.close();
});
