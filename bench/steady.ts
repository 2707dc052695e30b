import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { ensureWebBuilt } from '../tools/web.mjs';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { tokensOf } from './kept-tokens.ts';
import { memoryOf, memoryOfAll } from './memory.ts';
import { type Call, personCalled, processesOf, recordPages } from './recorded-pages.ts';
import { type Measure, report } from './report.ts';

const requestsASecond = 50;
/** Ten minutes, unless `SAMSPEL_BENCH_SECONDS` says otherwise. */
const seconds = Number(process.env.SAMSPEL_BENCH_SECONDS ?? 600);
/** How many people ask in turn: an ordinary person opens a page every few seconds. */
const people = 300;

/**
 * Measures what the server and its PostgreSQL hold in memory while many people read for ten minutes, and after it: 50 requests a second, those that
 * Chromium was seen to send for the pages of the demo. Nobody may be told to wait.
 */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const database = await openBenchDatabase(2);
  const server = await startProcess({ DATABASE_URL: database.url, DEMO: 'true' });
  const kari = await personCalled(database, 'kari@fjordvik.example');
  const pages = await recordPages(database, server, await tokensOf(database.db, kari));
  const readers = await colleagues(database, kari);
  const [node, postmaster] = (await processesOf(database, server)) as [number, number];
  const holds = async () => ({ node: await memoryOf(node), postgres: await memoryOfAll(postmaster) });
  const rested = await holds();
  const calls = pages.flatMap((page) => page.calls);
  const statuses = new Map<number, number>();
  let most = rested;
  const asking: Promise<void>[] = [];
  for (let sent = 0; sent < seconds * requestsASecond; sent += 1) {
    const token = readers[Math.floor(sent / calls.length) % readers.length]!;
    asking.push(count(statuses, send(server.url, token, calls[sent % calls.length]!)));
    await sleep(1_000 / requestsASecond);
    if (sent % (10 * requestsASecond) > 0) continue;
    const now = await holds();
    most = { node: Math.max(most.node, now.node), postgres: Math.max(most.postgres, now.postgres) };
  }
  await Promise.all(asking);
  const after = await holds();
  const line = (what: string, of: 'node' | 'postgres', aim: number): Measure => ({
    what,
    figure: `${after[of].toFixed(0)} MB after it, at most ${most[of].toFixed(0)} MB`,
    against: `${rested[of].toFixed(0)} MB at rest`,
    ratio: after[of] / rested[of],
    aim: `${aim} MB`,
  });
  const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  report(`${requestsASecond} requests a second for ${seconds} s, by ${people} people: ${answers}`, [
    line('the server (resident)', 'node', 350),
    line('its PostgreSQL (proportional, all processes)', 'postgres', 400),
  ]);
  await server.stop();
  await database.close();
}

/** Makes colleagues of a person, who have been through the welcome wizard as that person has, and returns their tokens. */
async function colleagues(database: BenchDatabase, person: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    insert into person (email, name, hash, organization_id, user_status, accepted_terms, settings)
    select 'reader' || n || '@fjordvik.example', 'Lesar ' || n, 'reader' || n, p.organization_id, p.user_status, p.accepted_terms, p.settings
    from person p cross join generate_series(1, ${people}::int) n where p.id = ${person} returning id`.execute(
    database.db,
  );
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push((await tokensOf(database.db, id)).access_token);
  return tokens;
}

/** Sends one call, as a person; returns its HTTP status, or the one that an operation of several got. */
async function send(url: string, token: string, { path, body }: Call): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const answer = (await response.json()) as { answers?: { status: number }[] };
  return answer.answers?.find(({ status }) => status !== 200)?.status ?? response.status;
}

async function count(statuses: Map<number, number>, sending: Promise<number>): Promise<void> {
  const status = await sending;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}
