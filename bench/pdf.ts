import { setTimeout as rest } from 'node:timers/promises';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { makeOrganization, makePerson, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { growthDuring } from './memory.ts';
import { milliseconds, percentile, report } from './report.ts';

const year = 2027;
/** How often each file is made. */
const runs = 5;
/** How often ten are made at once. */
const rounds = 6;
/** What another person asks for meanwhile, and how often in milliseconds. */
const page =
  '{ allCalendars(limit: 12) { totalCount nodes { id title category status likes createdBy { id name } } } }';
const rhythm = 20;

/** Measures files for paper over HTTP: an A3 of 300 and of 3,000 activities, and how others are served while ten are made. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const server = await startProcess({ DATABASE_URL: database.url });
  const organization = await makeOrganization(database.db, 'Fjordvik kommune');
  const kari = await makePerson(database.db, 'Kari', organization);
  const ola = await makePerson(database.db, 'Ola', organization);
  const small = await seed(database.db, server, kari, 300);
  const large = await seed(database.db, server, kari, 3_000);
  await sql`vacuum analyze`.execute(database.db);
  const made = async (wheel: string) => {
    const times: number[] = [];
    let size = 0;
    for (let turn = 0; turn <= runs; turn += 1) {
      const start = performance.now();
      size = (await fetchPdf(server, kari, wheel)).byteLength;
      if (turn > 0) times.push(performance.now() - start);
    }
    return { median: percentile(times, 0.5), size };
  };
  const few = await made(small);
  const many = await made(large);
  const growth = await growthDuring(server.child.pid!, () => fetchPdf(server, kari, large));
  const alone: number[] = [];
  const meanwhile: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    alone.push(...(await askFor(server, ola, rest(4_000))));
    const ten = Promise.all(Array.from({ length: 10 }, () => fetchPdf(server, kari, small)));
    meanwhile.push(...(await askFor(server, ola, ten)));
  }
  const [with95, without95] = [percentile(meanwhile, 0.95), percentile(alone, 0.95)];
  report('A year wheel as an A3 PDF, wheel and list', [
    {
      what: '300 activities',
      figure: milliseconds(few.median),
      against: '1 s',
      ratio: few.median / 1_000,
      aim: 'at most 1',
    },
    { what: 'its size', figure: kilobytes(few.size), against: '300 kB', ratio: few.size / 300_000, aim: 'below 1' },
    {
      what: `3,000 activities (${kilobytes(many.size)})`,
      figure: milliseconds(many.median),
      against: '4 s',
      ratio: many.median / 4_000,
      aim: 'at most 1',
    },
    {
      what: 'memory of the server while one of 3,000 is made again',
      figure: `${Math.round(growth)} MB`,
      against: '60 MB',
      ratio: growth / 60,
      aim: 'at most 1',
    },
    {
      what: `p95 of another person's page while ten of 300 are made (${meanwhile.length} asked)`,
      figure: milliseconds(with95),
      against: `${milliseconds(without95)} without`,
      ratio: with95 / without95,
      aim: 'below 1.5×',
    },
  ]);
  await server.stop();
  await database.close();
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** Fetches a file, and waits for the job if it is left to it. */
async function fetchPdf({ url }: ServerProcess, { token }: TestPerson, wheel: string): Promise<ArrayBuffer> {
  const headers = { authorization: `Bearer ${token}` };
  let path = `/calendar/${wheel}/export/pdf?year=${year}&paper=a3`;
  for (;;) {
    const answer = await fetch(`${url}/api${path}`, { headers });
    if (answer.status === 200) return answer.arrayBuffer();
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
    path = `/export/${((await answer.json()) as { reference: string }).reference}`;
    await rest(Number(answer.headers.get('retry-after')) * 1_000); // as the page does
  }
}

/** How long each of a person's calls took, in milliseconds, until something has ended. */
async function askFor(server: ServerProcess, as: TestPerson, ending: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void ending.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await server.graphql(as, page);
    times.push(performance.now() - start);
    await rest(rhythm);
  }
  await ending;
  return times;
}

/** Makes a year wheel of activities with five tags, spread over the year. */
async function seed(db: Database, server: ServerProcess, as: TestPerson, count: number): Promise<string> {
  const { data } = await server.graphql<{ createCalendar: { id: string } }>(
    as,
    'mutation { createCalendar(input: { title: "Årshjul", color: "#1f6f8b" }) { id } }',
  );
  const calendar = data.createCalendar.id;
  const input = ['Økonomi', 'Skule', 'Helse', 'Plan', 'Teknisk'].map((tag) => ({
    calendar,
    title: tag,
    description: JSON.stringify(richTextOf('Kvifor')),
    startDate: `${year}-01-05`,
    tags: [tag],
  }));
  const { errors } = await server.graphql(
    as,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id } }',
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  await sql`
    with made as (
      insert into subject (kind, title, status, created_by, organization_id, parent_id, root_id)
      select s.kind, (array['Rekneskapsrapport', 'Møte i utvalet', 'Frist for søknad om spelemidlar', 'Tilsyn'])[1 + n % 4] || ' ' || n,
        s.status, s.created_by, s.organization_id, s.parent_id, s.root_id
      from (select *, row_number() over (order by id) as at from subject where root_id = ${calendar} and kind = 'EVENT_INSTANCE') s
      join generate_series(1, ${count - 5}::int) n on s.at = 1 + n % 5
      returning id, parent_id)
    insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select id, parent_id, ${calendar}, day, day + (id % 9)::int * (id % 2)::int from made,
      lateral (select ${`${year}-01-01`}::date + (id % 350)::int as day) d`.execute(db);
  return calendar;
}
