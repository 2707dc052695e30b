import { sql } from 'kysely';
import type { BrowserContext, Page } from 'playwright-core';
import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';
import { startChromium } from './chromium.ts';
import { parentOf } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { keepTokens } from './kept-tokens.ts';

/**
 * The pages, by name and the query that finds their address in the demo; the aim of their CPU, in milliseconds, warm; and what the nearest page of
 * another product costs by its API, in one request, measured on two cores in November 2026 (NodeBB 4.11.0 with redis, Docmost 0.95.0; 5,000 topics or pages).
 */
const pages: readonly [what: string, address: string, aim: number, peer?: string][] = [
  ['home', `select '/home'`, 12],
  ['list of wheels', `select '/calendar'`, 6, 'Docmost, recent pages: 4.1 ms; NodeBB, topics: 7.7 ms'],
  [
    'discussion',
    `select '/forum/public/x-' || id from subject where kind = 'DISCUSSION' order by id limit 1`,
    8,
    'NodeBB, a topic with 5 replies: 3.5 ms',
  ],
  ['wheel', `select '/calendar/x-' || id from subject where kind = 'CALENDAR' order by id limit 1`, 20],
  ['my year', `select '/annual-cycle/my'`, 15],
];
/** A request of a page: one operation, or several together. */
export type Call = { path: string; body: { query: string } | { calls: { query: string }[] } };

/** The JavaScript that a page read, as it was sent: in Brotli, what is fetched ahead of use included. */
type Scripts = { files: number; bytes: number };

/** What Chromium was seen to read for a page when it was opened. */
type Opened = { calls: Call[]; scripts: Scripts };

/** A page, what Chromium was seen to send for it, and the aim of its CPU in milliseconds. */
export type RecordedPage = Opened & { what: string; aim: number; peer: string | undefined };

/** Opens each page of the demo in Chromium as a signed-in person, and returns the calls that it sends. */
export async function recordPages(
  { db }: BenchDatabase,
  { url }: ServerProcess,
  tokens: object,
): Promise<RecordedPage[]> {
  const browser = await startChromium();
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  await keepTokens(context, tokens);
  const recorded: RecordedPage[] = [];
  for (const [what, address, aim, peer] of pages) {
    const [row] = (await sql<{ path: string }>`select * from (${sql.raw(address)}) as address(path)`.execute(db)).rows;
    recorded.push({ what, ...(await openedOn(context, `/app${row!.path}`)), aim, peer });
  }
  await browser.close();
  return recorded;
}

/** Returns the id of the person with an address. */
export async function personCalled({ db }: BenchDatabase, email: string): Promise<number> {
  const { id } = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

/** Returns the GraphQL calls that a page sends until it is quiet, and the JavaScript that it reads. */
export async function openedOn(context: BrowserContext, path: string): Promise<Opened> {
  const page: Page = await context.newPage();
  const calls: Call[] = [];
  page.on('request', (request) => {
    const path = /\/api\/graphql(\/together)?$/.exec(request.url())?.[0];
    if (request.method() === 'POST' && path) calls.push({ path, body: request.postDataJSON() as Call['body'] });
  });
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => {
    const read = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      /\.js$/.test(name),
    );
    return { files: read.length, bytes: read.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  await page.close();
  return { calls: calls.filter(({ body }) => 'calls' in body || !/^\s*mutation/.test(body.query)), scripts };
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
    if (!response.ok || text.includes('"errors"')) throw new Error(text);
    bytes += text.length;
  }
  return bytes;
}

/** Returns the ids of the server and of the database's first process. */
export async function processesOf({ db }: BenchDatabase, { child }: ServerProcess): Promise<number[]> {
  const [backend] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  return [child.pid!, parentOf(backend!.pid)];
}
