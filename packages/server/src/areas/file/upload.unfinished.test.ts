import crypto from 'node:crypto';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWorld } from '../../core/testing/live-server.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { formOf } from './testing/upload.ts';

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  const wheel = await makeCalendar(world, world.kari, open);
  instance = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
  server = await serveWorld(world);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const incoming = () => join(world.services.settings.dataDir, 'files', 'incoming');

describe('an upload that has no end', () => {
  /** Sends blocks of a form in chunks until the server hangs up. Returns what it answered, and how many bytes it took. */
  function flood(head: string, block: string, path = '/file/upload'): Promise<{ answer: string; sent: number }> {
    const { port } = new URL(server.url);
    const lines = [
      `POST /api${path} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${world.kari.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
    ];
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    return new Promise((resolve) => {
      let [answer, sent] = ['', 0];
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      const goOn = () => {
        while (socket.writable && sent < 200_000_000) {
          sent += block.length;
          if (!socket.write(chunk(block))) return;
        }
      };
      socket.write(`${lines.join('\r\n')}\r\n\r\n${chunk(head)}`);
      socket.setEncoding('latin1').on('data', (data) => (answer += data));
      socket.on('drain', goOn).on('error', () => socket.destroy());
      socket.on('close', () => resolve({ answer, sent }));
      goOn();
    });
  }
  const part = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const block = 'A'.repeat(1_000_000);

  it.each([
    ['in its file', `${part('name="file"; filename="x.pdf"')}%PDF-1.7`],
    ['in a field', part('name="description"')],
    ['before its first part', 'x'],
  ])('%s is cut at the limit, with the reason', async (_where, head) => {
    const { answer, sent } = await flood(head, block);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*file\.tooLarge/i);
    // Of the 200 MB that are offered; what lies between the two when the answer comes depends on how busy the machine is.
    expect(sent).toBeLessThan(150_000_000);
    await expect.poll(() => readdir(incoming())).toEqual([]);
  });

  it.each([
    ['in its file', `${part('name="file"; filename="x.csv"')}a;b`],
    ['in what was pasted', part('name="text"')],
  ])('%s is cut where a plan is brought in, too', async (_where, head) => {
    const { answer, sent } = await flood(head, block, '/import');
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*file\.tooLarge/i);
    expect(sent).toBeLessThan(60_000_000);
  });
});

describe('an upload for which there is no room', () => {
  it('leaves a connection that serves the next request', async () => {
    const { randomUUID } = crypto;
    await mkdir(incoming(), { recursive: true });
    const name = randomUUID();
    // The kernel itself refuses every byte that is written there with ENOSPC.
    await symlink('/dev/full', join(incoming(), name));
    Object.assign(crypto, { randomUUID: () => name });
    syncBuiltinESMExports();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const file = { name: 'Sak.txt', content: 'a'.repeat(8_000_000) };
    const { type, bytes } = await formOf({ type: 'EVENT_INSTANCE', metaid: instance }, file);
    const authorization = `Bearer ${world.kari.token}`;
    const ask = (path: string, body?: Buffer) =>
      new Promise<{ status: number; retryAfter: unknown }>((resolve, reject) => {
        const headers = body ? { authorization, 'content-type': type, 'content-length': body.length } : {};
        const sent = request(`${server.url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve({ status: answer.statusCode!, retryAfter: answer.headers['retry-after'] }));
        });
        sent.once('error', reject);
        sent.end(body);
      });
    try {
      expect(await ask('/api/file/upload', bytes)).toEqual({ status: 507, retryAfter: '300' });
      expect(await ask('/api')).toMatchObject({ status: 200 });
    } finally {
      Object.assign(crypto, { randomUUID });
      syncBuiltinESMExports();
      agent.destroy();
    }
  });
});
