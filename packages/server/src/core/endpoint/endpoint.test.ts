import { Refusal } from '@samspel/domain/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action } from '../area/action.ts';
import type { Area } from '../area/area.ts';
import type { TestPerson } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** A small area of the test's own, to test what the endpoint does with any area. */
const notes: Area = {
  name: 'notes',
  sdl: `
    extend type Query { note: Note! broken: Int! }
    extend type Mutation { writeNote(input: NoteInput!): Note! }
    type Note { id: ID! title: String! note: Note! }
    enum Mood { GLAD SAD }
    input NoteInput { title: String! mood: Mood lines: [LineInput!] }
    input LineInput { text: String! }
  `,
  actions: {
    writeNote: action(z.strictObject({ title: z.string() }).loose(), async ({ title }) => {
      if (title === 'secret') throw new Refusal('conflict', 'input.title');
      return { id: 1, title };
    }),
  },
  resolvers: {
    Query: {
      note: () => ({ id: 1, title: 'Ei lapp' }),
      broken: () => {
        throw new Error('the password of the database is hunter2');
      },
    },
    Note: { note: (note) => note },
  },
};

let world: World;
beforeAll(async () => {
  world = await makeWorld({ areas: [notes] });
});
afterAll(() => world.close());

const write = (input: unknown) =>
  world.graphql(world.kari, 'mutation ($input: NoteInput!) { writeNote(input: $input) { title } }', {
    input,
  } as object);
const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string; field?: string } }[] }>) => {
  const { code, field } = (await answer).errors?.[0]?.extensions ?? {};
  return { code, field };
};

describe('who is not let in', () => {
  it('answers 401 without a token and with a dead one', async () => {
    expect((await world.graphql(null, '{ note { id } }')).status).toBe(401);
    expect((await world.graphql({ ...world.kari, token: 'dead' }, '{ note { id } }')).status).toBe(401);
  });

  it('answers 400 to what is no request', async () => {
    for (const body of [
      {},
      { query: 1 },
      { query: '{ note { id } }', variables: 'x' },
      [{ query: '{ note { id } }' }],
      { query: '{ note { id } }', more: 1 },
    ]) {
      expect((await world.rest(world.kari, 'POST', '/graphql', body)).status).toBe(400);
    }
    expect((await world.graphql(world.kari, '{ note {')).status).toBe(400);
    expect((await world.graphql(world.kari, '{ nothing }')).status).toBe(400);
    expect((await world.graphql(world.kari, 'subscription { note { id } }')).status).toBe(400);
  });

  it('does not show its schema, but to admins', async () => {
    expect(await codeOf(world.graphql(world.kari, '{ __schema { types { name } } }'))).toMatchObject({
      code: 'notAllowed',
    });
    expect((await world.graphql(world.astrid, '{ __schema { queryType { name } } }')).errors).toBeUndefined();
  });

  it('does not spell its schema out to those who guess', async () => {
    for (const guess of ['{ notee { id } }', '{ note { titel } }', '{ note { id(titel: 1) } }']) {
      const { status, errors } = await world.graphql(world.kari, guess);
      expect([status, errors![0]!.message]).toEqual([400, expect.not.stringMatching(/did you mean/i)]);
    }
  });
});

describe('what is too much', () => {
  it('refuses more than 10 fields inside each other, through fragments too', async () => {
    const nest = (depth: number) => `{ ${'note { '.repeat(depth)} id ${'}'.repeat(depth)} }`;
    expect((await world.graphql(world.kari, nest(9))).status).toBe(200);
    const answer = await world.graphql(world.kari, nest(10));
    expect(answer.status).toBe(400);
    expect(await codeOf(Promise.resolve(answer))).toMatchObject({ code: 'query.tooDeep' });
    expect(answer.errors![0]!.message).toBe('Spørjinga går for djupt');
    const hidden = `query { ...a } fragment a on Query { note { ...b } } fragment b on Note { ${'note { '.repeat(9)} id ${'}'.repeat(9)} }`;
    expect((await world.graphql(world.kari, hidden)).status).toBe(400);
  });

  it('refuses more than 15 aliases', async () => {
    const many = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: note { id }`).join(' ')} }`;
    expect((await world.graphql(world.kari, many(15))).status).toBe(200);
    expect(await codeOf(world.graphql(world.kari, many(16)))).toMatchObject({ code: 'query.tooManyAliases' });
  });

  it('is not kept busy by fragments that double with each one that they spread', async () => {
    const spreads = Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(
      ' ',
    );
    const query = `{ ...f0 } ${spreads} fragment f40 on Query { note { id } }`;
    for (let time = 0; time < 7; time += 1) expect((await world.graphql(world.kari, query)).status).toBe(200);
  });

  it('refuses more than 2,000 words', async () => {
    expect(await codeOf(world.graphql(world.kari, `{ note { ${'id '.repeat(2_000)} } }`))).toMatchObject({
      code: 'query.tooLong',
    });
  });

  it('refuses more than 20,000 bytes, of comments too', async () => {
    const long = (bytes: number) => world.graphql(world.kari, `{ note { id } } #${'å'.repeat((bytes - 17) / 2)}`);
    expect((await long(19_999)).errors).toBeUndefined();
    const answer = await long(20_003);
    expect(answer.status).toBe(400);
    expect(await codeOf(Promise.resolve(answer))).toMatchObject({ code: 'query.tooLong' });
  });
});

