import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas/index.ts';
import { channelKinds } from '../core/live/channels.ts';
import { faultsOfLogging } from './faults.ts';
import { type Matrix, makeMatrix } from './make-matrix.ts';
import { operations, parts } from './operations.ts';
import { unsaid } from './page/print-access.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await makeMatrix();
});
afterAll(() => matrix.close());

describe('the matrix would notice', () => {
  it('a change that was written in spite of a refusal, in any table', async () => {
    const things = await matrix.thingsIn('open');
    await matrix.world.db.updateTable('todo').set({ is_done: true }).where('id', '=', things.todo).execute();
    expect(await matrix.journal.take()).toMatchObject([
      { table: 'todo', operation: 'UPDATE', row: { id: things.todo } },
    ]);
  });

  it('a row that is not as it was after what was changed, removed and written has been put back', async () => {
    const things = await matrix.thingsIn('open');
    const before = await matrix.journal.tables();
    for (const name of ['mutation removeCalendar', 'mutation like', 'mutation createTodo']) {
      await matrix.asker.ask(
        operations.find((operation) => operation.name === name)!,
        things,
        matrix.cast.people.owner,
      );
      expect(await matrix.journal.tables(), name).not.toEqual(before);
      await matrix.journal.putBack();
      expect(await matrix.journal.tables(), name).toEqual(before);
    }
  });

  it('a change that an admin’s right alone allowed and the log does not say', async () => {
    const role = { role: 'admin', person: matrix.cast.people.admin } as const;
    const setRole = operations.find(({ name }) => name === 'mutation setRole')!;
    const operation = { ...setRole, need: 'administer' as const };
    const heard = await matrix.asker.ask(operation, await matrix.thingsIn('open'), matrix.cast.people.admin);
    const written = await matrix.journal.take();
    await matrix.journal.putBack();
    expect(faultsOfLogging(operation, 'open', role, heard, written)).toEqual([]);
    const unsaid = written.filter(({ table }) => table !== 'audit_entry');
    expect(faultsOfLogging(operation, 'open', role, heard, unsaid)).toHaveLength(1);
  });

  it('an answer that differs, or comes by another path, from that of what is not there', async () => {
    const read = operations.find(({ name }) => name === 'query eventInstance')!;
    const things = await matrix.thingsIn('hidden');
    const [seen, none] = [
      await matrix.asker.ask(read, things, matrix.cast.people.owner),
      await matrix.heardOfNone(read, things, 'owner'),
    ];
    expect(none.answer).toContain('notFound');
    expect(seen.answer).not.toBe(none.answer);
    expect(seen.statements.slice(0, none.statements.length)).toEqual(none.statements);
    expect(seen.statements.length).toBeGreaterThan(none.statements.length);
  });

  it('only what a call itself sends, not what a timer of another test that was left behind does', async () => {
    const read = operations.find(({ name }) => name === 'query calendar')!;
    const things = await matrix.thingsIn('open');
    // Statements that are sent together come in any order.
    const sent = async () => (await matrix.asker.ask(read, things, matrix.cast.people.owner)).statements.toSorted();
    const alone = await sent();
    let isOver = false;
    const leftBehind = (async () => {
      while (!isOver) await sql`select 'left behind'`.execute(matrix.world.db);
    })();
    const beside: string[][] = [];
    for (let time = 0; time < 5; time += 1) beside.push(await sent());
    isOver = true;
    await leftBehind;
    expect(beside).toEqual(Array.from({ length: 5 }, () => alone));
    expect(alone.length).toBeGreaterThan(1);
  });
});

describe('the list of operations', () => {
  it('is asked part by part, each by a test of its own', () => {
    const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.matrix.test.ts'));
    expect(tests).toEqual(
      Object.keys(parts)
        .map((part) => `${part}.matrix.test.ts`)
        .toSorted(),
    );
  });

  const named = [...new Set(operations.map(({ name }) => name))].toSorted();

  it('holds every mutation and root field', () => {
    const { schema } = matrix.world.app.graphql;
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
    const served = servedRoutes(matrix.world.app.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /api'),
    );
    const declared = areas.flatMap((area) => (area.routes ?? []).map(({ method, path }) => `${method} /api${path}`));
    expect(served.toSorted()).toEqual(
      ['GET /api', 'GET /api/metrics', 'POST /api/graphql', 'POST /api/graphql/together', ...declared].toSorted(),
    );
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

/** Returns the routes of Fastify's printed tree, as `METHOD /path`. */
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
