import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { ensureWebBuilt } from '../tools/web.mjs';
import { trivialStatement } from './anchor.ts';
import { cpuOf } from './cpu.ts';
import { openBenchDatabase } from './database.ts';
import { tokensOf } from './kept-tokens.ts';
import { memoryOfAll } from './memory.ts';
import { ask, type Call, personCalled, processesOf, type RecordedPage, recordPages } from './recorded-pages.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';
import { logsStatements } from './statement-log.ts';

/** So many that every connection of the server has planned what it reads. */
const warmRounds = 25;
const rounds = 20;
/** Long enough that a pool which closes idle connections after ten seconds has closed them all. */
const restSeconds = 15;
const rests = 3;

/**
 * Measures what a page costs the server and its PostgreSQL: sends all calls that Chromium was seen to send for it, one after the other, warm and after
 * 15 seconds of rest, three times, of which the middle one counts: Linux counts in ticks of 10 ms, and PostgreSQL may have cleaned up meanwhile.
 * Processor time is counted by the kernel, so that other work on the machine changes it little. Then what each page sends and reads.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const database = await openBenchDatabase(2);
  const server = await startProcess({ DATABASE_URL: database.url, DEMO: 'true' });
  const kari = await personCalled(database, 'kari@fjordvik.example');
  const tokens = await tokensOf(database.db, kari);
  const recorded = await recordPages(database, server, tokens);
  const processes = await processesOf(database, server);
  const cpu: Measure[] = [];
  const sent: Measure[] = [];
  for (const page of recorded) {
    const { what, calls, aim, peer } = page;
    const visit = () => ask(server.url, tokens.access_token, calls);
    for (let round = 0; round < warmRounds; round += 1) await visit();
    const [warm, bytes] = await spent(processes, rounds, visit);
    const afterRest: number[] = [];
    for (let rest = 0; rest < rests; rest += 1) {
      await sleep(restSeconds * 1_000);
      afterRest.push((await spent(processes, 1, visit))[0]);
    }
    const rested = percentile(afterRest, 0.5);
    cpu.push({
      what,
      figure: `${milliseconds(warm)} warm, ${milliseconds(rested)} after ${restSeconds} s of rest (${afterRest.join(', ')})`,
      ...(peer && { against: peer }),
      aim: `${aim} ms, 1.3× after rest`,
      ratio: rested / warm,
    });
    sent.push({ what, figure: said(page, await logsStatements(database, visit), bytes / rounds) });
  }
  report('The speed of this machine', [await trivialStatement(database)]);
  report(`CPU of server and database a page, all calls of it one after the other, ${rounds} rounds`, cpu);
  report('What a page sends and reads, in Chromium', sent);
  const [, postmaster] = processes;
  const held = await memoryOfAll(postmaster!);
  report('Memory after it', [{ what: 'PostgreSQL (proportional, all processes)', figure: `${held.toFixed(0)} MB` }]);
  await server.stop();
  await database.close();
}

/** Says in words what a page takes. @param statements how many it reads with @param bytes of all answers */
function said({ calls, scripts }: RecordedPage, statements: number, bytes: number): string {
  return [
    `${calls.length} calls of ${operationsIn(calls)} operations`,
    `${statements} statements`,
    `${(bytes / 1_000).toFixed(1)} kB of answers`,
    `${(scripts.bytes / 1_000).toFixed(0)} kB of JavaScript in ${scripts.files} files, what is fetched ahead included`,
  ].join(', ');
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
