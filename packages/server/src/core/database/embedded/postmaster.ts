import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { isAlive, isPostgresOf } from './process.ts';
import { giveTo, type Runner } from './runner.ts';

/** A running PostgreSQL, which may not accept connections yet. */
export type Postmaster = Readonly<{ pid: number; socketDir: string }>;

/** What a start of PostgreSQL needs. */
export type Launch = Readonly<{
  layout: Layout;
  binaries: Binaries;
  runner: Runner;
  env: NodeJS.ProcessEnv;
  /** False for throw-away databases of tests: nothing is flushed to the disk. */
  durable: boolean;
  /** The folder of its previous socket, so that its address stays the same; undefined at the first start. */
  socketDir?: string;
}>;

const megabyte = 1024 * 1024;
/** The longest path of a socket is 103 bytes on macOS and 107 on Linux. */
const longestSocketDir = 103 - '/.s.PGSQL.5432'.length;

/**
 * Returns the PostgreSQL that already runs on the cluster, according to `postmaster.pid`. If that process is dead or is another program, the
 * file is removed: PostgreSQL would take any process with that number for a PostgreSQL and refuse to start.
 */
export function livingPostmaster(layout: Layout): Postmaster | undefined {
  const file = join(layout.cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const socketDir = lines[4]?.trim();
  if (pid > 0 && isPostgresOf(pid, layout.cluster))
    return socketDir ? { pid, socketDir } : { pid, socketDir: layout.socket };
  rmSync(file, { force: true });
  return undefined;
}

/** Returns the arguments of PostgreSQL. It listens on a socket that only its own user and root reach, never on the network. */
function postgresArguments(cluster: string, socketDir: string, durable: boolean): string[] {
  const megabytes = totalmem() / megabyte;
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: `${durable ? Math.round(Math.min(512, Math.max(64, megabytes / 8))) : 64}MB`,
    effective_cache_size: `${Math.round(Math.max(256, megabytes / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    cluster_name: 'samspel',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C in the terminal reaches it only through us, and so that it outlives us if we
 * are killed. Its output goes to the log file; a log of more than 5 MB is first renamed to `.1`, replacing the older one.
 * @returns at once; the process may still die
 */
export function launch({ layout, binaries, runner, env, durable, socketDir: before }: Launch): Postmaster {
  if (existsSync(layout.log) && statSync(layout.log).size > 5 * megabyte) renameSync(layout.log, `${layout.log}.1`);
  const socketDir = before ?? socketFolder(layout, runner);
  const log = openSync(layout.log, 'a', 0o600);
  const words = [...runner.before, ...(durable ? [] : dyingWithUs())];
  const [file = '', ...args] = [...words, binaries.postgres, ...postgresArguments(layout.cluster, socketDir, durable)];
  const child = spawn(file, args, { env, cwd: '/', detached: true, stdio: ['ignore', log, log], ...runner.owner });
  child.on('error', () => {});
  child.unref();
  closeSync(log);
  return { pid: child.pid ?? 0, socketDir };
}

/** Returns a command that ends a throw-away PostgreSQL when the test run that started it is killed; empty if the machine lacks `setpriv`. */
function dyingWithUs(): string[] {
  const words = ['setpriv', '--pdeathsig', 'INT'];
  const [file = '', ...args] = [...words, 'true'];
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0 ? [...words, '--'] : [];
}

/** Makes the folder of the socket: in the data folder, or a closed temporary folder if that path would be too long for a socket. */
function socketFolder(layout: Layout, runner: Runner): string {
  const fits = Buffer.byteLength(layout.socket) <= longestSocketDir;
  if (fits) mkdirSync(layout.socket, { recursive: true, mode: 0o700 });
  const folder = fits ? layout.socket : mkdtempSync(join(tmpdir(), 'samspel-'));
  giveTo(folder, runner.owner);
  return folder;
}

/** Asks PostgreSQL to end every connection and close cleanly. After 30 s it is ended at once, and recovers at the next start. */
export async function shutDown(pid: number): Promise<void> {
  send(pid, 'SIGINT');
  if (await gone(pid, 30_000)) return;
  send(pid, 'SIGQUIT');
  await gone(pid, 5_000);
}

/** Waits until a process is gone. @returns whether it went within the time, in milliseconds */
export async function gone(pid: number, within: number): Promise<boolean> {
  const end = Date.now() + within;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended, which is what we want.
  }
}
