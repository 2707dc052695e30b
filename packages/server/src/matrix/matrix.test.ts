import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas/index.ts';
import { channelKinds } from '../core/live/channels.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { absentThings } from './absent.ts';
import { type Asker, type Heard, makeAsker } from './ask.ts';
import type { Operation } from './calls.ts';
import { expected, type Need, type Outcome, type State, states, statesOf } from './expected.ts';
import { faultsOfHiding, faultsOfLogging, faultsOfWriting } from './faults.ts';
import { type Journal, keepJournal } from './journal.ts';
import { operations } from './operations.ts';
import { unsaid } from './page/print-access.ts';
import { type Cast, makeCast, type Role, roles } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/**
 * Every operation × every role × every state, asked of a real server and held against one table (design §2). Whoever is refused has
 * changed nothing in any table, and whoever hears that a thing is not there hears, by the same statements, what they hear of none.
 */
let world: World;
let cast: Cast;
let asker: Asker;
let journal: Journal;
/** What is asked about: made once, and put back after each change. */
const made = new Map<State, Things>();

beforeAll(async () => {
  world = await makeWorld();
  cast = await makeCast(world.db);
  const { deactivated: _gone, ...active } = cast.people;
  asker = await makeAsker(world, Object.values(active));
  for (const state of states) made.set(state, await makeThings(world.db, cast, state));
  journal = await keepJournal(world.db);
});
afterAll(async () => {
  await asker.close();
  await world.close();
});

const personOf = (role: Role): TestPerson | null => (role === 'anonymous' ? null : cast.people[role]);

/** The things in a state, as they were made. How much was asked before counts for nothing: limits have tests of their own. */
async function thingsIn(state: State): Promise<Things> {
  await journal.putBack();
  await world.db.deleteFrom('rate_limit').execute();
  return made.get(state)!;
}

/** What a role hears of a thing that never was. */
const absent = new Map<string, Promise<Heard>>();
function heardOfNone(operation: Operation, things: Things, role: Role): Promise<Heard> {
  const key = `${operation.name} ${operation.of} ${role}`;
  const heard = absent.get(key) ?? asker.ask(operation, absentThings(things), personOf(role));
  absent.set(key, heard);
  return heard;
}

/** Asks as a role and puts back what that changed; returns what came of it, and what is wrong with how it came. */
async function tryOut(operation: Operation & { need: Need }, state: State, things: Things, role: Role) {
  const person = personOf(role);
  const heard = await asker.ask(operation, things, person);
  const written = await journal.take();
  const none = heard.outcome === 'notFound' ? await heardOfNone(operation, things, role) : null;
  const faults = [
    ...faultsOfWriting(operation, role, heard, written),
    ...faultsOfLogging(operation, state, { role, person }, heard, written),
    ...(none ? faultsOfHiding(role, heard, none) : []),
  ];
  if (written.length > 0) await journal.putBack();
  return { outcome: heard.outcome, faults };
}

const asked = operations.flatMap((operation) =>
  operation.need === 'public' ? [] : [{ ...operation, need: operation.need, of: operation.of ?? 'a thing' }],
);

describe.each(asked)('$name', (operation) => {
  it.each(statesOf(operation.need))(
    `of ${operation.of} that is %s answers each role as the table says`,
    async (state) => {
      const answers: Record<string, Outcome> = {};
      const table: Record<string, Outcome> = {};
      const faults: string[] = [];
      const things = await thingsIn(state);
      for (const role of Object.keys(roles) as Role[]) {
        const tried = await tryOut(operation, state, things, role);
        answers[role] = tried.outcome;
        faults.push(...tried.faults);
        table[role] = expected(operation, state, role);
      }
      expect(answers).toEqual(table);
      expect(faults).toEqual([]);
    },
  );
});

