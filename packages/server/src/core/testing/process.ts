import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestPerson } from './people.ts';

/** A real server process of a test; who disposes of it stops it. */
export type ServerProcess = AsyncDisposable & {
  url: string;
  child: ChildProcess;
  /** Returns its output so far. */
  said: () => string;
  graphql: <Data>(
    as: TestPerson,
    query: string,
    variables?: object,
    client?: string,
  ) => Promise<{ data: Data; errors?: { extensions: { code: string } }[] }>;
  rest: (as: TestPerson | null, path: string, body?: object) => Promise<{ status: number; body: never }>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** What a server process runs. */
export const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** What Node is told for a server, as everybody starts one. */
const usualFlags = readFileSync(fileURLToPath(new URL('../../../node.flags', import.meta.url)), 'utf8')
  .trim()
  .split(' ');

/** Where Node keeps the sources compiled, so that only the first server of all runs compiles them: a second less of each start. */
const compiled = fileURLToPath(new URL('../../../../../.samspel/compiled', import.meta.url));

/** Starts `main.ts`, of this version unless another one is given, as its own process and waits until it serves. */
export async function startProcess(
  env: Record<string, string>,
  program = main,
  flags: readonly string[] = usualFlags,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      BASE_URL: '',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    // By the channel it notices that the test run was killed, and stops.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (data) => output.push(String(data)));
  const url = `http://127.0.0.1:${port}`;
  await untilItServes(url, child, () => output.join(''));
  const call = (as: TestPerson | null, path: string, body: object | undefined, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      body: body ? JSON.stringify(body) : undefined,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...headers,
      },
    });
  return {
    url,
    child,
    said: () => output.join(''),
    graphql: async (as, query, variables, client) =>
      (await call(as, '/graphql', { query, variables }, client ? { 'x-samspel-client': client } : {})).json() as never,
    rest: async (as, path, body) => {
      const response = await call(as, path, body);
      return { status: response.status, body: (await response.json().catch(() => undefined)) as never };
    },
    stop: (signal = 'SIGTERM') => ended(child, signal),
    [Symbol.asyncDispose]: () => ended(child, 'SIGTERM'),
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Milliseconds until it must serve. A first start makes a database, which may take more than half a minute on a busy machine. */
const patience = 120_000;

async function untilItServes(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
    if (
      await fetch(`${url}/api`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server does not answer: ${said()}`);
}

/** Returns a port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
