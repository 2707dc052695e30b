import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { version } from './core/base/version.ts';
import { askForJob } from './core/jobs/ask-for-job.ts';
import { queueMail } from './core/mail/queue-mail.ts';
import { createTestDatabase, type TestDatabase } from './core/testing/database.ts';
import { openLive } from './core/testing/live-client.ts';
import { makeOrganization, makePerson, type TestPerson } from './core/testing/people.ts';
import { type ServerProcess, startProcess } from './core/testing/process.ts';

/** Two server processes on one PostgreSQL: each announces changes to the other's clients, and each job runs once (issue of the foundation, §7). */
let database: TestDatabase;
let first: ServerProcess;
let second: ServerProcess;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
let calendar: { id: string; version: number };
const delivered: string[] = [];
const backups = mkdtempSync(join(tmpdir(), 'samspel-two-backups-'));
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const text: string[] = [];
    stream.on('data', (data) => text.push(String(data)));
    stream.on('end', () => {
      delivered.push(text.join(''));
      done();
    });
  },
});

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const fjordvik = await makeOrganization(database.db, 'Fjordvik kommune');
  const lundvik = await makeOrganization(database.db, 'Lundvik kommune');
  [kari, ola, per] = [
    await makePerson(database.db, 'Kari Nes', fjordvik),
    await makePerson(database.db, 'Ola Vik', fjordvik),
    await makePerson(database.db, 'Per Lund', lundvik),
  ];
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as { port: number };
  const env = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LOG_LEVEL: 'info',
    BACKUP_DIR: backups,
  };
  [first, second] = await Promise.all([startProcess(env), startProcess(env)]);
  const access = {
    isPrivate: true,
    visibility: 'PUBLIC',
    organizations: [{ organization: ola.organizationId, access: 'READ' }],
  };
  const answer = await first.graphql<{ createCalendar: typeof calendar }>(
    kari,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id version } }',
    {
      input: { title: 'Økonomi', color: '#1f6f8b', access },
    },
  );
  calendar = answer.data.createCalendar;
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  post.close();
  await database.close();
  rmSync(backups, { recursive: true });
});

async function rename(title: string, more = {}, client?: string) {
  const answer = await first.graphql<{ updateCalendar: typeof calendar }>(
    kari,
    'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id version } }',
    { input: { id: calendar.id, version: calendar.version, title, ...more } },
    client,
  );
  if (answer.data?.updateCalendar) calendar = answer.data.updateCalendar;
  return answer;
}

describe('a change made in one process', () => {
  it('is not told to who may not read it, nor can they listen', async () => {
    const live = await openLive(second, per);
    expect(await live.subscribe(calendar.id)).toMatchObject({ type: 'refused', code: 'notFound' });
    expect(await live.subscribe(987654321)).toMatchObject({ type: 'refused', code: 'notFound' });
    await rename('Økonomi og plan');
    expect(await live.next(300)).toBeNull();
    live.close();
  });

  it('is told to a colleague at the other one, by ids alone, without the tab it came from', async () => {
    const live = await openLive(second, ola);
    expect(await live.subscribe(calendar.id)).toMatchObject({ type: 'subscribed' });
    await rename('Økonomiplan', {}, 'tab-1');
    expect(await live.next()).toEqual({ type: 'META_UPDATE', id: Number(calendar.id), by: kari.hash, client: null });
    live.close();
  });

  it('is not told when it was refused', async () => {
    const live = await openLive(second, ola);
    await live.subscribe(calendar.id);
    expect((await rename('Gammal versjon', { version: 1 })).errors![0]!.extensions.code).toBe('conflict');
    expect((await rename('', {})).errors).toBeDefined();
    expect(await live.next(400)).toBeNull();
    live.close();
  });

  it('is not told to who lost the right after they began to listen, or signed out', async () => {
    const [mine, theirs] = [await openLive(first, kari), await openLive(second, ola)];
    await mine.subscribe(calendar.id);
    await theirs.subscribe(calendar.id);
    await database.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', ola.id).execute();
    await rename('Berre eg');
    expect(await mine.next()).toMatchObject({ type: 'META_UPDATE' });
    expect(await theirs.next(300)).toBeNull();
    await database.db.updateTable('person').set({ user_status: 'ACTIVATED' }).where('id', '=', ola.id).execute();
    await database.db.updateTable('session').set({ revoked_at: new Date() }).where('person_id', '=', ola.id).execute();
    await rename('Framleis berre eg');
    expect(await mine.next()).toMatchObject({ type: 'META_UPDATE' });
    expect(await theirs.next(300)).toBeNull();
    mine.close();
    theirs.close();
  });
});

describe('the work behind', () => {
  it('sends each mail once, whichever process takes it', async () => {
    await database.db.transaction().execute(async (tx) => {
      for (let number = 0; number < 30; number += 1)
        await queueMail(tx, { to: `p${number}@lundvik.example`, subject: `Nr. ${number}`, body: 'Hei' });
    });
    await expect.poll(() => delivered.length).toBeGreaterThanOrEqual(30);
    await sleep(500);
    const subjects = delivered.map((text) => /^Subject: (.*)$/m.exec(text)![1]!.trim());
    expect(subjects.toSorted()).toEqual(Array.from({ length: 30 }, (_, number) => `Nr. ${number}`).toSorted());
  });

  it('runs each turn of a job once, and only one schedule stands for both', async () => {
    const boss = new PgBoss({ connectionString: database.url, max: 2, supervise: false, schedule: false });
    await boss.start();
    for (let turn = 0; turn < 6; turn += 1) await boss.send('calendar.emptyTrash', { turn });
    const ran = () =>
      [first, second].flatMap((server) => server.said().match(/"job":"calendar\.emptyTrash"/g) ?? []).length;
    await expect.poll(ran).toBe(6);
    await sleep(2_500);
    expect(ran()).toBe(6);
    expect((await boss.getSchedules('calendar.emptyTrash')).length).toBe(1);
    await boss.stop();
  });

  it('makes one backup, though both processes are asked for it', async () => {
    await database.db.transaction().execute((tx) => askForJob(tx, 'backup.make'));
    const made = () => [first, second].flatMap((server) => server.said().match(/"a backup is made"/g) ?? []).length;
    await expect.poll(made).toBe(1);
    await sleep(2_500);
    expect(made()).toBe(1);
    expect(readdirSync(backups).filter((name) => name.endsWith('.backup'))).toHaveLength(1);
  });

  it('is said to be in order, for whoever watches', async () => {
    const answer = await first.rest(null, '/health');
    expect(answer).toEqual({
      status: 200,
      body: { ready: true, version, database: true, storage: true, mail: true, jobs: true, backup: true },
    });
  });

  it('goes on in one process when the other is killed', async () => {
    await second.stop('SIGKILL');
    expect((await rename('Etter fallet')).errors).toBeUndefined();
    expect((await first.rest(null, '')).status).toBe(200);
  });
});
