import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './core/testing/database.ts';
import { type ServerProcess, startProcess } from './core/testing/process.ts';

/** Two processes that start at the same time on a new database. */
let database: TestDatabase;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const env = { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', DEMO: 'true' };
  servers = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
});

it('both serve, and the demo is there once: four people, six year wheels', async () => {
  for (const server of servers) expect((await server.rest(null, '')).status).toBe(200);
  const count = async (sql: string) => (await database.pool.query(sql)).rowCount;
  expect(await count('select from person')).toBe(4);
  expect(await count('select from calendar')).toBe(6);
});
