import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Listener, listen } from './listen.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let name: string;
let admin: pg.Client;
let heard: string[];
let returns: number;
let listener: Listener;

beforeEach(async () => {
  database = await createTestDatabase(inject('postgres'));
  name = new URL(database.url).pathname.slice(1);
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  heard = [];
  returns = 0;
  listener = await listen(database.url, { samspel_test: (word) => heard.push(word) }, log, () => {
    returns += 1;
  });
});
afterEach(async () => {
  await listener.close();
  await admin.end();
  await database.close();
});

const connections = async (): Promise<number> =>
  (
    await admin.query('select from pg_stat_activity where datname = $1 and application_name = $2', [
      name,
      'samspel listener',
    ])
  ).rowCount!;
const say = (word: string) => database.pool.query('select pg_notify($1, $2)', ['samspel_test', word]);

/** Ends every connection to the database and lets nobody in, as an outage does. Returns what lets people in again. */
async function closeDoors(): Promise<() => Promise<unknown>> {
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return () => admin.query(`alter database ${name} allow_connections true`);
}

it('hears what is said', async () => {
  await say('hei');
  await expect.poll(() => heard).toEqual(['hei']);
});

it('holds one connection after an outage in which several attempts failed, hears again, and says once that it was away', async () => {
  const open = await closeDoors();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  await open();
  await expect.poll(connections).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([await connections(), returns]).toEqual([1, 1]);
  await say('framleis her');
  await expect.poll(() => heard).toEqual(['framleis her']);
});

it('is closed during an outage, and does not come back', async () => {
  const open = await closeDoors();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await listener.close();
  await open();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect([await connections(), returns]).toEqual([0, 0]);
});

it('where the first connection cannot be made, it says so and leaves none behind', async () => {
  const open = await closeDoors();
  await expect(listen(database.url, {}, log)).rejects.toThrow();
  await listener.close();
  await open();
  // PostgreSQL itself takes a moment to end one that was refused.
  await expect.poll(connections).toBe(0);
});