describe('the matrix would notice', () => {
  it('a change that was written in spite of a refusal, in any table', async () => {
    const things = await thingsIn('open');
    await world.db.updateTable('todo').set({ is_done: true }).where('id', '=', things.todo).execute();
    expect(await journal.take()).toMatchObject([{ table: 'todo', operation: 'UPDATE', row: { id: things.todo } }]);
  });

  it('a row that is not as it was after what was changed, removed and written has been put back', async () => {
    const things = await thingsIn('open');
    const before = await journal.tables();
    for (const name of ['mutation removeCalendar', 'mutation like', 'mutation createTodo']) {
      await asker.ask(operations.find((operation) => operation.name === name)!, things, cast.people.owner);
      expect(await journal.tables(), name).not.toEqual(before);
      await journal.putBack();
      expect(await journal.tables(), name).toEqual(before);
    }
  });

  it('a change that an admin’s right alone allowed and the log does not say', async () => {
    const role = { role: 'admin', person: cast.people.admin } as const;
    const operation = asked.find(({ name }) => name === 'mutation setRole')!;
    const heard = await asker.ask(operation, await thingsIn('open'), cast.people.admin);
    const written = await journal.take();
    await journal.putBack();
    expect(faultsOfLogging(operation, 'open', role, heard, written)).toEqual([]);
    const unsaid = written.filter(({ table }) => table !== 'audit_entry');
    expect(faultsOfLogging(operation, 'open', role, heard, unsaid)).toHaveLength(1);
  });

  it('an answer that differs, or comes by another path, from that of what is not there', async () => {
    const read = operations.find(({ name }) => name === 'query eventInstance')!;
    const things = await thingsIn('hidden');
    const [seen, none] = [await asker.ask(read, things, cast.people.owner), await heardOfNone(read, things, 'owner')];
    expect(none.answer).toContain('notFound');
    expect(seen.answer).not.toBe(none.answer);
    expect(seen.statements.slice(0, none.statements.length)).toEqual(none.statements);
    expect(seen.statements.length).toBeGreaterThan(none.statements.length);
  });
});

describe('the list of operations', () => {
  const named = [...new Set(operations.map(({ name }) => name))].toSorted();

  it('holds every mutation and root field', () => {
    const { schema } = world.app.graphql;
    const fields = [
      ...Object.keys(schema.getQueryType()!.getFields()).map((name) => `query ${name}`),
      ...Object.keys(schema.getMutationType()!.getFields()).map((name) => `mutation ${name}`),
    ];
    expect(named.filter((name) => /^(query|mutation) /.test(name))).toEqual(fields.toSorted());
  });

  it('is said in words, all of it, on the page that people read', () => {
    expect(unsaid()).toEqual([]);
  });

  it('holds every route of every area', () => {
    const routes = areas.flatMap((area) => (area.routes ?? []).map(({ method, path }) => `${method} ${path}`));
    expect(named.filter((name) => /^(GET|POST) /.test(name))).toEqual(routes.toSorted());
  });

  it('holds every channel', () => {
    const channels = named.filter((name) => name.startsWith('channel '));
    expect(channels).toEqual(channelKinds.map((kind) => `channel ${kind}`));
  });

  it('leaves nothing under /api that no area declares, but the ping, GraphQL itself and the metrics, whose test says who reads them', () => {
    const served = servedRoutes(world.app.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /api'),
    );
    const declared = areas.flatMap((area) => (area.routes ?? []).map(({ method, path }) => `${method} /api${path}`));
    expect(served.toSorted()).toEqual(['GET /api', 'GET /api/metrics', 'POST /api/graphql', ...declared].toSorted());
  });

  it('calls public what is public, and nothing else; feeds and share links answer everybody, but not of everything', () => {
    const open = areas.flatMap((area) =>
      (area.routes ?? [])
        .filter(({ isPublic, path }) => isPublic && !/^\/(meta|shared)\//.test(path))
        .map(({ method, path }) => `${method} ${path}`),
    );
    expect(
      operations
        .filter(({ need }) => need === 'public')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(open.toSorted());
  });
});

/** The routes of Fastify's printed tree, as `METHOD /path`. */
function servedRoutes(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, segment, methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (segment === undefined) return [];
    path.splice(indent!.length / 4, path.length, segment);
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${path.join('')}`);
  });
}
