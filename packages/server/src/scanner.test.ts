import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './core/testing/database.ts';
import { main, type ServerProcess, startProcess } from './core/testing/process.ts';
import { upgradeRequest } from './core/testing/raw-request.ts';

/** What a scanner sends to every port that it finds: malformed requests, upgrades at any path, and random frames. */
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'));
  const env = { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1' };
  // A small heap is collected often, so that growth shows what is really kept.
  server = await startProcess(env, main, ['--max-old-space-size=96', '--max-semi-space-size=2']);
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const paths = [
  '//',
  '///',
  '/%zz',
  '/%00',
  '/%F0%9F',
  '*',
  '?',
  '/?',
  '/../../etc/passwd',
  'http://[::1',
  'http://evil.example/api',
  '/api/live',
  '/api/live/',
  '/api/live?ticket=1',
  '/api//live',
  '/api/graphql?query={me{id}}',
  '/api/health',
  '/app/',
  '/app/assets/../../package.json',
  '/app/%2e%2e/.sources',
  '/api/meta/calendar?calendarCode=%',
  '/api/shared/%FF',
  `/${'a'.repeat(9_000)}`,
  '/.env',
  '/wp-login.php',
  '/api/person/me',
  '/\u00ff\u00fe',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'CONNECT', 'TRACE', 'PRI', 'BREW', 'get', ''];
const headers = [
  'Host: a\r\nHost: b',
  'Host: samspel.example',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Content-Length: -1',
  'Content-Length: 10',
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Authorization: Bearer \u0001',
  'Cookie: a=b; c',
  `X: ${'y'.repeat(20_000)}`,
  'Accept-Encoding: gzip;q=nan, *',
  'Range: bytes=0-,-1',
  'Origin: null',
  'If-None-Match: "',
  'X-Forwarded-For: 1.1.1.1, x',
  ' folded: yes',
  ': none',
];

/** Makes a generator of numbers from 0 to 1, which are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = numbers(20_261_122);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
const noise = (length: number) => String.fromCharCode(...Array.from({ length }, () => Math.floor(next() * 256)));

const request = () =>
  [
    `${oneOf(methods)} ${oneOf(paths)} HTTP/${oneOf(['1.1', '1.1', '1.0', '9.9'])}`,
    oneOf(headers),
    oneOf(headers),
    '',
    oneOf(['', '{', '{"query":', noise(50)]),
  ].join('\r\n');
const upgrade = () =>
  upgradeRequest(
    oneOf(paths),
    oneOf<Record<string, string>>([{}, { 'Sec-WebSocket-Key': 'x' }, { Upgrade: 'h2c' }, { Origin: oneOf(paths) }]),
  ) + noise(20);
const frames = () =>
  upgradeRequest('/api/live') +
  oneOf([
    noise(200),
    '\u0081\u0005hello',
    '\u00ff\u00ff',
    '\u0088\u0080\u0000\u0000\u0000\u0000',
    '\u0081\u00fe\u00ff\u00ff\u0000\u0000\u0000\u0000',
  ]);

/** Writes bytes, and leaves after the first answer or 250 ms, half of the times with a connection reset. */
function knock(bytes: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const leave = () => (next() < 0.5 ? socket.resetAndDestroy() : socket.end());
    socket.setTimeout(250, leave);
    socket.once('data', leave);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

async function knockOften(times: number): Promise<void> {
  let left = times;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await knock(oneOf([request, request, upgrade, frames])());
    }
  };
  await Promise.all(Array.from({ length: 40 }, lane));
}

/** Returns the megabytes of memory that the process uses. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })) / 1_024;

it('after 10,000 of them the process lives, is in order, and holds no more than after the first half', async () => {
  await knockOften(5_000);
  const half = memory();
  await knockOften(5_000);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
  expect((await server.rest(null, '/health')).status).toBe(200);
  expect(memory() - half).toBeLessThan(15);
  expect(server.said()).not.toMatch(/unexpected error|nobody foresaw/);
});
