import { cpus, loadavg } from 'node:os';
import { sql } from 'kysely';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { cpuOf, parentOf } from './cpu.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { tokensOf } from './kept-tokens.ts';
import { recordSteps } from './load/asked.ts';
import { howMany, seedPeople } from './load/people.ts';
import { type Rushed, rush } from './load/rush.ts';
import { idleSockets } from './load/sockets.ts';
import { memoryOf, memoryOfAll } from './memory.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';

/** Seconds before memory is compared, in which caches and connections fill. */
const warmSeconds = 20;
const sockets = 5_000;

/**
 * Measures a working day's worst minutes: 1,000 signed-in people browse, tick, write, comment and search, first on one process, then on two, on one
 * PostgreSQL, all on this machine and the people too. Then 5,000 sockets in which nothing happens.
 * @param seconds how long on one process, and on two
 * @param rate requests a second
 */
export async function run(seconds = 300, rate = 60): Promise<void> {
  const database = await openBenchDatabase(2);
  const env = { DATABASE_URL: database.url, DEMO: 'true' };
  const first = await startProcess(env);
  const empty = await sizeOf(database);
  const people = await seedPeople(database.db);
  const size = (await sizeOf(database)) - empty;
  report('The database', [
    { what: 'with the demo and the country’s municipalities', figure: `${(empty / 1_000_000).toFixed(1)} MB` },
    {
      what: `${howMany} people, each with a year wheel of ten series and forty activities`,
      figure: kilobytes(size / howMany),
    },
  ]);
  const tokens = await tokensOf(database.db, 500_001);
  const { rows } = await sql<{ id: number }>`
    select s.id from subject s where s.kind = 'DISCUSSION' and s.root_id = s.id and not s.is_private order by s.id limit 1`.execute(
    database.db,
  );
  const steps = await recordSteps(first.url, tokens, `/forum/public/x-${rows[0]!.id}`);
  console.log(`\nA load of ${loadavg()[0]!.toFixed(1)} before, on ${cpus().length} cores`);
  const measured = async (servers: readonly ServerProcess[]) => {
    const urls = servers.map(({ url }) => url);
    const go = (seconds: number) => rush(people, steps, urls, { seconds, rate });
    await go(warmSeconds);
    const use = await usage(database, servers);
    const rushed = await go(seconds);
    report(
      `${howMany} people, ${rate} requests a second for ${seconds} s, ${servers.length} process${servers.length > 1 ? 'es' : ''}`,
      [...timesOf(rushed), ...(await use(seconds, rushed))],
    );
    for (const error of new Set(rushed.errors.slice(0, 5))) console.log(error);
  };
  await measured([first]);
  const second = await startProcess(env);
  await measured([first, second]);
  const grown = await idleSockets(database.db, second.url, second.child.pid!, sockets);
  report('Live channel', [
    { what: `${sockets} sockets in which nothing happens`, figure: `+${grown.toFixed(0)} MB`, aim: '+60 MB' },
  ]);
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
}

async function sizeOf({ db }: BenchDatabase): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
  return rows[0]!.size;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB each`;

function timesOf({ reads, writes, errors }: Rushed): Measure[] {
  const of = (times: number[]) => [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share))).join(', ');
  return [
    { what: `p50, p95, p99 of ${reads.length} reads`, figure: of(reads), aim: 'p95 200 ms' },
    { what: `p50, p95, p99 of ${writes.length} writes`, figure: of(writes), aim: 'p95 400 ms' },
    { what: 'errors', figure: String(errors.length), aim: '0' },
  ];
}

/** Returns how many bytes PostgreSQL has written to its log, and how many connections it has. */
async function logOf(db: BenchDatabase['db']): Promise<{ log: number; connections: number }> {
  const { rows } = await sql<{ log: number; connections: number }>`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint as log,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db);
  return rows[0]!;
}

/** Begins to count what servers and database use; returns what tells it. */
async function usage({ db }: BenchDatabase, servers: readonly ServerProcess[]) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postgres = parentOf(rows[0]!.pid);
  const pids = servers.map(({ child }) => child.pid!);
  const counts = async () => ({
    servers: cpuOf(...pids),
    postgres: cpuOf(postgres),
    memory: await Promise.all(pids.map((pid) => memoryOf(pid))),
    postgresMemory: await memoryOfAll(postgres),
    ...(await logOf(db)),
  });
  const before = await counts();
  return async (seconds: number, { reads, writes }: Rushed): Promise<Measure[]> => {
    const after = await counts();
    const cpu = (name: 'servers' | 'postgres') => after[name] - before[name];
    const each = (name: 'servers' | 'postgres') => milliseconds(cpu(name) / (reads.length + writes.length));
    const cores = (name: 'servers' | 'postgres') => `${(cpu(name) / seconds / 1_000).toFixed(2)} cores`;
    const grew = (what: string, from: number, to: number): Measure => ({
      what,
      figure: `${to.toFixed(0)} MB`,
      against: `${from.toFixed(0)} MB after ${warmSeconds} s`,
      ratio: to / from,
      aim: 'within 10 %',
    });
    return [
      { what: 'CPU of the servers', figure: `${cores('servers')}, ${each('servers')} a request` },
      { what: 'CPU of PostgreSQL', figure: `${cores('postgres')}, ${each('postgres')} a request` },
      { what: 'log of PostgreSQL, a write', figure: kilobytes((after.log - before.log) / writes.length) },
      { what: 'connections to PostgreSQL', figure: String(after.connections) },
      ...before.memory.map((from, at) => grew(`memory of server ${at + 1} (RSS)`, from, after.memory[at]!)),
      grew('memory of PostgreSQL (PSS)', before.postgresMemory, after.postgresMemory),
    ];
  };
}
