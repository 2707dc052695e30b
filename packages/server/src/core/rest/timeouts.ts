import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { endRaw } from './raw-answer.ts';

/** Milliseconds that a request may take to be sent and answered; after that its connection is closed. */
export type WirePatience = Readonly<{
  /** Until its last header has come. */
  headers: number;
  /** Until its last byte has come. */
  request: number;
  /** Until the last byte of a file has been sent or read: 900 s is 22 kB a second for 20 MB. */
  transfer: number;
  /** From its headers until the last byte of the answer has been read: 120 s is 17 kB a second for all that the first page needs. */
  answer: number;
  /** Without a byte in either direction. */
  idle: number;
  /** Between two checks of all connections. */
  look: number;
}>;

const usual: WirePatience = {
  headers: 15_000,
  request: 30_000,
  transfer: 900_000,
  answer: 120_000,
  idle: 70_000,
  look: 2_000,
};

/** Returns the options of a server that waits for no client for ever, and that answers invalid HTTP with our headers. */
export const wireOptions = ({ headers, transfer, idle, look }: WirePatience = usual): FastifyHttpOptions<Server> => ({
  requestTimeout: transfer, // limitTimes limits requests that move no file
  connectionTimeout: idle,
  http: { headersTimeout: headers, connectionsCheckingInterval: look, requireHostHeader: false }, // every-answer.ts checks it
  return503OnClosing: false,
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
    endRaw(socket, statuses[error.code] ?? 400);
  },
});

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Closes the connections of clients that send or read too slowly, and those with errors. */
export function limitTimes(app: FastifyInstance, { request: sending, transfer, answer }: WirePatience = usual): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { socket } = raw;
    if (!(socket instanceof Socket)) return; // a request of `app.inject`, which has no connection
    const { isTransfer } = routeOptions.config;
    const timers = [
      setTimeout(() => socket.destroy(), isTransfer ? transfer : answer),
      setTimeout(() => raw.complete || endRaw(socket, 408), isTransfer ? transfer : sending),
    ];
    for (const timer of timers) timer.unref();
    reply.raw.once('close', () => timers.forEach(clearTimeout));
  });
  app.server.on('error', (error) => app.log.error({ err: error }, 'the server has a problem'));
  app.server.on('connection', (socket: Socket) => socket.on('error', () => socket.destroy()));
}
