import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { gone } from '../postmaster.ts';
import { isAlive } from '../process.ts';

const program = fileURLToPath(new URL('./samspel-process.ts', import.meta.url));

/** The number of the user `nobody` on Debian. */
export const nobody = 65_534;
export const isRoot = process.getuid?.() === 0;
/** Whether `nobody` can run this checkout: false if it is in a folder that only root may enter. */
export const othersCanRun =
  isRoot && spawnSync(process.execPath, ['--check', program], { uid: nobody, gid: nobody }).status === 0;
/** Whether root may open user namespaces here; containers often forbid it. */
export const hasNamespaces = isRoot && spawnSync('unshare', ['--user', '--map-user=1000', 'true']).status === 0;

/** What a process of Samspel printed until it served or refused: the database's address, or why it refused. */
export type Samspel = {
  process: ChildProcess;
  said: string[];
  refused?: string;
  connectionString: string;
  adopted?: boolean;
  lastAnswer?: boolean;
};

/** Makes folders and processes for a test, which are removed and killed after each test. */
export function machine() {
  const folders: string[] = [];
  const processes: ChildProcess[] = [];
  let pattern: string | undefined;
  afterEach(async () => {
    for (const child of processes.splice(0)) await kill(child);
    for (const folder of folders.splice(0)) await remove(folder);
  });
  afterAll(() => pattern && remove(pattern));

  /** Starts the part of Samspel that keeps the database, and waits until it serves or refuses. */
  const start = async (dataDir: string, options: { uid?: number; unshare?: string } = {}): Promise<Samspel> => {
    const args = options.unshare ? [program, dataDir, options.unshare] : [program, dataDir];
    const user = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true, ...user });
    processes.push(child);
    return settled(child);
  };

  return {
    start,
    /** A new folder that everybody may enter. */
    folder: (): string => {
      const folder = mkdtempSync(join(tmpdir(), 'samspel-machine-'));
      chmodSync(folder, 0o755);
      folders.push(folder);
      return folder;
    },
    /** A new data folder in which a database was made and closed cleanly. */
    usedFolder: async (): Promise<string> => {
      if (!pattern) {
        pattern = mkdtempSync(join(tmpdir(), 'samspel-machine-'));
        await end((await start(pattern)).process);
      }
      const folder = mkdtempSync(join(tmpdir(), 'samspel-machine-'));
      folders.push(folder);
      execFileSync('cp', ['-a', `${pattern}/.`, folder]);
      chmodSync(folder, 0o755);
      return folder;
    },
  };
}

async function remove(folder: string): Promise<void> {
  const pid = postmasterOf(folder);
  if (pid) await killProcess(pid);
  rmSync(folder, { recursive: true, force: true });
}

async function settled(child: ChildProcess): Promise<Samspel> {
  const samspel: Samspel = { process: child, said: [], connectionString: '' };
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const told = JSON.parse(line);
      if (told.said) samspel.said.push(told.said);
      else Object.assign(samspel, told);
      if (told.connectionString || told.refused) resolve();
    });
    lines.on('close', resolve);
  });
  return samspel;
}

/** Kills a process without a chance to tidy up, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function killProcess(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await gone(pid, 5_000);
}

/** Kills Samspel and its database and leaves one of the database's children stopped, so that it keeps its memory. */
export async function killAllBut(dataDir: string, samspel: Samspel): Promise<{ remnant: number }> {
  const client = new pg.Client({ connectionString: samspel.connectionString });
  client.on('error', () => {});
  await client.connect();
  const remnant = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  process.kill(remnant, 'SIGSTOP');
  await kill(samspel.process);
  await killProcess(postmasterOf(dataDir) as number);
  client.end().catch(() => {});
  return { remnant };
}

/** Ends a process cleanly and returns its exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

/** Returns the process number of the PostgreSQL of a data folder; undefined if there is no `postmaster.pid`. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined;
}

/** Runs one query on a connection of its own. Returns its first row, or an empty object. */
export async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const result = await client.query(sql);
    return result.rows?.[0] ?? {};
  } finally {
    await client.end();
  }
}
