import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { seedLists } from './list-data.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';

const pairs = 1_200;
const stranger = 10_077;

/**
 * Two questions that a stranger could tell apart by time if hidden titles were searched: the first word is only in hidden titles, the second in no
 * title.
 */
const questions: Record<string, [hit: string, miss: string]> = {
  'a whole word': [
    '{ allCalendars(text: "zebrasekret", sort: TITLE) { nodes { id } } }',
    '{ allCalendars(text: "zebrasekrex", sort: TITLE) { nodes { id } } }',
  ],
  'a beginning': [
    '{ allCalendars(text: "zebr", sort: TITLE) { nodes { id } } }',
    '{ allCalendars(text: "zebq", sort: TITLE) { nodes { id } } }',
  ],
  'a count': [
    '{ allCalendars(text: "zebr", limit: 1) { totalCount } }',
    '{ allCalendars(text: "zebq", limit: 1) { totalCount } }',
  ],
  'control, in no title': [
    '{ allCalendars(text: "zebrq", sort: TITLE) { totalCount } }',
    '{ allCalendars(text: "zebrx", sort: TITLE) { totalCount } }',
  ],
};

/**
 * Measures whether the time of a stranger's search reveals what others hide: Welch's t over interleaved pairs, among 20,000 year wheels of which 500
 * hidden ones match.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  await seedLists(database.db, 20_000);
  await hideTitles(database.db);
  const token = await signIn(database.db, stranger);
  const server = await startProcess({ DATABASE_URL: database.url });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const time = async (query: string) => {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers,
    });
    const text = await answer.text();
    if (text.includes('errors')) throw new Error(text);
    return performance.now() - start;
  };
  const measures: Measure[] = [];
  for (const [what, [hit, miss]] of Object.entries(questions)) {
    for (let warm = 0; warm < 50; warm += 1) for (const query of [hit, miss]) await time(query);
    const [hits, misses]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair += 1) {
      // Each comes first as often as second, since the second one finds the machine warmer.
      const isHitFirst = pair % 2 === 0;
      const [first, second] = [await time(isHitFirst ? hit : miss), await time(isHitFirst ? miss : hit)];
      hits.push(isHitFirst ? first : second);
      misses.push(isHitFirst ? second : first);
    }
    const t = welch(hits, misses);
    measures.push({
      what: `${what}: t = ${t.toFixed(1)}`,
      figure: milliseconds(percentile(hits, 0.5)),
      against: `${milliseconds(percentile(misses, 0.5))} where nothing is hidden`,
      ratio: percentile(hits, 0.5) / percentile(misses, 0.5),
      aim: '|t| < 4.5',
    });
  }
  report(`A stranger's search beside what is hidden, ${pairs} pairs each`, measures);
  await server.stop();
  await database.close();
}

/** Gives 500 hidden year wheels of others a word of their own. */
const hideTitles = (db: Database) =>
  sql`update subject set title = 'Zebrasekret ' || id where reach = 'HIDDEN' and id % 40 = 0 and id not in (
    select root_id from access_entry join acts_as using (principal_id) where acts_as.person_id = ${stranger})`.execute(
    db,
  );

/** Returns Welch's t of two samples. */
function welch(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [a, b].map((times) => {
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (times.length - 1);
    return { mean, error: variance / times.length };
  });
  return (first!.mean - second!.mean) / Math.sqrt(first!.error + second!.error);
}
