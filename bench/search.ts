import pg from 'pg';
import { signIn } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { cpuOf, parentOf } from './cpu.ts';
import { openBenchDatabase } from './database.ts';
import { reader } from './list-data.ts';
import { inLanes, type Measure, milliseconds, percentile, report } from './report.ts';
import { seedSearch } from './search-data.ts';
import { sentFor } from './sent.ts';

const query = `query ($query: String!) { search(query: $query) { hits { id kind title titleParts { text isMatch } descriptionParts { text isMatch } uri within foundIn }
  persons { id name } organizations { id name } hasMore mended } }`;

/** Words as people search: a rare one, common ones, a beginning, a part of a compound, two at once, another ending. */
const searches = [
  'sjeldan',
  'budsjettmøte',
  'beredskap',
  'rekneskap',
  'skule plan',
  'tilsynsrapportar',
  'kommunestyrevedtak',
];
const requests = 20;

/**
 * Measures search over HTTP against its own statements through pg alone. `SAMSPEL_BENCH_SUBJECTS` makes it smaller than 100,000 things and 500,000
 * comments.
 */
export async function run(): Promise<void> {
  const subjects = Number(process.env.SAMSPEL_BENCH_SUBJECTS ?? 100_000);
  const database = await openBenchDatabase();
  await seedSearch(database.db, subjects);
  const token = await signIn(database.db, reader);
  const server = await startProcess({ DATABASE_URL: database.url });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const ask = async (words: string) => {
    const body = JSON.stringify({ query, variables: { query: words } });
    const answer = await (await fetch(`${server.url}/api/graphql`, { method: 'POST', body, headers })).text();
    if (!answer.includes('"hits"') || answer.includes('"errors"')) throw new Error(answer);
  };
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  const client = new pg.Client({ connectionString: database.url, options: '-c jit=off' });
  await client.connect();
  const measures: Measure[] = [];
  for (const words of searches) {
    await inLanes(16, 8, () => ask(words));
    const before = cpuOf(server.child.pid!, postmaster);
    const http = percentile(await inLanes(1, requests, () => ask(words)), 0.5);
    const cpu = (cpuOf(server.child.pid!, postmaster) - before) / requests;
    const sent = await sentFor(database.db, reader, words);
    const bare = async () => {
      for (const statement of sent) await client.query(statement);
    };
    await inLanes(1, 8, bare);
    const own = percentile(await inLanes(1, requests, bare), 0.5);
    measures.push({
      what: `«${words}»; ${milliseconds(cpu)} of CPU in server and database`,
      figure: milliseconds(http),
      against: `${milliseconds(own)} for its own SQL through pg alone`,
      ratio: http / own,
      aim: 'p50 within 2×; 5.4 ms of CPU',
    });
  }
  report(`search of ${subjects} things and ${5 * subjects} comments, over HTTP, one at a time`, measures);
  await client.end();
  await server.stop();
  await database.close();
}
