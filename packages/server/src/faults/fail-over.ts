import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../core/database/pool.ts';
import { closeCodes } from '../core/live/connection.ts';
import { type LiveClient, type LiveServer, openLive } from '../core/testing/live-client.ts';
import { startProcess } from '../core/testing/process.ts';
import { makeGrounds } from './ground.ts';
import { type Ground, kinds } from './kinds.ts';
import { acknowledgedOf, type Harm, harmOf, startLoad } from './load.ts';
import { startPair } from './pair.ts';

/** What a failover has done. */
export type FailedOver = Readonly<{
  harm: Harm;
  acknowledged: { before: number; after: number };
  /** From the death of the primary until every person writes again. */
  secondsUntilAllWrite: number;
  /** The same process serves before and after. */
  hasSameProcess: boolean;
  /** A page that was open is told to connect again, and then of the next change. */
  isLive: boolean;
}>;

/** Kills the primary of a pair under writes of every kind, promotes its standby, and looks for all that was sent. */
export async function failOverUnderLoad(): Promise<FailedOver> {
  await using opened = new AsyncDisposableStack();
  const pair = await startPair();
  opened.defer(() => pair.close());
  const dataDir = mkdtempSync(join(tmpdir(), 'samspel-failover-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: pair.url, DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1' };
  const server = opened.use(await startProcess(env));
  const grounds = await makeGrounds(kinds.length, server.url, pair.url);
  const live = await openLive(server, grounds[0]!.person);
  await live.subscribe(grounds[0]!.activity);
  using load = startLoad(grounds, 'Byte');
  await load.untilAllWrite();
  await sleep(1_000);
  const before = acknowledgedOf(load.sent);
  const began = performance.now();
  await pair.failOver();
  await load.untilAllWrite();
  const secondsUntilAllWrite = (performance.now() - began) / 1_000;
  await load.stop();
  const isLive = await hears(live, server, grounds[0]!);
  const { database } = openDatabase(pair.standby.url, 2);
  opened.defer(() => database.destroy());
  const harm = await harmOf(load.sent, { database, dataDir });
  const hasSameProcess = server.child.exitCode === null && server.child.signalCode === null;
  const acknowledged = acknowledgedOf(load.sent);
  return {
    harm,
    acknowledged: { before, after: acknowledged - before },
    secondsUntilAllWrite,
    hasSameProcess,
    isLive,
  };
}

/**
 * Whether an open page is told to connect again, since nobody knows what it missed, and then of a comment on the activity that it shows.
 */
async function hears(page: LiveClient, server: LiveServer, ground: Ground): Promise<boolean> {
  if ((await page.closed) !== closeCodes.restart) return false;
  const again = await openLive(server, ground.person);
  await again.subscribe(ground.activity);
  const comment = kinds.find(({ what }) => what === 'a comment')!;
  await comment.write(ground, 'Høyrer de meg?');
  const frame = await again.next();
  again.close();
  return frame?.type === 'META_UPDATE' && frame.id === Number(ground.activity);
}
