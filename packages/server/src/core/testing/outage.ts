import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/pool.ts';
import { makeOrganization, makePerson, type TestPerson } from './people.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** A server process with a PostgreSQL that can be stopped and started again. */
export type Stoppable = {
  server: ServerProcess;
  kari: TestPerson;
  /** Stops PostgreSQL for so many seconds, while Kari asks five times a second. */
  outage: (seconds: number) => Promise<Outage>;
  /** Stops all processes of PostgreSQL where they stand, asks for health and as Kari, lets them go on, and returns the answers' statuses. */
  standstill: () => Promise<{ health: number; kari: string; afterwards: number }>;
  close: () => Promise<void>;
};

/** How an outage went. */
export type Outage = {
  /** The different statuses answered while PostgreSQL was away, each with its Retry-After. */
  during: string[];
  /** Seconds from the start of PostgreSQL to the first answer with status 200. */
  backAfter: number;
  /** How many connections listen shortly afterwards. */
  listening: number;
};

/** Starts both the server and PostgreSQL, with Kari signed in. */
export async function startStoppable(env: Record<string, string> = {}): Promise<Stoppable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samspel-outage-'));
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  let postgres: EmbeddedPostgres = await start();
  const { connectionString } = postgres;
  const kari = await prepare(connectionString);
  const server = await startProcess({ DATABASE_URL: connectionString, SMTP_URL: 'smtp://127.0.0.1:1', ...env });
  const ask = async () => {
    const headers = { authorization: `Bearer ${kari.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ me { id } }' });
    const answer = await fetch(`${server.url}/api/graphql`, { method: 'POST', headers, body });
    await answer.text();
    return answer;
  };
  const untilItAnswers = async () => {
    const began = performance.now();
    while ((await ask().catch(() => null))?.status !== 200) {
      if (performance.now() - began > 60_000)
        throw new Error(`The server does not come back: ${server.said().slice(-2_000)}`);
      await sleep(100);
    }
    return (performance.now() - began) / 1_000;
  };
  return {
    server,
    kari,
    outage: async (seconds) => {
      await postgres.stop();
      const during: Promise<string>[] = [];
      for (const until = Date.now() + seconds * 1_000; Date.now() < until; await sleep(200))
        during.push(ask().then(({ status, headers }) => `${status} ${headers.get('retry-after')}`));
      const answers = await Promise.all(during);
      postgres = await start();
      const backAfter = await untilItAnswers();
      await sleep(3_000);
      return { during: [...new Set(answers)], backAfter, listening: await listenersOn(connectionString) };
    },
    standstill: async () => {
      const processes = await processesOn(connectionString);
      signal(processes, 'SIGSTOP');
      try {
        const kari = ask().then(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
        const { status: health } = await server.rest(null, '/health');
        const answer = await kari;
        signal(processes, 'SIGCONT');
        await untilItAnswers();
        return { health, kari: answer, afterwards: (await ask()).status };
      } finally {
        signal(processes, 'SIGCONT');
      }
    },
    close: async () => {
      await server.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(connectionString: string): Promise<TestPerson> {
  const { database, pool } = openDatabase(connectionString, 2);
  await migrate(pool);
  const kari = await makePerson(database, 'Kari Nes', await makeOrganization(database, 'Fjordvik kommune'));
  await database.destroy();
  return kari;
}

/** The ids of all processes of PostgreSQL: the parent of the one that serves us, and its children. */
async function processesOn(connectionString: string): Promise<number[]> {
  const { pool } = openDatabase(connectionString, 1);
  const { rows } = await pool.query<{ id: number }>('select pg_backend_pid() as id');
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  await pool.end();
  const all = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const parent = all.find(([id]) => id === rows[0]!.id)![1]!;
  return all.filter(([id, of]) => of === parent || id === parent).map(([id]) => id!);
}

function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, name);
    } catch {
      // it has ended meanwhile
    }
  }
}

/** Counts the connections that listen for notifications of other processes. */
async function listenersOn(connectionString: string): Promise<number> {
  const { pool } = openDatabase(connectionString, 1);
  const { rowCount } = await pool.query("select from pg_stat_activity where application_name = 'samspel listener'");
  await pool.end();
  return rowCount ?? 0;
}
