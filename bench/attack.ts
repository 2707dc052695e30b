import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { makeOrganization, makePerson, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';

/** Year wheels of the attacker, and activities in each. */
const [wheels, activities] = [100, 100];
/** How long each attack lasts, and how often somebody else asks meanwhile, in milliseconds. */
const [length, rhythm] = [15_000, 100];

/** The call that another person makes: a page of the list of year wheels. */
const page = `{ allCalendars(limit: 12) { totalCount nodes { id title category status isLimited likes createdBy { id name } } } }`;
const circle =
  '{yearWheel(year:2026){rings{eventInstances{calendar{myRing{eventInstances{calendar{myRing{eventInstances{id}}}}}}}}}}';
const everything = `{ allCalendars(limit: 100) { nodes { id title history(limit: 20) { nodes { date by { name } } }
  eventInstances(limit: 100) { nodes { id title startDate isDone responsible { name } tags { title } event { title } } } } } }`;

type Attack = (server: ServerProcess, attacker: TestPerson) => Promise<unknown>;

/** What one person, signed in or not, may send; by the name of the finding. */
const attacks: Record<string, Attack> = {
  'F3: eight addresses of a feed a second, of 15,500 spaces each, by nobody': (server) =>
    every(125, () => fetch(`${server.url}/api/meta/calendar?calendarCode=x${'+'.repeat(15_500)}y`)),
  'F4: circles of 117 characters, one after the other': (server, attacker) =>
    every(0, () => server.graphql(attacker, circle)),
  'F8: 200 queries of everything in 10 s': (server, attacker) => every(50, () => server.graphql(attacker, everything)),
  'F8: 200 cheap calls a second': (server, attacker) => every(5, () => server.graphql(attacker, '{ me { id } }')),
};

/** Measures how long another person waits while one person, signed in or not, attacks: the 95th percentile with and without. */
export async function run(): Promise<void> {
  const { db, url, close } = await openBenchDatabase();
  const { attacker, other } = await seed(db);
  const server = await startProcess({ DATABASE_URL: url });
  const ask = () => timed(() => server.graphql(other, page));
  for (let time = 0; time < 30; time += 1) await ask();
  const measures: Measure[] = [];
  for (const [what, attack] of Object.entries(attacks)) {
    const before = await askFor(length / 2, ask);
    const [during] = await Promise.all([askFor(length, ask), attack(server, attacker)]);
    await rest(5_000);
    const after = await askFor(length / 2, ask);
    const [with95, without95] = [percentile(during, 0.95), percentile([...before, ...after], 0.95)];
    measures.push({
      what: `${what} (${during.length} asked, worst ${milliseconds(Math.max(...during))})`,
      figure: milliseconds(with95),
      against: `${milliseconds(without95)} without, before and after`,
      ratio: with95 / without95,
      aim: 'below 2×',
    });
  }
  report('The p95 of another person’s page while somebody attacks', measures);
  await server.stop();
  await close();
}

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Asks in a steady rhythm, however long the answers take. */
async function askFor(time: number, ask: () => Promise<number>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (const end = performance.now() + time; performance.now() < end; await rest(rhythm)) asked.push(ask());
  return Promise.all(asked);
}

/** Repeats something with a pause as long as an attack lasts; with no pause it waits for each answer, in two lanes. */
async function every(pause: number, work: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + length;
  const quietly = () => work().catch(() => {});
  const lane = async () => {
    while (performance.now() < end) await quietly();
  };
  if (pause === 0) return void (await Promise.all([lane(), lane()]));
  const sent: Promise<unknown>[] = [];
  for (; performance.now() < end; await rest(pause)) sent.push(quietly());
  await Promise.all(sent);
}

async function seed(db: Database): Promise<{ attacker: TestPerson; other: TestPerson }> {
  const [fjordvik, lundvik] = [
    await makeOrganization(db, 'Fjordvik kommune'),
    await makeOrganization(db, 'Lundvik kommune'),
  ];
  const [attacker, other] = [await makePerson(db, 'Kari Nes', fjordvik), await makePerson(db, 'Per Lund', lundvik)];
  const subjects = (kind: string, rows: ReturnType<typeof sql>) =>
    sql`
    insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
    select id, ${kind}::subject_kind, 'Rapport nr. ' || id, parent, root, ${attacker.id}, ${fjordvik.id} from (${rows}) made`.execute(
      db,
    );
  const wheel = sql`select 1000000 + i as id, null::bigint as parent, 1000000 + i as root from generate_series(1, ${wheels}::int) i`;
  const series = sql`select 2000000 + i as id, 1000000 + i as parent, 1000000 + i as root from generate_series(1, ${wheels}::int) i`;
  const single = sql`select 3000000 + i as id, 2000001 + i / ${activities}::int as parent, 1000001 + i / ${activities}::int as root
    from generate_series(0, ${wheels * activities - 1}::int) i`;
  await subjects('CALENDAR', wheel);
  await sql`insert into calendar (id, category, color) select id, 'TOPIC', '#1f6f8b' from (${wheel}) made`.execute(db);
  await sql`insert into access_entry (root_id, person_id, level) select id, ${attacker.id}, 'OWNER' from (${wheel}) made`.execute(
    db,
  );
  await sql`insert into calendar_ring (calendar_id, person_id, position, color)
    select id, ${attacker.id}, id - 1000000, '#1f6f8b' from (${wheel}) made`.execute(db);
  await subjects('EVENT', series);
  await sql`insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
    select id, root, '', 'Send inn skjema.', '2026-01-01', '2026-01-02', 'NONE' from (${series}) made`.execute(db);
  await subjects('EVENT_INSTANCE', single);
  await sql`insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select id, parent, root, date '2026-01-01' + (id % ${activities})::int, date '2026-01-02' + (id % ${activities})::int from (${single}) made`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  return { attacker, other };
}
