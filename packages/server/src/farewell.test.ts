import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './core/testing/database.ts';
import { type ServerProcess, startProcess } from './core/testing/process.ts';

/** A process that is stopped while browsers have open connections to it answers every request that it takes, and never with 503. */
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  server = await startProcess({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await database.close();
});

it('after SIGTERM a request on an open connection is answered, or its connection closed', async () => {
  const lock = new pg.Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('begin; lock table installation in access exclusive mode');
  const [busy, idle] = [await open(), await open()];
  idle.ask('/api');
  await expect.poll(() => idle.statuses()).toEqual(['200']);
  busy.ask('/api/health'); // it waits for the lock
  await sleep(200);
  server.child.kill('SIGTERM');
  await expect.poll(listens, { interval: 20 }).toBe(false);

  busy.ask('/api');
  idle.ask('/api');
  await lock.query('rollback');
  await lock.end();
  await Promise.all([busy.closed, idle.closed]);

  expect(busy.statuses()[0]).toBe('200');
  expect([...busy.statuses(), ...idle.statuses()]).not.toContain('503');
  await expect.poll(() => server.child.exitCode).toBe(0);
});

const port = () => Number(new URL(server.url).port);

/** A connection that stays open between requests. */
async function open() {
  const socket: Socket = connect(port(), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    ask: (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n\r\n`),
    /** Returns the statuses of the answers so far. */
    statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
    closed,
  };
}

/** Whether new connections are accepted. */
const listens = (): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port(), '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
