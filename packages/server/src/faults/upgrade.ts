import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../core/database/pool.ts';
import { startProcess } from '../core/testing/process.ts';
import { openBalancer } from './balancer.ts';
import { liftDailyLimits } from './daily-limits.ts';
import { makeGrounds } from './ground.ts';
import { kinds } from './kinds.ts';
import { answeredOf, harmOf, startLoad } from './load.ts';
import type { Restarted } from './rolling-restart.ts';

/** What an upgrade has done. */
export type Upgraded = Restarted &
  Readonly<{
    /** The migrations that ran while the older processes served. */
    migrated: string[];
    /** What an older process says that is started after them. */
    refusal: string;
  }>;

/**
 * Upgrades two processes in turn under writes of every kind through one address (docs/operations.md): a newer one starts and migrates while both older
 * ones serve, all three serve, then one older and two newer, then the newer alone.
 * @param url of a database that the older version has migrated, or that is empty
 * @param older the `main.ts` of the older version @param newer that of the newer one
 */
export async function upgradeInTurn(url: string, older: string, newer: string): Promise<Upgraded> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'samspel-upgrade-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' };
  const start = async (main: string) => opened.use(await startProcess(env, main));
  const { database } = openDatabase(url, 2);
  opened.defer(() => database.destroy());
  const ran = async () => (await database.selectFrom('migration').select('name').execute()).map(({ name }) => name);
  const old = [await start(older), await start(older)];
  const before = new Set(await ran());
  const balancer = await openBalancer(old.map((process) => process.url));
  opened.defer(() => balancer.close());
  using load = startLoad(await makeGrounds(kinds.length, balancer.url, url), 'Oppgradering');
  opened.defer(liftDailyLimits(database));
  await load.untilAllWrite();
  for (const one of old) {
    const process = await start(newer);
    balancer.add(process.url);
    for (let round = 0; round < 3; round += 1) await load.untilAllWrite();
    await balancer.drain(one.url);
    await one.stop();
    await load.untilAllWrite();
  }
  const refusal = await start(older).then(
    (process) => process.stop().then(() => 'it starts'),
    (error: Error) => error.message,
  );
  await load.stop();
  const harm = await harmOf(load.sent, { database, dataDir });
  const migrated = (await ran()).filter((name) => !before.has(name));
  return { harm, ...answeredOf(load.sent), migrated, refusal };
}
