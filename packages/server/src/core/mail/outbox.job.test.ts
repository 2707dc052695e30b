import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { databaseUrl } from '../testing/database.ts';
import { mailServer } from '../testing/mail-server.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { outboxJob } from './outbox.job.ts';
import { type Mail, queueMail } from './queue-mail.ts';

const letter = (more: Partial<Mail> = {}): Mail => ({
  to: 'kari@fjordvik.example',
  subject: 'PIN-koden din på veg',
  body: 'Hei på deg!\n\n012345\n\nHelsing Samspel',
  ...more,
});

let folder: string;
let world: World;
let connection: string;
const closers: (() => Promise<unknown>)[] = [];

type OnPin = (email: string, pin: string) => void;

function openOutbox(smtpUrl: string | undefined, onPin?: OnPin) {
  const services = { ...world.services, settings: { ...world.services.settings, smtpUrl } };
  const { job, close } = outboxJob(services.settings, [], onPin);
  closers.push(async () => close());
  return { services, job };
}
/** Runs the job whenever mail is queued, as a process does. */
async function start(smtpUrl: string) {
  const { services, job } = openOutbox(smtpUrl);
  const jobs = await runJobs(services, connection, [job]);
  closers.push(() => jobs.stop());
}
/** Runs it once. */
async function send(smtpUrl?: string, onPin?: OnPin) {
  const { services, job } = openOutbox(smtpUrl, onPin);
  await job.run(services);
}
async function startServer(refuse?: (to: string) => number | undefined) {
  const server = await mailServer(refuse);
  closers.push(server.close);
  return server;
}
const queue = (mail: Mail) => inTransaction(world.db, (tx) => queueMail(tx, mail));
const outbox = () => world.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const soon = { interval: 20 };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samspel-mail-'));
  world = await makeWorld({
    areas: [],
    env: { DATA_DIR: folder, MAIL_FROM: 'Samspel i Fjordvik <post@fjordvik.example>' },
  });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  connection = databaseUrl(inject('postgres'), rows[0]!.name);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await world.close();
  await rm(folder, { recursive: true });
});

describe('a mail that does not leave', () => {
  it('is one of a transaction that was undone', async () => {
    const server = await startServer();
    await start(server.url);
    const undone = inTransaction(world.db, async (tx) => {
      await queueMail(tx, letter());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await queue(letter({ to: 'ola@fjordvik.example' }));
    await expect.poll(() => server.received, soon).toHaveLength(1);
    expect(server.received[0]!.to).toEqual(['ola@fjordvik.example']);
  });

  it('is a PIN that has run out while it waited', async () => {
    await queue(letter({ expiresAt: new Date(Date.now() - 1) }));
    const server = await startServer();
    await send(server.url);
    expect((await outbox())[0]).toMatchObject({ given_up_at: expect.any(Date), body: null });
    expect(server.received).toEqual([]);
  });

  it('is one to an address that the mail server does not know: it is given up, and a PIN forgotten; another mail can be sent again', async () => {
    const server = await startServer(() => 550);
    await queue(letter({ expiresAt: new Date(Date.now() + 600_000) }));
    await queue(letter());
    await send(server.url);
    const givenUp = { given_up_at: expect.any(Date), attempts: 1 };
    expect(await outbox()).toMatchObject([
      { ...givenUp, body: null },
      { ...givenUp, body: letter().body },
    ]);
  });

  it('waits half a minute while the mail server has no time, and then leaves', async () => {
    let isBusy = true;
    const server = await startServer(() => (isBusy ? 451 : undefined));
    await queue(letter());
    await send(server.url);
    expect((await outbox())[0]!.last_error).toContain('not now');
    const [waiting] = await outbox();
    const seconds = (waiting!.next_try.getTime() - Date.now()) / 1_000;
    expect(waiting).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(31);
    isBusy = false;
    await sql`update mail_outbox set next_try = now()`.execute(world.db);
    await queue(letter({ to: 'ola@fjordvik.example' }));
    await send(server.url);
    expect(server.received).toHaveLength(2);
  });

  it('waits where there is no mail server at all', async () => {
    await queue(letter());
    await send('smtp://127.0.0.1:1');
    expect((await outbox())[0]!.last_error).toContain('ECONNREFUSED');
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null, given_up_at: null, body: letter().body }]);
  });

  it('waits through an hour without a mail server, and then leaves, once', async () => {
    await queue(letter());
    let waited = 0;
    while (waited < 3_600) {
      await send('smtp://127.0.0.1:1');
      const [mail] = await outbox();
      expect(mail).toMatchObject({ sent_at: null, given_up_at: null });
      waited += (mail!.next_try.getTime() - Date.now()) / 1_000;
      await sql`update mail_outbox set next_try = now()`.execute(world.db);
    }
    const server = await startServer();
    await send(server.url);
    await send(server.url);
    expect(server.received).toHaveLength(1);
  });

  it('is given up after twelve tries', async () => {
    await queue(letter());
    await sql`update mail_outbox set attempts = 11`.execute(world.db);
    await send('smtp://127.0.0.1:1');
    expect((await outbox())[0]).toMatchObject({ given_up_at: expect.any(Date), body: letter().body });
  });
});

