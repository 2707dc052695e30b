import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../printed/tables.ts';
import { openDatabase } from '../core/database/pool.ts';
import { mostBehind } from '../core/database/standby/watch.ts';
import { openLive } from '../core/testing/live-client.ts';
import { makeOrganization, makePerson, type TestPerson, testSecretKey } from '../core/testing/people.ts';
import { type ServerProcess, startProcess } from '../core/testing/process.ts';
import { type Pair, startPair } from './pair.ts';

/** Two processes on a primary and its streaming standby, from which they read. */
let pair: Pair;
let primary: Kysely<Tables>;
let one: ServerProcess;
let other: ServerProcess;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
const dataDir = mkdtempSync(join(tmpdir(), 'samspel-standby-'));

beforeAll(async () => {
  pair = await startPair(false);
  const addresses = { DATABASE_URL: pair.url, DATABASE_READ_URLS: pair.readUrl, SMTP_URL: 'smtp://127.0.0.1:1' };
  const env = { ...addresses, SECRET_KEY: testSecretKey };
  one = await startProcess({ ...env, DATA_DIR: join(dataDir, 'one') });
  other = await startProcess({ ...env, DATA_DIR: join(dataDir, 'other') });
  primary = openDatabase(pair.url, 2).database;
  const fjordvik = await makeOrganization(primary, 'Fjordvik kommune');
  kari = await makePerson(primary, 'Kari Nes', fjordvik);
  ola = await makePerson(primary, 'Ola Vik', fjordvik);
  per = await makePerson(primary, 'Per Lund', await makeOrganization(primary, 'Lundvik kommune'));
});
afterAll(async () => {
  await primary.destroy();
  await Promise.all([one.stop(), other.stop()]);
  await pair.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Wheel = { id: string; title: string; version: number };

async function ask<Data>(server: ServerProcess, as: TestPerson, query: string, variables?: object): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(as, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const titles = async (server: ServerProcess, as: TestPerson) =>
  (
    await ask<{ allCalendars: { nodes: Wheel[] } }>(server, as, '{ allCalendars(limit: 100) { nodes { title } } }')
  ).allCalendars.nodes.map(({ title }) => title);

async function makeWheel(server: ServerProcess, title: string): Promise<Wheel> {
  const create = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id title version } }';
  const input = { title, color: '#1f6f8b' };
  return (await ask<{ createCalendar: Wheel }>(server, kari, create, { input })).createCalendar;
}

async function change(server: ServerProcess, { id }: Wheel, how: object): Promise<void> {
  const read = 'query ($id: ID!) { calendar(id: $id) { version } }';
  const { calendar } = await ask<{ calendar: Wheel }>(server, kari, read, { id });
  const write = 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }';
  await ask(server, kari, write, { input: { id, version: calendar.version, ...how } });
}

/** Does something to the standby itself. */
async function onStandby<Row>(statement: string): Promise<Row[]> {
  const { database } = openDatabase(pair.standby.url, 1);
  const { rows } = await sql<Row>`${sql.raw(statement)}`.execute(database);
  await database.destroy();
  return rows;
}

/** How often the standby has read what people share, which nobody does but for people. */
const readThere = async () =>
  (
    await onStandby<{ scans: number }>(
      "select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'subject'",
    )
  )[0]!.scans;

/** Whether a process reads from the standby now, as it tells who watches it. */
async function isRead({ url }: ServerProcess): Promise<boolean> {
  const said = /^samspel_standby_read\{.*\} (\d)$/m.exec(await (await fetch(`${url}/api/metrics`)).text());
  return said![1] === '1';
}
const untilRead = async (is: boolean) => {
  for (const server of [one, other]) await expect.poll(() => isRead(server)).toBe(is);
};

/** Lets the three people read from both processes without pause while something happens, and returns how often, and what failed. */
async function whileReading(happens: () => Promise<void>): Promise<{ answered: number; failed: unknown[] }> {
  let isOver = false;
  const failed: unknown[] = [];
  let answered = 0;
  const readers = [one, other].flatMap((server) =>
    [kari, ola, per].map(async (as) => {
      while (!isOver) {
        const { data, errors } = await server.graphql<{ allCalendars: unknown }>(
          as,
          '{ allCalendars(limit: 20) { totalCount nodes { id title } } }',
        );
        if (!data?.allCalendars || errors) failed.push(errors);
        answered += 1;
      }
    }),
  );
  await happens();
  await sleep(200);
  isOver = true;
  await Promise.all(readers);
  return { answered, failed };
}