it('names the field as the schema knows it, whatever the document calls its variable', async () => {
  const query = 'mutation ($i: NoteInput!) { writeNote(input: $i) { title } }';
  const answer = world.graphql(world.kari, query, { i: { title: 'x', colour: 'red' } } as object);
  expect(await codeOf(answer)).toEqual({ code: 'input.unknownField', field: 'input.colour' });
});

it('says what is wrong with a document, and to those who may not look at the schema names no types that it did not name', async () => {
  const said = async (as: TestPerson) => JSON.stringify(await world.graphql(as, '{ nots { id } note }'));
  expect(await said(world.kari)).toContain('Cannot query field');
  expect(await said(world.kari)).not.toMatch(/Query|o[nf] type/);
  for (const words of ['on type', 'of type']) expect(await said(world.astrid)).toContain(words);
});

it('answers the operation that is named, of several in one document', async () => {
  const query = 'query one { note { id } } query two { note { title } }';
  const ask = (operationName?: string) => world.rest(world.kari, 'POST', '/graphql', { query, operationName });
  for (let time = 0; time < 8; time += 1) {
    expect((await ask('one')).body).toEqual({ data: { note: { id: '1' } } });
    expect((await ask('two')).body).toEqual({ data: { note: { title: 'Ei lapp' } } });
  }
  expect([(await ask()).status, (await ask('three')).status]).toEqual([400, 400]);
});

describe('what a person reads when something is wrong', () => {
  it.each([
    [{ title: 1 }, 'input.wrongType', 'input.title'],
    [{}, 'input.required', 'input.title'],
    [{ title: 'x', colour: 'red' }, 'input.unknownField', 'input.colour'],
    [{ title: 'x', mood: 'ANGRY' }, 'input.notAChoice', 'input.mood'],
    [{ title: 'x', lines: [{ text: 'a' }, {}] }, 'input.required', 'input.lines.1.text'],
    [undefined, 'input.required', 'input'],
  ])('names the field: %j', async (input, code, field) => {
    const answer = await write(input);
    expect(answer.status).toBe(200);
    expect(await codeOf(Promise.resolve(answer))).toEqual({ code, field });
  });

  it('tells a refusal by its code and field, and in the language of the person', async () => {
    const answer = await write({ title: 'secret' });
    expect(await codeOf(Promise.resolve(answer))).toEqual({ code: 'conflict', field: 'input.title' });
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.kari.id).execute();
    const english = await write({ title: 'secret' });
    expect(english.errors![0]!.message).not.toBe(answer.errors![0]!.message);
    expect((await write({})).errors![0]!.message).toMatch(/required|mandatory/);
  });

  it('hears what was answered beside what was refused', async () => {
    const answer = await world.graphql<object>(world.kari, '{ note { title } broken second: note { id } }');
    expect(answer.data).toEqual({ note: { title: 'Ei lapp' }, broken: null, second: { id: '1' } });
    expect(answer.errors!.map(({ path }) => path)).toEqual([['broken']]);
  });

  it('hears what was done, where the next thing was refused', async () => {
    const both =
      'mutation { done: writeNote(input: { title: "a" }) { title } not: writeNote(input: { title: "secret" }) { id } }';
    const answer = await world.graphql<object>(world.kari, both);
    expect(answer).toMatchObject({
      status: 200,
      data: { done: { title: 'a' }, not: null },
      errors: [{ path: ['not'] }],
    });
  });

  it('says nothing of what nobody foresaw but an id', async () => {
    for (let time = 0; time < 8; time += 1) {
      const answer = await world.graphql(world.kari, '{ broken }');
      expect(JSON.stringify(answer)).not.toContain('hunter2');
      expect(answer.errors![0]!.extensions).toMatchObject({
        code: 'internal',
        id: expect.stringMatching(/^[0-9a-f]{8}$/),
      });
    }
  });
});
