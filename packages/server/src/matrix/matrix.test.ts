import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas/index.ts';
import { audience } from '../core/access/audience.ts';
import { channelKinds } from '../core/live/channels.ts';
import type { TestPerson } from '../core/testing/people.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { expected, type Outcome, type State, states } from './expected.ts';
import { type Operation, operations } from './operations.ts';
import { type Cast, makeCast, type Role, roles } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/** Every operation × every role × every state, asked of a real server and held against one table (design §2). */
let world: World;
let cast: Cast;

beforeAll(async () => {
  world = await makeWorld();
  cast = await makeCast(world.db);
});
afterAll(() => world.close());

const personOf = (role: Role): TestPerson | null => (role === 'anonymous' ? null : cast.people[role]);

async function outcomeOf(operation: Operation, things: Things, role: Role): Promise<Outcome> {
  const as = personOf(role);
  if (!operation.call) return mayHear(things.calendar, as);
  const call = operation.call(things, as);
  if ('query' in call) {
    const answer = await world.graphql(as, call.query, call.variables);
    if (answer.status === 401) return 'notSignedIn';
    return (answer.errors?.[0]?.extensions.code ?? 'ok') as Outcome;
  }
  const isByCode = operation.name.startsWith('GET /meta/');
  const { status, body } = await world.rest(isByCode ? null : as, call.method, call.path, call.body);
  return status < 300 ? 'ok' : ((body as { code: Outcome }).code ?? `status ${status}`);
}

/** What the live channel asks when somebody subscribes, and again before each frame. */
async function mayHear(subjectId: number, as: TestPerson | null): Promise<Outcome> {
  const readers = await audience(world.db, subjectId, sql<boolean>`p.id = ${as?.id ?? null}`);
  return readers.length === 1 ? 'ok' : 'notFound';
}

const asked = operations.flatMap((operation) =>
  operation.need === 'public' ? [] : [{ ...operation, need: operation.need }],
);
const stateless = new Set<Operation['need']>(['area', 'signed in', 'maintain', 'leave', 'administer']);

describe.each(asked)('$name', (operation) => {
  const asks: readonly State[] = stateless.has(operation.need) ? ['open'] : states;
  it.each(asks)('of a thing that is %s answers each role as the table says', async (state) => {
    const answers: Record<string, Outcome> = {};
    const table: Record<string, Outcome> = {};
    let things = await makeThings(world.db, cast, state);
    for (const role of Object.keys(roles) as Role[]) {
      answers[role] = await outcomeOf(operation, things, role);
      if (answers[role] === 'ok' && operation.name.startsWith('mutation'))
        things = await makeThings(world.db, cast, state);
      const said = expected(operation.need, state, roles[role]);
      table[role] = operation.instead?.[said] ?? said;
    }
    expect(answers).toEqual(table);
  });
});

describe('the list of operations', () => {
  const named = operations.map(({ name }) => name).toSorted();

  it('holds every mutation and root field', () => {
    const { schema } = world.app.graphql;
    const fields = [
      ...Object.keys(schema.getQueryType()!.getFields()).map((name) => `query ${name}`),
      ...Object.keys(schema.getMutationType()!.getFields()).map((name) => `mutation ${name}`),
    ];
    expect(named.filter((name) => /^(query|mutation) /.test(name))).toEqual(fields.toSorted());
  });

  it('holds every route of every area', () => {
    const routes = areas.flatMap((area) => (area.routes ?? []).map(({ method, path }) => `${method} ${path}`));
    expect(named.filter((name) => /^(GET|POST) /.test(name))).toEqual(routes.toSorted());
  });

  it('holds every channel', () => {
    const channels = named.filter((name) => name.startsWith('channel '));
    expect(channels).toEqual(channelKinds.map((kind) => `channel ${kind}`));
  });

  it('leaves nothing under /api that no area declares, but the ping and GraphQL itself', () => {
    const served = servedRoutes(world.app.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /api'),
    );
    const declared = areas.flatMap((area) => (area.routes ?? []).map(({ method, path }) => `${method} /api${path}`));
    expect(served.toSorted()).toEqual(['GET /api', 'POST /api/graphql', ...declared].toSorted());
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
