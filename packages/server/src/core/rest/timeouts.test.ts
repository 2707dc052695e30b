import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { areas } from '../../areas/index.ts';
import type { Area } from '../area/area.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { publicRoute } from './route.ts';

/** Connections that send or read too slowly are closed, on a server with short timeouts. */
const patience = { headers: 600, request: 900, transfer: 5_000, answer: 1_200, idle: 600, look: 100 };
const large: Area = {
  name: 'large',
  sdl: '',
  actions: {},
  resolvers: {},
  routes: [publicRoute({ method: 'GET', path: '/large' }, async () => ({ text: 'ord '.repeat(10_000_000) }))],
};

let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
let url: string;

beforeAll(async () => {
  world = await makeWorld();
  app = await buildApp(world.services, [...areas, large], patience);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** Sends a start, then a byte every so many milliseconds. Returns what the server sent until it hung up. */
function drip(start: string, every: number): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const heard: string[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(start));
    const dripping = setInterval(() => socket.write('x'), every);
    socket.setEncoding('latin1').on('data', (data) => heard.push(String(data)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard.join(''));
    });
  });
}

it('a body that drips is refused, and hung up', async () => {
  const head =
    'POST /api/auth/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
  expect(await drip(head, 100)).toMatch(/^HTTP\/1\.1 408 /);
});

it('headers that drip are refused, and hung up', async () => {
  expect(await drip('GET /api HTTP/1.1\r\nHost: x\r\nX-Slow: ', 100)).toMatch(/^HTTP\/1\.1 408 /);
});

it('a connection on which nothing comes is hung up', async () => {
  expect(await drip('', 1_000_000)).not.toMatch(/^HTTP\/1\.1 200/);
});

it('who reads an answer a little at a time is hung up', async () => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'));
  const sip = setInterval(() => socket.read(1_000), 50);
  socket.on('error', () => socket.destroy());
  await once(socket, 'readable');
  await expect.poll(connections).toBe(0);
  clearInterval(sip);
  socket.destroy();
});

it('the others are served meanwhile', async () => {
  expect(await sendRaw(url, 'GET /api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