describe('a mail through a mail server', () => {
  it('arrives unencoded, with the PIN alone on a line, and its words are forgotten here', async () => {
    const server = await startServer();
    const pins: string[] = [];
    await queue(letter({ headers: { 'List-Id': 'samspel' } }));
    await send(server.url, (_, pin) => pins.push(pin));
    expect(server.received).toHaveLength(1);
    const { from, to, raw } = server.received[0]!;
    expect({ from, to }).toEqual({ from: 'post@fjordvik.example', to: ['kari@fjordvik.example'] });
    expect(raw).toContain(
      '\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nHei på deg!\r\n\r\n012345\r\n',
    );
    expect(raw).toContain('\r\nList-Id: samspel\r\n');
    expect((await outbox())[0]).toMatchObject({ sent_at: expect.any(Date), body: null, attempts: 1 });
    expect(pins).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves once, however many processes serve side by side', async () => {
    const server = await startServer();
    for (let process = 0; process < 3; process += 1) await start(server.url);
    await Promise.all(Array.from({ length: 40 }, (_, index) => queue(letter({ to: `p${index}@fjordvik.example` }))));
    await expect.poll(async () => (await outbox()).every(({ sent_at }) => sent_at), soon).toBe(true);
    const reached = server.received.flatMap(({ to }) => to);
    expect([reached.length, new Set(reached).size]).toEqual([40, 40]);
  });

  it('leaves at the next start when the server was stopped before', async () => {
    const server = await startServer();
    await queue(letter());
    await start(server.url);
    await expect.poll(() => server.received, soon).toHaveLength(1);
  });
});

describe('a mail without a mail server', () => {
  it('lies in the outbox folder, readable by its owner alone, and the terminal is told the PIN', async () => {
    const pins: string[][] = [];
    await queue(letter());
    await queue(letter({ to: 'ola@fjordvik.example', body: 'Ei helsing utan PIN: 123456 er ikkje aleine.' }));
    await send(undefined, (...pin) => pins.push(pin));
    expect((await outbox()).every(({ sent_at }) => sent_at)).toBe(true);
    expect(pins).toEqual([['kari@fjordvik.example', '012345']]);
    const names = (await readdir(join(folder, 'outbox'))).sort();
    expect(names).toEqual([
      expect.stringMatching(/^\d{8}T\d{6}Z-1\.eml$/),
      expect.stringMatching(/^\d{8}T\d{6}Z-2\.eml$/),
    ]);
    const path = join(folder, 'outbox', names[0]!);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path, 'utf8')).split('\n')).toContain('012345');
    expect((await outbox()).map(({ body }) => body)).toEqual([null, null]);
  });

  it('waits while the disk has no room, and then lies there, whole', async () => {
    const outboxFolder = join(folder, 'outbox');
    await mkdir(outboxFolder, { recursive: true });
    // What is written under these names finds the disk full: those of every second of the next ten minutes.
    const times = Array.from({ length: 610 }, (_, second) => new Date(Date.now() + (second - 10) * 1_000));
    const names = times.map((time) => `${time.toISOString().replace(/[-:]|\.\d+/g, '')}-1.eml.part`);
    await Promise.all(names.map((name) => symlink('/dev/full', join(outboxFolder, name))));
    await queue(letter());
    await send();
    expect(await outbox()).toMatchObject([{ sent_at: null, last_error: expect.stringContaining('ENOSPC') }]);
    await Promise.all(names.map((name) => rm(join(outboxFolder, name), { force: true })));
    await sql`update mail_outbox set next_try = now()`.execute(world.db);
    await send();
    const [name] = await readdir(outboxFolder);
    expect(await readFile(join(outboxFolder, name!), 'utf8')).toContain('012345');
    expect(await outbox()).toMatchObject([{ sent_at: expect.any(Date), last_error: null }]);
  });
});
