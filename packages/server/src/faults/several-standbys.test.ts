import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../printed/tables.ts';
import { openDatabase } from '../core/database/pool.ts';
import { databaseUrl } from '../core/testing/database.ts';
import { makeOrganization, makePerson, type TestPerson, testSecretKey } from '../core/testing/people.ts';
import { type ServerProcess, startProcess } from '../core/testing/process.ts';
import { type Pair, type StandbyNode, startPair } from './pair.ts';
import { isRead, makeWheel, onNode, readsSince, scansOn, timeOn, titlesFor, whileReading } from './reading.ts';

/** Two processes on a primary with two standbys, which sign in everywhere as a role that may do nothing but own its database. */
const role = 'samspel_plain';
let pair: Pair;
let primary: Kysely<Tables>;
let servers: ServerProcess[];
let people: TestPerson[];
let kari: TestPerson;
let first: StandbyNode;
let second: StandbyNode;
const dataDir = mkdtempSync(join(tmpdir(), 'samspel-standbys-'));

/** An address of the pair, for the database and the role of this test. */
const plain = (url: string) => {
  const address = new URL(databaseUrl(url, role));
  address.username = role;
  address.password = 'plain';
  return address.href;
};
/** The same database as the superuser, past the front. */
const inside = ({ url }: { url: string }) => databaseUrl(url, role);

beforeAll(async () => {
  pair = await startPair(false, 2);
  [first, second] = pair.standbys as [StandbyNode, StandbyNode];
  await onNode(pair.primary.url, `create role ${role} login password 'plain' nosuperuser nocreatedb nocreaterole`);
  await onNode(pair.primary.url, `create database ${role} owner ${role}`);
  const env = {
    DATABASE_URL: plain(pair.url),
    DATABASE_READ_URLS: [first, second].map(({ readUrl }) => plain(readUrl)).join(','),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: testSecretKey,
  };
  servers = [
    await startProcess({ ...env, DATA_DIR: join(dataDir, 'one') }),
    await startProcess({ ...env, DATA_DIR: join(dataDir, 'other') }),
  ];
  primary = openDatabase(plain(pair.url), 2).database;
  const fjordvik = await makeOrganization(primary, 'Fjordvik kommune');
  kari = await makePerson(primary, 'Kari Nes', fjordvik);
  people = [kari];
  // Whoever has an odd number prefers another standby than who has an even one.
  for (const name of ['Ola Vik', 'Per Lund', 'Siri Moe', 'Liv Dal'])
    people.push(await makePerson(primary, name, fjordvik));
});
afterAll(async () => {
  await primary.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  await pair.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Waits until every process reads from these standbys, and from no other. */
async function untilReadAre(...read: StandbyNode[]): Promise<void> {
  for (const server of servers)
    for (const standby of [first, second])
      await expect.poll(() => isRead(server, standby), { timeout: 20_000 }).toBe(read.includes(standby));
}

/** Lets everybody find a title in every process until each of these standbys has been read for it. */
async function expectReadFrom(title: string, ...read: StandbyNode[]): Promise<void> {
  const before = await Promise.all(read.map((standby) => scansOn(inside(standby))));
  await expect
    .poll(async () => {
      for (const server of servers) for (const as of people) expect(await titlesFor(server, as)).toContain(title);
      const now = await Promise.all(read.map((standby) => scansOn(inside(standby))));
      return now.map((scans, at) => scans > before[at]!);
    })
    .toEqual(read.map(() => true));
}

it('a role without any rights but to its own database is enough', async () => {
  const asked = "select current_setting('is_superuser') as is";
  expect(await onNode(plain(pair.url), asked)).toEqual([{ is: 'off' }]);
  for (const { readUrl } of [first, second]) expect(await onNode(plain(readUrl), asked)).toEqual([{ is: 'off' }]);
  await untilReadAre(first, second);
});

it('people are spread over all standbys', async () => {
  await makeWheel(servers[0]!, kari, 'Budsjett');
  await expectReadFrom('Budsjett', first, second);
});

it('of two, one late and one gone: the primary serves everybody, and each is read again when it is back', async () => {
  await untilReadAre(first, second);
  const { answered, failed } = await whileReading(servers, people, async () => {
    await onNode(first.url, 'select pg_wal_replay_pause()');
    await makeWheel(servers[0]!, kari, 'Medan ein ventar');
    await untilReadAre(second);
    await expectReadFrom('Medan ein ventar', second);
    await second.kill();
    await untilReadAre();
    await makeWheel(servers[1]!, kari, 'Utan nokon');
    for (const server of servers) for (const as of people) expect(await titlesFor(server, as)).toContain('Utan nokon');
    await sleep(1_000); // a request that was being answered from it then is over
    const gone = await timeOn(inside(first));
    for (const as of people) expect(await titlesFor(servers[0]!, as)).toContain('Utan nokon');
    expect(await readsSince(inside(first), gone)).toEqual([]);
    await second.revive();
    await untilReadAre(second);
    await expectReadFrom('Utan nokon', second);
    await onNode(first.url, 'select pg_wal_replay_resume()');
    await untilReadAre(first, second);
    await expectReadFrom('Utan nokon', first);
  });
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
});

it('after a failover while people read, all is there, and the standby that follows the new primary is read alone', async () => {
  await makeWheel(servers[0]!, kari, 'Før bytet');
  await expectReadFrom('Før bytet', first, second);
  const { answered, failed } = await whileReading(servers, people, async () => {
    await pair.failOver();
    // Until the second follows, nobody reads it: it may lack what the new primary has.
    await expect.poll(() => tryWheel('Etter bytet'), { timeout: 20_000 }).toBe(true);
    await untilReadAre();
    for (const server of servers) for (const as of people) expect(await titlesFor(server, as)).toContain('Etter bytet');
    await second.follow(first);
    await untilReadAre(second);
  });
  expect(new Set(failed.map((each) => JSON.stringify(each)).filter((said) => !said.includes('"unavailable"')))).toEqual(
    new Set(),
  );
  expect(answered).toBeGreaterThan(20);
  for (const server of servers)
    for (const as of people)
      expect(await titlesFor(server, as)).toEqual(expect.arrayContaining(['Før bytet', 'Etter bytet']));
  await expectReadFrom('Etter bytet', second);
});

/** Whether a year wheel can be made now. */
async function tryWheel(title: string): Promise<boolean> {
  const create = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }';
  const { data } = await servers[0]!.graphql<{ createCalendar: unknown } | null>(kari, create, {
    input: { title, color: '#1f6f8b' },
  });
  return Boolean(data?.createCalendar);
}
