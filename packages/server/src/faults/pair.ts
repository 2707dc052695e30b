import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, linkLibraries } from '../core/database/embedded/binaries.ts';
import { readPassword, roleName } from '../core/database/embedded/cluster.ts';
import { connectionString, untilItAnswers } from '../core/database/embedded/connect.ts';
import { startEmbeddedPostgres } from '../core/database/embedded/embedded.ts';
import { type Layout, layoutOf } from '../core/database/embedded/layout.ts';
import { gone, launch, shutDown } from '../core/database/embedded/postmaster.ts';
import { chooseRunner, giveTo } from '../core/database/embedded/runner.ts';
import { type Front, openFront } from './front.ts';

/** One PostgreSQL that nobody restarts when it dies. */
export type Node = Readonly<{
  /** Its own address, past the front. */
  url: string;
  socketDir: string;
  /** Kills it and all its processes, with nothing flushed or told. */
  kill: () => Promise<void>;
  /** Stops all its processes where they are, as when its machine stands still; with false, lets them go on. */
  freeze: (isFrozen: boolean) => void;
  stop: () => Promise<void>;
}>;

/** A streaming standby. */
export type StandbyNode = Omit<Node, 'socketDir'> &
  Readonly<{
    /** The address from which Samspel may read. */
    readUrl: string;
    /** Starts it again after it was killed. */
    revive: () => Promise<void>;
    /** Lets it follow another one, which has been promoted. */
    follow: (leader: StandbyNode) => Promise<void>;
    /** The folder of its socket now. */
    socketDir: () => string;
  }>;

/** A primary and its streaming standby, or several. Clients know one address, which leads to the primary until `failOver`, and one more to read from each standby. */
export type Pair = Readonly<{
  /** The address that Samspel is given. */
  url: string;
  primary: Node;
  /** The first standby, which `failOver` promotes. */
  standby: StandbyNode;
  standbys: readonly StandbyNode[];
  /** Kills the primary, promotes the first standby, and lets the address lead there. Returns how many milliseconds that took. */
  failOver: () => Promise<number>;
  close: () => Promise<void>;
}>;

/**
 * Starts all, on folders that `close` removes.
 * @param isSynchronous whether what the primary acknowledges is on a standby's disk too; else the primary goes on without it
 */
export async function startPair(isSynchronous = true, standbyCount = 1): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'samspel-pair-'));
  chmodSync(folder, 0o755);
  const first = join(folder, 'first');
  const made = await startEmbeddedPostgres({ dataDir: first, log: () => {} });
  await made.stop();
  const others = Array.from({ length: standbyCount }, (_, at) => join(folder, `standby${at + 1}`));
  for (const other of others) execFileSync('cp', ['-a', first, other]);
  const leads = layoutOf(first);
  const password = readPassword(leads);
  if (isSynchronous) set(leads, { synchronous_standby_names: '*' });
  const primary = await startNode(leads, password);
  const standbys: StandbyNode[] = [];
  for (const other of others) standbys.push(await startStandby(layoutOf(other), password, primary.socketDir));
  await untilItStreams(primary.url, standbyCount);
  const front = await openFront(primary.socketDir);
  const standby = standbys[0]!;
  return {
    url: addressOf(front, password),
    primary,
    standby,
    standbys,
    failOver: () => failOver(primary, standby, front),
    close: async () => {
      front.close();
      await Promise.all([primary.stop(), ...standbys.map((each) => each.stop())]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const addressOf = ({ port }: Front, password: string) =>
  `postgresql://${roleName}:${password}@127.0.0.1:${port}/samspel`;

async function startStandby(layout: Layout, password: string, leader: string): Promise<StandbyNode> {
  const follow = (socketDir: string) => {
    const source = `user=${roleName} password=${password} host=${socketDir} application_name=standby`;
    set(layout, { primary_conninfo: source, hot_standby: 'on' });
  };
  follow(leader);
  writeFileSync(join(layout.cluster, 'standby.signal'), '');
  let node = await startNode(layout, password);
  const front = await openFront(node.socketDir);
  return {
    url: node.url,
    readUrl: addressOf(front, password),
    socketDir: () => node.socketDir,
    kill: () => node.kill(),
    freeze: (isFrozen) => node.freeze(isFrozen),
    revive: async () => {
      node = await startNode(layout, password);
      front.leadTo(node.socketDir);
    },
    follow: async (other) => {
      follow(other.socketDir());
      await query(node.url, 'select pg_reload_conf()');
    },
    stop: async () => {
      front.close();
      await node.stop();
    },
  };
}

async function failOver(primary: Node, standby: StandbyNode, front: Front): Promise<number> {
  await primary.kill();
  const began = performance.now();
  await query(standby.url, 'select pg_promote(true, 60)');
  front.leadTo(standby.socketDir());
  return performance.now() - began;
}

/** Starts PostgreSQL on a complete cluster that no other process uses, with the settings of `npm start`. */
async function startNode(layout: Layout, password: string): Promise<Node> {
  const binaries = findBinaries();
  const runner = chooseRunner(layout, binaries.postgres);
  const env = linkLibraries(binaries, layout.libraries);
  giveTo(layout.home, runner.owner);
  const postmaster = launch({ layout, binaries, runner, env, durable: true });
  if (!(await untilItAnswers(postmaster, password, () => {})))
    throw new Error(`PostgreSQL in ${layout.home} did not start`);
  const url = connectionString(postmaster.socketDir, password);
  return {
    url,
    socketDir: postmaster.socketDir,
    kill: async () => {
      // With the group, since a child that waits for its standby does not see that its parent is gone.
      process.kill(-postmaster.pid, 'SIGKILL');
      await gone(postmaster.pid, 10_000);
    },
    freeze: (isFrozen) => freeze(postmaster.pid, isFrozen),
    stop: () => shutDown(postmaster.pid),
  };
}

/** Every process of PostgreSQL has a group of its own. */
function freeze(postmaster: number, isFrozen: boolean): void {
  const signal = isFrozen ? 'SIGSTOP' : 'SIGCONT';
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(/\s+/);
  for (const pid of [postmaster, ...children.map(Number)]) process.kill(pid, signal);
}

function set(layout: Layout, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(layout.cluster, 'postgresql.auto.conf'), lines.join(''));
}

async function untilItStreams(primary: string, standbyCount: number): Promise<void> {
  const asked = `select count(*) as streams from pg_stat_replication where state = 'streaming'
    and (sync_state in ('sync', 'potential') or current_setting('synchronous_standby_names') = '')`;
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await query<{ streams: string }>(primary, asked))[0]!.streams === String(standbyCount)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A standby does not follow.');
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
