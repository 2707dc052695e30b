import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long and how much is still read of a request that is answered already, so that its sender gets the answer instead of a broken connection. */
const farewell = { milliseconds: 5_000, bytes: 25_000_000 } as const;

/**
 * Closes the connection of a request that is answered before all of it has come, such as an upload that is too large or for which the disk has no
 * room: what still comes would be taken for the next request's, or would never end. Its sender is told so, and gets the answer.
 */
export function closeUnfinished(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const { socket } = raw;
    if (raw.complete || !(socket instanceof Socket)) return;
    reply.header('connection', 'close');
    raw.unpipe();
    raw.resume();
    // Node calls this when the answer is sent, and would break the connection at once.
    socket.destroySoon = () => takeLeave(socket, raw);
  });
}

function takeLeave(socket: Socket, request: IncomingMessage): void {
  const most = socket.bytesRead + farewell.bytes;
  socket.end();
  if (request.complete) return void socket.destroy();
  const leave = () => void socket.destroy();
  const timer = setTimeout(leave, farewell.milliseconds).unref();
  request.on('data', () => socket.bytesRead > most && leave());
  request.once('end', leave);
  socket.once('close', () => clearTimeout(timer));
}
