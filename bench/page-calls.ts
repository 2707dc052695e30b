import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inTransaction } from '../packages/server/src/core/database/transaction.ts';
import { openSession } from '../packages/server/src/core/session/issue-tokens.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { findChromium } from '../tools/chromium.mjs';
import { ensureWebBuilt } from '../tools/web.mjs';
import { cpuOf, parentOf } from './cpu.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { keepTokens } from './kept-tokens.ts';
import { type Measure, milliseconds, report } from './report.ts';

/** The pages, by name and the query that finds their address in the demo; then the aim of their CPU, in milliseconds, warm. */
const pages: readonly [what: string, address: string, aim: number][] = [
  ['home', `select '/home'`, 12],
  ['list of wheels', `select '/calendar'`, 6],
  ['discussion', `select '/forum/public/x-' || id from subject where kind = 'DISCUSSION' order by id limit 1`, 8],
  ['wheel', `select '/calendar/x-' || id from subject where kind = 'CALENDAR' order by id limit 1`, 20],
  ['my year', `select '/annual-cycle/my'`, 15],
];
const rounds = 20;
/** Long enough that a pool which closes idle connections after ten seconds has closed them all. */
const restSeconds = 15;

/** A request of a page: one operation, or several together. */
type Call = { path: string; body: { query: string } | { calls: { query: string }[] } };

/**
 * Measures what a page costs the server and its PostgreSQL: sends all calls that Chromium was seen to send for it, one after the other, warm and after
 * 15 seconds of rest. Processor time is counted by the kernel, so that other work on the machine changes it little.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const database = await openBenchDatabase(2);
  const server = await startProcess({ DATABASE_URL: database.url, DEMO: 'true' });
  const kari = await personCalled(database, 'kari@fjordvik.example');
  const tokens = await inTransaction(database.db, (tx) => openSession(tx, kari, 'a measure', new Date()));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await keepTokens(context, tokens);
  const recorded: [what: string, calls: Call[], aim: number][] = [];
  for (const [what, address, aim] of pages) {
    const [row] = (
      await sql<{ path: string }>`select * from (${sql.raw(address)}) as address(path)`.execute(database.db)
    ).rows;
    recorded.push([what, await callsOf(context, `/app${row!.path}`), aim]);
  }
  await browser.close();
  const processes = await processesOf(database, server);
  const measures: Measure[] = [];
  for (const [what, calls, aim] of recorded) {
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

async function personCalled({ db }: BenchDatabase, email: string): Promise<number> {
  const { id } = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

const operationsIn = (calls: readonly Call[]): number =>
  calls.reduce((sum, { body }) => sum + ('calls' in body ? body.calls.length : 1), 0);

/** Returns the GraphQL calls that a page sends until it is quiet. */
async function callsOf(context: BrowserContext, path: string): Promise<Call[]> {
  const page: Page = await context.newPage();
  const calls: Call[] = [];
  page.on('request', (request) => {
    const path = /\/api\/graphql(\/together)?$/.exec(request.url())?.[0];
    if (request.method() === 'POST' && path) calls.push({ path, body: request.postDataJSON() as Call['body'] });
  });
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return calls.filter(({ body }) => 'calls' in body || !/^\s*mutation/.test(body.query));
}

/** Sends calls one after the other; returns the bytes of all answers. */
async function ask(url: string, token: string, calls: readonly Call[]): Promise<number> {
  let bytes = 0;
  for (const { path, body } of calls) {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (text.includes('"errors"')) throw new Error(text);
    bytes += text.length;
  }
  return bytes;
}

/** Returns the ids of the server and of the database's first process. */
async function processesOf({ db }: BenchDatabase, { child }: ServerProcess): Promise<number[]> {
  const [backend] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  return [child.pid!, parentOf(backend!.pid)];
}

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
