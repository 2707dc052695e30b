import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { ensureWebBuilt } from '../tools/web.mjs';
import { cpuOf } from './cpu.ts';
import { openBenchDatabase } from './database.ts';
import { tokensOf } from './kept-tokens.ts';
import { ask, type Call, personCalled, processesOf, recordPages } from './recorded-pages.ts';
import { type Measure, milliseconds, report } from './report.ts';

const rounds = 20;
/** Long enough that a pool which closes idle connections after ten seconds has closed them all. */
const restSeconds = 15;

/**
 * Measures what a page costs the server and its PostgreSQL: sends all calls that Chromium was seen to send for it, one after the other, warm and after
 * 15 seconds of rest. Processor time is counted by the kernel, so that other work on the machine changes it little.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const database = await openBenchDatabase(2);
  const server = await startProcess({ DATABASE_URL: database.url, DEMO: 'true' });
  const kari = await personCalled(database, 'kari@fjordvik.example');
  const tokens = await tokensOf(database.db, kari);
  const recorded = await recordPages(database, server, tokens);
  const processes = await processesOf(database, server);
  const measures: Measure[] = [];
  for (const { what, calls, aim } of recorded) {
    const page = () => ask(server.url, tokens.access_token, calls);
    for (let round = 0; round < 8; round += 1) await page();
    const [warm, bytes] = await spent(processes, rounds, page);
    await sleep(restSeconds * 1_000);
    const [rested] = await spent(processes, 1, page);
    measures.push({
      what: `${what}: ${calls.length} calls of ${operationsIn(calls)} operations, ${(bytes / rounds / 1_000).toFixed(1)} kB`,
      figure: `${milliseconds(warm)} warm, ${milliseconds(rested)} after ${restSeconds} s of rest`,
      aim: `${aim} ms, 1.3× after rest`,
      ratio: rested / warm,
    });
  }
  report(`CPU of server and database a page, all calls of it one after the other, ${rounds} rounds`, measures);
  await server.stop();
  await database.close();
}

const operationsIn = (calls: readonly Call[]): number =>
  calls.reduce((sum, { body }) => sum + ('calls' in body ? body.calls.length : 1), 0);

/** Returns the milliseconds of CPU of one round, and the sum of what the rounds return. */
async function spent(
  processes: readonly number[],
  times: number,
  work: () => Promise<number>,
): Promise<[number, number]> {
  const before = cpuOf(...processes);
  let sum = 0;
  for (let time = 0; time < times; time += 1) sum += await work();
  return [(cpuOf(...processes) - before) / times, sum];
}
