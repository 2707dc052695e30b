import type { WebSocket } from 'ws';

/** Makes the beat that asks each socket for a sign of life, and cuts off who gave none since the last one. Who is being told why is left to hear it. */
export function pulseOf(clients: ReadonlySet<WebSocket>): () => void {
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
      socket.ping(() => {}); // who has gone meanwhile does not hear it
    }
  };
}
