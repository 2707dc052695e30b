import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import type { Runner } from './runner.ts';
import { DatabaseStartError, errorCode } from './start-error.ts';

/** The database's only role; it owns everything. */
export const roleName = 'samspel';

/** Makes the data folder, closed to other users, unless it exists. @throws DatabaseStartError if that fails */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700);
  } catch (error) {
    throw new DatabaseStartError(
      `The data folder ${dataDir} cannot be made (${errorCode(error)}): choose another with DATA_DIR.`,
    );
  }
}

/** Like `mkdirSync` with `recursive`, which runs for ever if a folder of the system refuses new folders (Node 24 in /proc). */
function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), 0o755);
  mkdirSync(path, { mode });
}

/** @throws DatabaseStartError if the folder holds data of another major version of PostgreSQL, which this one cannot read */
export function checkMajor(layout: Layout, major: number): void {
  const file = join(layout.cluster, 'PG_VERSION');
  if (!existsSync(layout.cluster)) return;
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (found === String(major)) return;
  throw new DatabaseStartError(
    `The database in ${layout.cluster} is of PostgreSQL ${found} and this Samspel brings PostgreSQL ${major}: move the data with pg_dump and pg_restore, go back to the Samspel that made it, or choose another folder with DATA_DIR.`,
  );
}

/** Returns the password of the database, which is made once. Only its owner can read the file. @throws DatabaseStartError if the file is lost */
export function readPassword(layout: Layout): string {
  if (existsSync(layout.password)) return readFileSync(layout.password, 'utf8').trim();
  if (existsSync(layout.cluster)) {
    throw new DatabaseStartError(
      `The file ${layout.password} is gone, and the database opens with nothing else: put it back from a backup.`,
    );
  }
  const password = randomBytes(32).toString('base64url');
  writeFileSync(`${layout.password}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${layout.password}.new`, layout.password);
  return password;
}

/**
 * Makes an empty cluster: UTF-8, characters ordered by code point unless a query names a collation, upper and lower case known for all
 * alphabets. It gets its name only when it is complete, so a start that was killed leaves no half-made cluster.
 * @param durable false for throw-away databases of tests
 */
export async function makeCluster(
  layout: Layout,
  binaries: Binaries,
  runner: Runner,
  env: NodeJS.ProcessEnv,
  durable: boolean,
): Promise<void> {
  rmSync(layout.newCluster, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${roleName}`, `--pwfile=${layout.password}`, '--auth=scram-sha-256'];
  const speed = durable ? [] : ['--no-sync'];
  const [file = '', ...args] = [
    ...runner.before,
    binaries.initdb,
    '-D',
    layout.newCluster,
    ...locale,
    ...access,
    '-T',
    'simple',
    ...speed,
  ];
  try {
    await promisify(execFile)(file, args, { env, cwd: '/', ...runner.owner });
  } catch (error) {
    rmSync(layout.newCluster, { recursive: true, force: true });
    throw new DatabaseStartError(`PostgreSQL could not make its database in ${layout.home}: ${lastWords(error)}.`);
  }
  chmodSync(layout.newCluster, 0o700);
  renameSync(layout.newCluster, layout.cluster);
}

function lastWords(error: unknown): string {
  const lines = String((error as { stderr?: string }).stderr ?? '').split('\n');
  const telling = lines.find((line) => /error:|FATAL|could not/.test(line)) ?? errorCode(error);
  return telling.replace(/^.*?(error|FATAL):\s*/, '').replace(/\.$/, '');
}
