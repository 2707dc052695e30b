import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../packages/server/src/app.ts';
import { areas } from '../packages/server/src/areas/index.ts';
import { readSettings } from '../packages/server/src/core/base/settings.ts';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { seedAccess } from './access-data.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { inLanes, type Measure, milliseconds, percentile, report } from './report.ts';

const query = `query { allCalendars(limit: 12) { totalCount pageInfo { numberOfPages }
  nodes { id title category status isLimited isLiked likes followers isFollowing createdBy { id name } } } }`;
const body = JSON.stringify({ query });
const calendars = 100_000;
const reader = 10_042;
const requests = 400;

type Statement = { text: string; values: unknown[] };

/** `allCalendars`, a page of 12 of 100,000, over HTTP, beside the very statements that it sends, through pg alone. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  await seed(database.db);
  const token = await signIn(database.db, reader);
  const statements = await captureStatements(database, token);
  const server = await startProcess({ DATABASE_URL: database.url });
  const ask = () =>
    fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    }).then((answer) => answer.text());
  const alone = async () => {
    for (const statement of statements) await database.pool.query(statement);
  };
  const measures: Measure[] = [];
  for (const lanes of [1, 16, 64]) {
    for (const warm of [ask, alone]) await inLanes(lanes, 10, warm);
    const [http, bare] = [
      await inLanes(lanes, Math.ceil(requests / lanes), ask),
      await inLanes(lanes, Math.ceil(requests / lanes), alone),
    ];
    const [p50, bareP50] = [percentile(http, 0.5), percentile(bare, 0.5)];
    measures.push({
      what: `${lanes} at once, p50 (p99 ${milliseconds(percentile(http, 0.99))})`,
      figure: milliseconds(p50),
      against: `${milliseconds(bareP50)} for its ${statements.length} statements through pg alone`,
      ratio: p50 / bareP50,
      aim: 'within 2×',
    });
  }
  report(`allCalendars, a page of 12 at ${calendars} calendars, over HTTP`, measures);
  await server.stop();
  await database.close();
}

async function seed(db: Database): Promise<void> {
  await seedAccess(db, calendars * 4);
  await sql`insert into calendar (id, category, color, description_text)
    select id, 'TOPIC', '#1f6f8b', 'Årshjulet samlar dei faste fristane' from subject where kind = 'CALENDAR'`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

/** What one request sends to the database, as it sends it. */
async function captureStatements({ db, url }: BenchDatabase, token: string): Promise<Statement[]> {
  const settings = readSettings({ DATABASE_URL: url, SECRET_KEY: 'a secret key of a measure, long enough' });
  const app = await buildApp(
    {
      db,
      kept: db,
      settings,
      log: pino({ level: 'silent' }) as never,
      secretKey: settings.secretKey!,
      now: () => new Date(),
    },
    areas,
  );
  const captured: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function capture(this: pg.Client, ...args: never[]) {
    const [first, values] = args as unknown as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    if (typeof first === 'string') captured.push({ text: first, values: Array.isArray(values) ? values : [] });
    else captured.push({ text: first.text, values: first.values ?? [] });
    return original.apply(this, args as never);
  } as typeof original;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { query },
    headers: { authorization: `Bearer ${token}` },
  });
  pg.Client.prototype.query = original;
  const { errors, data } = answer.json();
  if (errors || data.allCalendars.nodes.length !== 12) throw new Error(answer.body);
  return captured;
}
