import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionString, untilItAnswers } from './connect.ts';
import type { Layout } from './layout.ts';
import { type Launch, launch, livingPostmaster, type Postmaster, shutDown } from './postmaster.ts';
import { isAlive } from './process.ts';
import { DatabaseStartError } from './start-error.ts';

/** What is needed to start PostgreSQL on a complete cluster, in a data folder that this process has locked. */
export type Supervision = Launch & Readonly<{ password: string; log: (line: string) => void }>;

/** A PostgreSQL that is kept alive. */
export type Supervised = Readonly<{ connectionString: string; adopted: boolean; stop(): Promise<void> }>;

/** Milliseconds in which a start is retried while the remains of a killed PostgreSQL (its children, its memory) go away. */
const patience = 5_000;
/** Reasons for a failed start that go away with those remains. */
const passes = /shared memory block|lock file|could not bind|is another postmaster|unexpected postmaster exit/i;
/** Milliseconds before PostgreSQL is started again, by how often it died in the last five minutes: never given up, and never in a tight loop. */
const pauses = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
const memory = 300_000;

/**
 * Adopts or starts PostgreSQL and keeps it alive until `stop`.
 * @throws DatabaseStartError with PostgreSQL's own reason if it does not start; only what passes is retried, for five seconds
 */
export async function supervise(supervision: Supervision): Promise<Supervised> {
  const { layout, password, log } = supervision;
  const first = await adoptOrStart(supervision);
  let postmaster = first.postmaster;
  let restarting: Promise<void> | undefined;
  const stopping = new AbortController();
  let deaths: number[] = [];

  const restart = async () => {
    deaths = [...deaths.filter((moment) => moment > Date.now() - memory), Date.now()];
    const pause = pauses[Math.min(deaths.length, pauses.length) - 1]!;
    if (pause > 1_000)
      log(`The database dies again and again; it is started again in ${pause / 1_000} s (${layout.log} says more).`);
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return;
    log('The database died and is started again.');
    try {
      ({ postmaster } = await adoptOrStart({ ...supervision, socketDir: postmaster.socketDir }));
    } catch (error) {
      log((error as Error).message);
    }
  };
  const watch = setInterval(() => {
    if (restarting || isAlive(postmaster.pid)) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, 500).unref();

  return {
    connectionString: connectionString(postmaster.socketDir, password),
    adopted: first.adopted,
    stop: async () => {
      clearInterval(watch);
      stopping.abort();
      await restarting;
      await shutDown(postmaster.pid);
      if (postmaster.socketDir !== layout.socket) rmSync(postmaster.socketDir, { recursive: true, force: true });
    },
  };
}

async function adoptOrStart(supervision: Supervision): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const { layout, password, log } = supervision;
  const end = Date.now() + patience;
  for (;;) {
    const living = livingPostmaster(layout);
    if (living) {
      log('Taking over the database that was left running.');
      if (await untilItAnswers(living, password, log)) return { postmaster: living, adopted: true };
      continue;
    }
    const seen = logLength(layout);
    const postmaster = launch(supervision);
    if (await launched(postmaster, supervision)) return { postmaster, adopted: false };
    const why = reason(layout, seen);
    if (!passes.test(why) || Date.now() > end) throw new DatabaseStartError(`The database did not start: ${why}.`);
    await sleep(250);
  }
}

/** Whether PostgreSQL lived until it let us in. If it refuses us, it is shut down and the error thrown. */
async function launched(postmaster: Postmaster, { password, log }: Supervision): Promise<boolean> {
  try {
    return await untilItAnswers(postmaster, password, log);
  } catch (error) {
    await shutDown(postmaster.pid);
    throw error;
  }
}

function logLength(layout: Layout): number {
  return existsSync(layout.log) ? readFileSync(layout.log).length : 0;
}

/** Returns PostgreSQL's last fatal line after the first `seen` bytes of the log; if there is none, names the log. */
function reason(layout: Layout, seen: number): string {
  const log = readFileSync(layout.log);
  const lines = log
    .subarray(seen > log.length ? 0 : seen)
    .toString('utf8')
    .split('\n');
  const fatal = lines.findLast((line) => /(FATAL|PANIC|postgres): /.test(line));
  return fatal ? fatal.replace(/^.*?(FATAL|PANIC|postgres):\s*/, '').replace(/\.$/, '') : `${layout.log} says why`;
}
