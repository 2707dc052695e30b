import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { areas } from '../areas/index.ts';
import { openDatabase } from '../core/database/pool.ts';
import { PersonConcurrency, personLimits } from '../core/rate-limit/person-concurrency.ts';
import { makeWorld, type World } from '../core/testing/world.ts';
import { everyQuery } from './everything.ts';
import { type Cast, makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/** What people ask for can be read from a standby, which writes nothing: so nothing may be written while it is read. */
let world: World;
let cast: Cast;
let things: Things;
beforeAll(async () => {
  world = await makeWorld({ isAskedAll: true });
  cast = await makeCast(world.db);
  things = await makeThings(world.db, cast, 'open');
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(world.db);
});
afterAll(() => world.close());

it.each(['owner', 'organization admin'] as const)('no query writes anything when %s asks', async (role) => {
  const { database } = openDatabase(world.databaseUrl, 8);
  const { app } = await readingFrom(database);
  const answers = await Promise.all(
    everyQuery(app.graphql.schema, things).map(async ({ name, query, variables }) => {
      const headers = { authorization: `Bearer ${cast.people[role].token}` };
      const payload = { query, variables };
      const answer = await app.inject({ method: 'POST', url: '/api/graphql', headers, payload });
      return [name, answer.json().errors?.filter(isFault)] as const;
    }),
  );
  const writing = answers.flatMap(([name, faults]) => (faults?.length > 0 ? [name] : []));
  expect([...new Set(writing)]).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
  await app.close();
  await database.destroy();
});

const isFault = ({ extensions }: { extensions: { code: string } }) => extensions.code === 'internal';

/** Serves from connections that write nothing, but for those of the areas that are kept. */
async function readingFrom(database: World['db']) {
  const { rows } = await sql<{ isOn: string }>`select current_setting('transaction_read_only') as "isOn"`.execute(
    database,
  );
  expect(rows[0]!.isOn).toBe('on');
  const limits = { ...personLimits, atOnce: 16, waiting: 10_000, calls: endless, answered: endless };
  const services = { ...world.services, db: database };
  return { app: await buildApp(services, areas, undefined, new PersonConcurrency(limits), Number.POSITIVE_INFINITY) };
}

const endless = { most: 1e9, perSecond: 1e9 };
