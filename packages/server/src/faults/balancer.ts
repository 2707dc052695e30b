import { EventEmitter, once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several processes, as nginx or HAProxy. */
export type Balancer = Readonly<{
  url: string;
  /** Sends no new request to a process, and returns when those that it has are answered. */
  drain: (backend: string) => Promise<void>;
  /** Lets a process serve. */
  add: (backend: string) => void;
  close: () => void;
}>;

/** Passes each request on to the processes in turn. @param backends the addresses of the processes that serve at first */
export async function openBalancer(backends: readonly string[]): Promise<Balancer> {
  const serving = new Set(backends);
  const open = new Map<string, number>();
  const answers = new EventEmitter();
  const count = (backend: string, by: number) => open.set(backend, (open.get(backend) ?? 0) + by);
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    turn += 1;
    const backend = [...serving][turn % serving.size]!;
    count(backend, 1);
    answer.on('close', () => {
      count(backend, -1);
      answers.emit('given');
    });
    const target = new URL(asked.url!, backend);
    const headers = { ...asked.headers, host: target.host, connection: 'close' };
    const passed = request(target, { method: asked.method, headers, agent: false }, (got) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...own } = got.headers;
      answer.writeHead(got.statusCode!, own);
      got.pipe(answer);
    });
    passed.on('error', (error) => answer.destroy(error));
    passed.end(Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drain: async (backend) => {
      serving.delete(backend);
      while (open.get(backend)) await once(answers, 'given');
    },
    add: (backend) => void serving.add(backend),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
