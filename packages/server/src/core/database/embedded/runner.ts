import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout.ts';
import { DatabaseStartError } from './start-error.ts';

/** How and as which user PostgreSQL runs: it refuses to run as root. */
export type Runner = Readonly<{
  /** Words in front of the program on the command line, such as those that open a user namespace. */
  before: readonly string[];
  /** The user that files must belong to; undefined means this process's own. */
  owner: Readonly<{ uid: number; gid: number }> | undefined;
}>;

const myself: Runner = { before: [], owner: undefined };

/**
 * Chooses as which user PostgreSQL runs. An ordinary user: as that user. Root, if the folder belongs to somebody else: as its owner.
 * Root otherwise: inside a user namespace, where the files stay root's and folders closed to others can be entered, or else as `nobody`.
 * @param unshare the command that opens a user namespace
 * @throws DatabaseStartError if the folder belongs to another ordinary user, or nobody can both run the program and write to the folder
 */
export function chooseRunner(layout: Layout, postgres: string, unshare = 'unshare'): Runner {
  const { uid, gid } = statSync(layout.home);
  const me = process.geteuid?.() ?? uid;
  if (me !== 0) return ordinary(layout, uid, me);
  if (uid !== 0) return reaching({ before: [], owner: { uid, gid } }, layout, postgres) ?? refuse(layout);
  const namespace: Runner = { before: [unshare, '--user', '--map-user=1000', '--'], owner: undefined };
  return reaching(namespace, layout, postgres) ?? asNobody(layout, postgres) ?? refuse(layout);
}

function ordinary(layout: Layout, owner: number, me: number): Runner {
  if (owner === me) return myself;
  throw new DatabaseStartError(
    `The database in ${layout.home} belongs to another user (number ${owner}): start Samspel as that user, or choose another folder with DATA_DIR.`,
  );
}

function asNobody(layout: Layout, postgres: string): Runner | undefined {
  const runner: Runner = { before: [], owner: nobody() };
  const { mode } = statSync(layout.dataDir);
  chmodSync(layout.dataDir, mode | 0o011);
  giveTo(layout.home, nobody());
  if (reaching(runner, layout, postgres)) return runner;
  giveTo(layout.home, { uid: 0, gid: 0 });
  chmodSync(layout.dataDir, mode);
  return undefined;
}

function nobody(): { uid: number; gid: number } {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

/** Gives a file, or a folder and all in it, to the user that PostgreSQL runs as. Does nothing if that is this process's own user. */
export function giveTo(path: string, owner: Runner['owner']): void {
  if (!owner) return;
  lchownSync(path, owner.uid, owner.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveTo(join(path, entry), owner);
}

/** Returns the runner if it can run the program and write to the database folder, else undefined. */
function reaching(runner: Runner, layout: Layout, postgres: string): Runner | undefined {
  const script = 'test -r "$0" && test -w "$0" && test -x "$0" && test -x "$1" && exec "$1" --version';
  const [file = '', ...args] = [...runner.before, '/bin/sh', '-c', script, layout.home, postgres];
  const { status } = spawnSync(file, args, { stdio: 'ignore', cwd: '/', ...runner.owner });
  return status === 0 ? runner : undefined;
}

function refuse(layout: Layout): never {
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and no other user can reach both ${layout.home} and this program: start Samspel as an ordinary user, or choose a folder that others may enter with DATA_DIR.`,
  );
}
