import { listCalendars } from '../packages/server/src/areas/calendar/calendar/calendar-list.queries.ts';
import type { Caller } from '../packages/server/src/core/base/caller.ts';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { callerFor } from '../packages/server/src/core/testing/callers.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { asking, cpuClock } from './asking.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { reader, seedLists } from './list-data.ts';
import { inLanes, type Measure, milliseconds, percentile, report } from './report.ts';

const query = `query { allCalendars(limit: 12) { totalCount pageInfo { numberOfPages }
  nodes { id title category status isLimited isLiked likes followers isFollowing createdBy { id name } } } }`;
const requests = 480;

/** Measures a page of 12 over HTTP at two sizes, and how each filter and order grows from 10,000 year wheels to a million. */
export async function run(): Promise<void> {
  for (const wheels of [5_000, 100_000]) await overHttp(wheels);
  const [small, large] = [await timesAt(10_000), await timesAt(1_000_000)];
  report(
    'A page and its count in PostgreSQL, 1,000,000 year wheels against 10,000',
    Object.keys(lists).map((what) => ({
      what,
      figure: milliseconds(large[what]!),
      against: `${milliseconds(small[what]!)} at 10,000`,
      ratio: large[what]! / small[what]!,
      aim: 'within 2×',
    })),
  );
  const deep = ['offset 50,000', 'offset 50,000, by title'].map((what) => ({
    what,
    figure: milliseconds(large[what]!),
    against: `${milliseconds(large['last changed']!)} for the first page`,
    ratio: large[what]! / large['last changed']!,
    aim: 'within 3×',
  }));
  report('Deep pages of 1,000,000', deep);
}

/** The least SQL that could give the answer: twelve ids by index, and the count. */
async function smallest({ pool }: BenchDatabase): Promise<void> {
  const from = `from subject where kind = 'CALENDAR' and reach = 'OPEN' and status = 'PUBLISHED'`;
  await pool.query({ name: 'ids', text: `select id ${from} order by last_updated desc, id desc limit 12` });
  await pool.query({ name: 'count', text: `select count(*) ${from}` });
}

async function overHttp(wheels: number): Promise<void> {
  const database = await openBenchDatabase();
  await seedLists(database.db, wheels);
  const server = await startProcess({ DATABASE_URL: database.url });
  const { ask: send } = await asking(database, server);
  const ask = () => send([{ query }]);
  const cpuSoFar = await cpuClock(database, server);
  const measures: Measure[] = [];
  for (const lanes of [1, 16]) {
    await inLanes(16, 15, ask);
    const before = cpuSoFar();
    const http = await inLanes(lanes, requests / lanes, ask);
    const cpu = (cpuSoFar() - before) / requests;
    const bare = await inLanes(lanes, requests / lanes, () => smallest(database));
    const [p50, bareP50] = [percentile(http, 0.5), percentile(bare, 0.5)];
    measures.push({
      what: `${lanes} at once, p50; ${milliseconds(cpu)} of CPU in server and database`,
      figure: milliseconds(p50),
      against: `${milliseconds(bareP50)} for 12 ids by index and the count through pg alone`,
      ratio: p50 / bareP50,
      aim: lanes === 16 ? `${wheels > 5_000 ? 20 : 12} ms; 2 ms of CPU` : '',
    });
  }
  report(`allCalendars, a page of 12 of ${wheels} year wheels, over HTTP`, measures);
  await server.stop();
  await database.close();
}

const lists: Record<string, object> = {
  'last changed': {},
  'first changed': { order: 'ASCENDING' },
  'by title': { sort: 'TITLE', order: 'ASCENDING' },
  'by title, from the last': { sort: 'TITLE' },
  'by deadline': { sort: 'DEADLINE', order: 'ASCENDING' },
  'by last deadline': { sort: 'DEADLINE' },
  'of a category': { category: 'PROJECT' },
  'of a group of service areas': { kostraGroup: 40_007 },
  'of a municipality': { organizations: [7] },
  'of a person': { persons: [10_043] },
  'with a rare word': { text: 'sjeldan' },
  'with a word of none': { text: 'zebra' },
  'with archived ones': { archived: true },
  'of limited ones': { limited: true },
  'offset 50,000': { offset: 50_000 },
  'offset 50,000, by title': { offset: 50_000, sort: 'TITLE', order: 'ASCENDING' },
};

/** Returns the median milliseconds of each list. */
async function timesAt(wheels: number): Promise<Record<string, number>> {
  const database = await openBenchDatabase(1);
  await seedLists(database.db, wheels);
  const caller = callerFor({ id: reader } as never);
  const times: Record<string, number> = {};
  for (const [what, more] of Object.entries(lists)) times[what] = await timeOf(database.db, caller, more);
  await database.close();
  return times;
}

async function timeOf(db: Database, caller: Caller, more: object): Promise<number> {
  const all = {
    sort: 'LAST_UPDATED',
    order: 'DESCENDING',
    limit: 12,
    offset: 0,
    organizations: [],
    persons: [],
    archived: false,
  };
  const read = () => listCalendars(db, caller, { ...all, ...more } as never);
  await inLanes(1, 10, read);
  return percentile(await inLanes(1, 40, read), 0.5);
}
