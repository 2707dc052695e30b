import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { areas } from '../../areas/index.ts';
import { openStorage } from '../storage/open-storage.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ env: { DATA_DIR: '/dev/null/nowhere' } });
});
afterAll(() => world.close());

const ask = () => world.rest(null, 'GET', '/health');

it('is 503 while a part is down, and says which, but not why', async () => {
  const { status, body } = await ask();
  expect(status).toBe(503);
  expect(body).toEqual({
    ready: false,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: true,
    storage: false,
    mail: true,
    jobs: false,
    backup: true,
  });
});

it('notices mail that nobody delivers', async () => {
  const waiting = {
    to_address: 'kari@fjordvik.example',
    subject: 'Hei',
    body: 'Hei',
    created_at: new Date(Date.now() - 3_600_000),
  };
  await world.db.insertInto('mail_outbox').values(waiting).execute();
  expect((await ask()).body).toMatchObject({ mail: false });
  await world.db.updateTable('mail_outbox').set({ given_up_at: new Date() }).execute();
  expect((await ask()).body).toMatchObject({ mail: true });
});

it('notices a disk that is full, though the folder may be written to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-health-'));
  const incoming = join(folder, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });
  await symlink('/dev/full', join(incoming, `health-${process.pid}`));
  const services = { ...world.services, settings: { ...world.services.settings, dataDir: folder } };
  services.storage = await openStorage(services.settings, services.log);
  const app = await buildApp(services, areas);
  const answer = async () => (await app.inject('/api/health')).json();
  expect(await answer()).toMatchObject({ ready: false, database: true, storage: false });
  expect(await answer()).toMatchObject({ storage: true });
  await app.close();
  await rm(folder, { recursive: true });
});

it('costs the same for everybody who asks at once as for one', async () => {
  const questions = vi.spyOn(world.services.storage, 'check');
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  expect(questions.mock.calls.length).toBeLessThan(50);
  questions.mockRestore();
});

it('takes nothing that is sent with it', async () => {
  expect((await world.rest(null, 'POST', '/health', {})).status).toBe(404);
});
