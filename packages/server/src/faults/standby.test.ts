import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../../printed/tables.ts';
import { openDatabase } from '../core/database/pool.ts';
import { openStandbys } from '../core/database/standby/standbys.ts';
import { mostBehind } from '../core/database/standby/watch.ts';
import { openLive } from '../core/testing/live-client.ts';
import { makeOrganization, makePerson, type TestPerson, testSecretKey } from '../core/testing/people.ts';
import { type ServerProcess, startProcess } from '../core/testing/process.ts';
import { type Pair, startPair } from './pair.ts';
import {
  ask,
  isRead,
  makeActivity,
  makeWheel,
  onNode,
  readsSince,
  scansOn,
  timeOn,
  titlesFor,
  type Wheel,
  whileReading,
} from './reading.ts';

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
  const addresses = {
    DATABASE_URL: pair.url,
    DATABASE_READ_URLS: pair.standby.readUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
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

async function change(server: ServerProcess, { id }: Wheel, how: object): Promise<void> {
  const read = 'query ($id: ID!) { calendar(id: $id) { version } }';
  const { calendar } = await ask<{ calendar: Wheel }>(server, kari, read, { id });
  const write = 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }';
  await ask(server, kari, write, { input: { id, version: calendar.version, ...how } });
}

const onStandby = (statement: string) => onNode(pair.standby.url, statement);
/** Does something while the standby gets nothing new, which ends also if that fails. */
async function whileBehind(happens: () => Promise<void>): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  try {
    await happens();
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
}
const readThere = () => scansOn(pair.standby.url);
const untilRead = async (is: boolean) => {
  for (const server of [one, other]) await expect.poll(() => isRead(server, pair.standby)).toBe(is);
};
const reading = (happens: () => Promise<void>) => whileReading([one, other], [kari, ola, per], happens);

it('what people ask for is read from the standby', async () => {
  await makeWheel(one, kari, 'Budsjett');
  await untilRead(true);
  const start = await timeOn(pair.standby.url);
  await expect
    .poll(async () => {
      for (const as of [kari, ola, per]) expect(await titlesFor(one, as)).toContain('Budsjett');
      return readsSince(pair.standby.url, start);
    })
    .toContainEqual(expect.stringContaining('subject'));
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

it.each(['xlsx', 'csv', 'pdf', 'svg'])('a year wheel, and my year, as %s are read from the standby', async (format) => {
  const wheel = await makeWheel(one, kari, 'På papir');
  await makeActivity(one, kari, wheel);
  await untilRead(true);
  for (const path of [`/calendar/${wheel.id}/export/${format}`, `/person/me/year/export/${format}`]) {
    const before = await scansOn(pair.standby.url, 'event_instance');
    await expect
      .poll(async () => {
        expect([200, 202]).toContain((await one.rest(kari, path)).status);
        return scansOn(pair.standby.url, 'event_instance');
      })
      .toBeGreaterThan(before);
  }
});

it('who has just made a year wheel has it on paper, while the standby does not', async () => {
  await untilRead(true);
  await whileBehind(async () => {
    const wheel = await makeWheel(one, kari, 'Rett på papir');
    // A machine that is busy is drawing for longer than whoever asks waits, and says so (202).
    const pdfOf = async (server: ServerProcess) => (await server.rest(kari, `/calendar/${wheel.id}/export/pdf`)).status;
    for (const server of [one, other]) await expect.poll(() => pdfOf(server)).toBe(200);
  });
});

it('a person reads at once what they have written, in any process, while the standby does not have it', async () => {
  await untilRead(true);
  await whileBehind(async () => {
    await makeWheel(one, kari, 'Medan kopien ventar');
    expect(await titlesFor(other, kari)).toContain('Medan kopien ventar');
    expect(await titlesFor(one, kari)).toContain('Medan kopien ventar');
  });
});

it('of others, nobody reads what is older than the limit: a standby that is further behind is left out, and comes back by itself', async () => {
  await untilRead(true);
  await whileBehind(async () => {
    await makeWheel(one, kari, 'Nytt for Ola');
    await sleep(mostBehind);
    for (const server of [one, other]) expect(await titlesFor(server, ola)).toContain('Nytt for Ola');
    await untilRead(false);
    const gone = await timeOn(pair.standby.url);
    for (const server of [one, other]) expect(await titlesFor(server, ola)).toContain('Nytt for Ola');
    expect(await readsSince(pair.standby.url, gone)).toEqual([]);
  });
  await untilRead(true);
});

it('a right that is taken away is not readable longer than the limit, though the standby still has it', async () => {
  const wheel = await makeWheel(one, kari, 'Snart gøymd');
  await expect.poll(() => titlesFor(other, per)).toContain('Snart gøymd');
  await untilRead(true);
  await whileBehind(async () => {
    await change(one, wheel, { access: { isPrivate: true, visibility: 'PRIVATE' } });
    await sleep(mostBehind);
    for (const server of [one, other]) expect(await titlesFor(server, per)).not.toContain('Snart gøymd');
  });
});

it('who is told of a change by an open page reads it, however far behind the standby is', async () => {
  const wheel = await makeWheel(one, kari, 'Før');
  await onStandby("alter system set recovery_min_apply_delay = '400ms'");
  await onStandby('select pg_reload_conf()');
  await untilRead(true);
  const page = await openLive(one, ola);
  await page.subscribe(wheel.id);
  for (const title of ['Etter', 'Sidan', 'Til slutt']) {
    await change(one, wheel, { title });
    const frame = await page.next();
    expect(frame).toMatchObject({ type: 'META_UPDATE', id: Number(wheel.id) });
    expect(await titlesFor(other, ola)).toContain(title);
  }
  page.close();
  await onStandby('alter system reset recovery_min_apply_delay');
  await onStandby('select pg_reload_conf()');
});

it('a standby that lets nobody in from the beginning is told with its reason, and the primary serves everybody', async () => {
  const told: [{ err?: Error }, string][] = [];
  const log = { warn: (what: { err?: Error }, words: string) => told.push([what, words]) };
  const address = new URL(pair.standby.readUrl);
  address.pathname = '/nothing';
  const standbys = openStandbys(pair.url, [address.href], log as never);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]![0].err!.message).toContain('"nothing" does not exist');
  expect(await standbys.choose(kari.id)).toBeNull();
  await standbys.close();
});

it('a standby that stands still fails nobody', async () => {
  await untilRead(true);
  const { answered, failed } = await reading(async () => {
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
  const { answered, failed } = await reading(async () => {
    await sleep(200);
    await pair.standby.kill();
    await untilRead(false);
    await makeWheel(one, kari, 'Utan kopi');
    for (const server of [one, other]) expect(await titlesFor(server, kari)).toContain('Utan kopi');
    await pair.standby.revive();
    await untilRead(true);
  });
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  expect(await titlesFor(other, ola)).toContain('Utan kopi');
});
