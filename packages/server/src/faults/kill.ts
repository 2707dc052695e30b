import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPassword } from '../core/database/embedded/cluster.ts';
import { connectionString } from '../core/database/embedded/connect.ts';
import { layoutOf } from '../core/database/embedded/layout.ts';
import { openDatabase } from '../core/database/pool.ts';
import { type ServerProcess, startProcess } from '../core/testing/process.ts';
import { liftDailyLimits } from './daily-limits.ts';
import { makeGrounds } from './ground.ts';
import { type Ground, kinds } from './kinds.ts';
import { acknowledgedOf, type Harm, harmOf, type Sent, startLoad } from './load.ts';

/** What is killed in a round: the first round kills the first, and so on, again and again. */
const victims = ['Samspel', 'PostgreSQL', 'both'] as const;

/** What rounds of kills have done. */
export type Killed = Readonly<{ harm: Harm; acknowledged: number; unanswered: number; secondsUntilAllWrite: number[] }>;

/**
 * Kills Samspel, its PostgreSQL, or both, with SIGKILL in the middle of writes of every kind, once a round, and starts again what does not start by itself.
 * Afterwards looks for all that was sent.
 */
export async function killInRounds(rounds: number): Promise<Killed> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'samspel-kill-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = () => startProcess({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' });
  let server = await start();
  opened.defer(() => server.stop());
  const layout = layoutOf(dataDir);
  const url = connectionString(layout.socket, readPassword(layout));
  const grounds = await makeGrounds(kinds.length, server.url, url);
  const { database } = openDatabase(url, 2);
  opened.defer(() => database.destroy());
  opened.defer(liftDailyLimits(database));
  const sent: Sent[] = [];
  const secondsUntilAllWrite: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const at = (): Ground[] => grounds.map((ground) => ({ ...ground, url: server.url }));
    using load = startLoad(at(), `Runde ${round}`);
    await load.untilAllWrite();
    await sleep(Math.random() * 300); // so that every round hits another place
    await kill(victims[round % victims.length]!, server, layout.cluster);
    const began = performance.now();
    await load.stop();
    if (server.child.exitCode !== null || server.child.signalCode !== null) server = await start();
    using again = startLoad(at(), `Etter runde ${round}`);
    await again.untilAllWrite();
    secondsUntilAllWrite.push((performance.now() - began) / 1_000);
    await again.stop();
    sent.push(...load.sent, ...again.sent);
  }
  const harm = await harmOf(sent, { database, dataDir });
  const acknowledged = acknowledgedOf(sent);
  return { harm, acknowledged, unanswered: sent.length - acknowledged, secondsUntilAllWrite };
}

async function kill(victim: (typeof victims)[number], { child }: ServerProcess, cluster: string): Promise<void> {
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (victim !== 'PostgreSQL') child.kill('SIGKILL');
  if (victim !== 'Samspel') process.kill(postmaster, 'SIGKILL');
  if (victim !== 'PostgreSQL') await gone;
}
