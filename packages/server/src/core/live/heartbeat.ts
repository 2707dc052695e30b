import type { WebSocket } from 'ws';

/**
 * Returns a function that pings each socket, and cuts off those that have not answered the ping before. Sockets that are being closed are left
 * alone, so that their clients can read why.
 */
export function heartbeatOf(clients: ReadonlySet<WebSocket>): () => void {
  const silent = new WeakSet<WebSocket>();
  return () => {
    for (const socket of clients) {
      if (socket.readyState !== socket.OPEN) continue;
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping(() => {}); // a client that has gone meanwhile gets nothing
    }
  };
}
