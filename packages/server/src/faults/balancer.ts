import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several processes, as nginx or HAProxy with retries. */
export type Balancer = Readonly<{ url: string; close: () => void }>;

/**
 * Passes each request on to the processes in turn, and to the next one if that one does not listen.
 * @param backends returns the addresses of the processes that may serve now
 */
export async function openBalancer(backends: () => readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const all = backends();
    const first = turn;
    turn += 1;
    const pass = (attempt: number) => {
      const target = new URL(asked.url!, all[(first + attempt) % all.length]);
      const headers = { ...asked.headers, host: target.host, connection: 'close' };
      const passed = request(target, { method: asked.method, headers, agent: false }, (got) => {
        const { connection: _connection, 'keep-alive': _keepAlive, ...own } = got.headers;
        answer.writeHead(got.statusCode!, own);
        got.pipe(answer);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && attempt + 1 < all.length) return pass(attempt + 1);
        answer.destroy(error);
      });
      passed.end(body);
    };
    pass(0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
