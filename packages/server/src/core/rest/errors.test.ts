import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Services } from '../base/services.ts';
import { answerBadAddress, answerErrors } from './errors.ts';

/** A server that fails, or waits with its answer until the client has left; and what it logged as unexpected. */
async function serve() {
  const logged: unknown[] = [];
  const log = { error: (what: { err: Error }) => logged.push(what.err.message) };
  const app = fastify({ frameworkErrors: answerBadAddress });
  answerErrors(app, { log } as unknown as Services);
  await app.register(compress, { threshold: 0 });
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  app.post('/slow', async (request) => {
    asked.resolve();
    await new Promise((left) => request.raw.socket.once('close', left));
    setTimeout(answered.resolve, 50);
    return { words: 'ord '.repeat(10_000) };
  });
  app.get('/broken', async () => {
    throw new Error('a fault of ours');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, logged, asked: asked.promise, answered: answered.promise, url: `http://127.0.0.1:${port}` };
}

test('a fault of ours is logged', async () => {
  const { app, logged, url } = await serve();
  expect((await fetch(`${url}/broken`)).status).toBe(500);
  expect(logged).toEqual(['a fault of ours']);
  await app.close();
});

test('an address that ends in the midst of a letter is refused in words that people read, and not by the name of our tools', async () => {
  const { app, url } = await serve();
  const answer = await fetch(`${url}/%F0%9F`, { headers: { 'accept-language': 'nb' } });
  const message = 'Ugyldig forespørsel. Last siden på nytt, og prøv igjen.';
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'badRequest', message }]);
  await app.close();
});

test('somebody who leaves before the answer has come is no fault of ours', async () => {
  const { app, logged, asked, answered, url } = await serve();
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' };
  const request = ask(`${url}/slow`, { method: 'POST', headers });
  request.on('error', () => undefined);
  request.end('{}');
  await asked;
  request.destroy();
  await answered;
  expect(logged).toEqual([]);
  await app.close();
});
