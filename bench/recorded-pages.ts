import { sql } from 'kysely';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';
import { findChromium } from '../tools/chromium.mjs';
import { parentOf } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { keepTokens } from './kept-tokens.ts';

/** The pages, by name and the query that finds their address in the demo; then the aim of their CPU, in milliseconds, warm. */
const pages: readonly [what: string, address: string, aim: number][] = [
  ['home', `select '/home'`, 12],
  ['list of wheels', `select '/calendar'`, 6],
  ['discussion', `select '/forum/public/x-' || id from subject where kind = 'DISCUSSION' order by id limit 1`, 8],
  ['wheel', `select '/calendar/x-' || id from subject where kind = 'CALENDAR' order by id limit 1`, 20],
  ['my year', `select '/annual-cycle/my'`, 15],
];
/** A request of a page: one operation, or several together. */
export type Call = { path: string; body: { query: string } | { calls: { query: string }[] } };

/** A page, all calls that Chromium was seen to send for it, and the aim of their CPU in milliseconds. */
export type RecordedPage = { what: string; calls: Call[]; aim: number };

/** Opens each page of the demo in Chromium as a signed-in person, and returns the calls that it sends. */
export async function recordPages(
  { db }: BenchDatabase,
  { url }: ServerProcess,
  tokens: object,
): Promise<RecordedPage[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  await keepTokens(context, tokens);
  const recorded: RecordedPage[] = [];
  for (const [what, address, aim] of pages) {
    const [row] = (await sql<{ path: string }>`select * from (${sql.raw(address)}) as address(path)`.execute(db)).rows;
    recorded.push({ what, calls: await callsOf(context, `/app${row!.path}`), aim });
  }
  await browser.close();
  return recorded;
}

/** Returns the id of the person with an address. */
export async function personCalled({ db }: BenchDatabase, email: string): Promise<number> {
  const { id } = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

/** Returns the GraphQL calls that a page sends until it is quiet. */
export async function callsOf(context: BrowserContext, path: string): Promise<Call[]> {
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
export async function ask(url: string, token: string, calls: readonly Call[]): Promise<number> {
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
export async function processesOf({ db }: BenchDatabase, { child }: ServerProcess): Promise<number[]> {
  const [backend] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  return [child.pid!, parentOf(backend!.pid)];
}
