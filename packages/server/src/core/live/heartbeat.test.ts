import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { heartbeatOf } from './heartbeat.ts';

let sockets: WebSocketServer;
afterEach(() => sockets.close());

/** Opens a socket whose browser answers nothing from now on. Returns both ends. */
async function openSilent() {
  sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(sockets, 'listening');
  const browser = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  await once(browser, 'open');
  browser.pause();
  return { browser, held: [...sockets.clients][0]! };
}

it('cuts off who is silent for a beat', async () => {
  const { held } = await openSilent();
  const beat = heartbeatOf(sockets.clients);
  beat();
  expect(held.readyState).toBe(WebSocket.OPEN);
  beat();
  expect(held.readyState).not.toBe(WebSocket.OPEN);
});

it('leaves who is told why the socket closes the time to hear it', async () => {
  const { browser, held } = await openSilent();
  const closed = once(browser, 'close');
  const beat = heartbeatOf(sockets.clients);
  beat();
  held.close(4429);
  beat();
  browser.resume();
  expect((await closed)[0]).toBe(4429);
});
