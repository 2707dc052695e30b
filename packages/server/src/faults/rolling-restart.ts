import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../core/database/pool.ts';
import { startProcess } from '../core/testing/process.ts';
import { openBalancer } from './balancer.ts';
import { liftDailyLimits } from './daily-limits.ts';
import { makeGrounds } from './ground.ts';
import { kinds } from './kinds.ts';
import { type Answered, answeredOf, type Harm, harmOf, startLoad } from './load.ts';

/** What restarts have done. */
export type Restarted = Answered & Readonly<{ harm: Harm }>;

/**
 * Restarts two processes on one database under writes of every kind through one address, one after the other, each taken out of the balancer first
 * (docs/operations.md). @param url of a migrated database
 */
export async function restartInTurn(url: string, rounds: number): Promise<Restarted> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'samspel-rolling-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' };
  const start = async () => opened.use(await startProcess(env));
  const processes = [await start(), await start()];
  const balancer = await openBalancer(processes.map((process) => process.url));
  opened.defer(() => balancer.close());
  const { database } = openDatabase(url, 2);
  opened.defer(() => database.destroy());
  using load = startLoad(await makeGrounds(kinds.length, balancer.url, url), 'Omstart');
  opened.defer(liftDailyLimits(database));
  for (let round = 0; round < rounds; round += 1) {
    for (const place of [0, 1]) {
      await load.untilAllWrite();
      const old = processes[place]!;
      await balancer.drain(old.url);
      await old.stop();
      const fresh = await start();
      processes[place] = fresh;
      balancer.add(fresh.url);
    }
  }
  await load.untilAllWrite();
  await load.stop();
  const harm = await harmOf(load.sent, { database, dataDir });
  return { harm, ...answeredOf(load.sent) };
}