it('what people ask for is read from the standby', async () => {
  await makeWheel(one, 'Budsjett');
  await untilRead(true);
  const before = await readThere();
  await expect
    .poll(async () => {
      for (const as of [kari, ola, per]) expect(await titles(one, as)).toContain('Budsjett');
      return readThere();
    })
    .toBeGreaterThan(before);
});

it('a feed is read from the standby too', async () => {
  const before = await readThere();
  await expect
    .poll(async () => {
      const answer = await fetch(`${one.url}/api/meta/calendar?calendarCode=${kari.calendarCode}`);
      expect(answer.status).toBe(200);
      return readThere();
    })
    .toBeGreaterThan(before);
});

it('a person reads at once what they have written, in any process, while the standby does not have it', async () => {
  await untilRead(true);
  await onStandby('select pg_wal_replay_pause()');
  await makeWheel(one, 'Medan kopien ventar');
  expect(await titles(other, kari)).toContain('Medan kopien ventar');
  expect(await titles(one, kari)).toContain('Medan kopien ventar');
  await onStandby('select pg_wal_replay_resume()');
});

it('of others, nobody reads what is older than the limit: a standby that is further behind is left out, and comes back by itself', async () => {
  await untilRead(true);
  await onStandby('select pg_wal_replay_pause()');
  await makeWheel(one, 'Nytt for Ola');
  await sleep(mostBehind);
  for (const server of [one, other]) expect(await titles(server, ola)).toContain('Nytt for Ola');
  await untilRead(false);
  const before = await readThere();
  expect(await titles(one, ola)).toContain('Nytt for Ola');
  await sleep(mostBehind + 500); // PostgreSQL counts at most once a second
  expect(await readThere()).toBe(before);
  await onStandby('select pg_wal_replay_resume()');
  await untilRead(true);
});

it('a right that is taken away is not readable longer than the limit, though the standby still has it', async () => {
  const wheel = await makeWheel(one, 'Snart gøymd');
  await expect.poll(() => titles(other, per)).toContain('Snart gøymd');
  await untilRead(true);
  await onStandby('select pg_wal_replay_pause()');
  await change(one, wheel, { access: { isPrivate: true, visibility: 'PRIVATE' } });
  await sleep(mostBehind);
  for (const server of [one, other]) expect(await titles(server, per)).not.toContain('Snart gøymd');
  await onStandby('select pg_wal_replay_resume()');
});

it('who is told of a change by an open page reads it, however far behind the standby is', async () => {
  const wheel = await makeWheel(one, 'Før');
  await onStandby("alter system set recovery_min_apply_delay = '400ms'");
  await onStandby('select pg_reload_conf()');
  await untilRead(true);
  const page = await openLive(one, ola);
  await page.subscribe(wheel.id);
  for (const title of ['Etter', 'Sidan', 'Til slutt']) {
    await change(one, wheel, { title });
    const frame = await page.next();
    expect(frame).toMatchObject({ type: 'META_UPDATE', id: Number(wheel.id) });
    expect(await titles(other, ola)).toContain(title);
  }
  page.close();
  await onStandby('alter system reset recovery_min_apply_delay');
  await onStandby('select pg_reload_conf()');
});

it('a standby that stands still fails nobody', async () => {
  await untilRead(true);
  const { answered, failed } = await whileReading(async () => {
    await sleep(200);
    pair.standby.freeze(true);
    await untilRead(false);
    await sleep(500);
    pair.standby.freeze(false);
  });
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  await untilRead(true);
});

it('a standby that is killed fails nobody, and is read again when it is back', async () => {
  const { answered, failed } = await whileReading(async () => {
    await sleep(200);
    await pair.standby.kill();
    await untilRead(false);
    await makeWheel(one, 'Utan kopi');
    for (const server of [one, other]) expect(await titles(server, kari)).toContain('Utan kopi');
    await pair.revive();
    await untilRead(true);
  });
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  expect(await titles(other, ola)).toContain('Utan kopi');
});
