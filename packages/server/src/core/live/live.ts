import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Services } from '../base/services.ts';
import { type Notice, noticeChannel } from '../events/tell.ts';
import { Channels } from './channels.ts';
import { closeCodes, serveConnection } from './connection.ts';
import { listen } from './listen.ts';
import { publish } from './publish.ts';

const path = '/api/live';
/** Bytes of the largest frame that a browser may send. */
const maxPayload = 1_024;
/** Milliseconds between signs of life; who misses one has gone. */
const heartbeat = 30_000;

/**
 * Serves `/api/live` on a listening HTTP server. Changes made by any process on the database reach the browsers of this one.
 *
 */
export async function serveLive(
  server: Server,
  services: Services,
  connectionString: string,
): Promise<{ close: () => Promise<void> }> {
  const channels = new Channels();
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  server.on('upgrade', (request, stream, head) => {
    if (new URL(request.url ?? '/', 'http://host').pathname !== path) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => serveConnection(services, channels, socket));
  });

  let queue = Promise.resolve();
  const hear = (payload: string) => {
    queue = queue
      .then(() => publish(services, channels, JSON.parse(payload) as Notice))
      .catch((error) => services.log.error({ err: error }, 'a live frame could not be sent'));
  };
  // What was missed while the listener was away is unknown: every page connects again and reads anew.
  const restart = () => sockets.clients.forEach((socket) => void socket.close(closeCodes.restart));
  const listener = await listen(connectionString, { [noticeChannel]: hear }, services.log, restart);
  const pulse = setInterval(() => beat(sockets.clients), heartbeat);

  return {
    close: async () => {
      clearInterval(pulse);
      await listener.close();
      restart();
      sockets.close();
      await queue;
    },
  };
}

const silent = new WeakSet<WebSocket>();

function beat(clients: Set<WebSocket>): void {
  for (const socket of clients) {
    if (silent.has(socket)) {
      socket.terminate();
      continue;
    }
    silent.add(socket);
    socket.once('pong', () => silent.delete(socket));
    socket.ping();
  }
}
