import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { makeOrganization, makePerson } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { openBenchDatabase } from './database.ts';
import { inLanes, milliseconds, percentile, report } from './report.ts';

const activities = 1_000;

/** Measures a feed of 1,000 activities over HTTP against reading the same rows through pg alone. */
export async function run(): Promise<void> {
  const { db, pool, url, close } = await openBenchDatabase();
  const { code, calendar } = await seed(db);
  const server = await startProcess({ DATABASE_URL: url });
  const address = `${server.url}/api/meta/calendar?calendarCode=${code}&metaId=${calendar}`;
  const fetched = () => fetch(address).then((answer) => answer.text());
  const found = (await fetched()).match(/BEGIN:VEVENT/g)?.length;
  if (found !== activities) throw new Error(`The feed holds ${found} activities`);
  const alone = () =>
    pool.query('select * from event_instance i join subject s on s.id = i.id where i.calendar_id = $1', [calendar]);
  for (const warm of [fetched, alone]) await inLanes(1, 20, warm);
  const [time, bare] = [percentile(await inLanes(1, 100, fetched), 0.5), percentile(await inLanes(1, 100, alone), 0.5)];
  report('Feed', [
    {
      what: `feed of ${activities} activities, p50`,
      figure: milliseconds(time),
      against: `${milliseconds(bare)} for the rows through pg alone`,
      ratio: time / bare,
      aim: '50 ms',
    },
  ]);
  await server.stop();
  await close();
}

async function seed(db: Database): Promise<{ code: string; calendar: number }> {
  const kari = await makePerson(db, 'Kari Nes', await makeOrganization(db, 'Fjordvik kommune'));
  const subject = (kind: string, from: number, count: number, parent: number | null, root: number) =>
    sql`
    insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
    select ${from}::bigint + i, ${kind}::subject_kind, 'Rapport nr. ' || i, ${parent}::bigint, ${root}, ${kari.id}, ${kari.organizationId}
    from generate_series(0, ${count - 1}::int) i`.execute(db);
  const [calendar, event, first] = [1_000_000, 1_000_001, 2_000_000];
  await subject('CALENDAR', calendar, 1, null, calendar);
  await subject('EVENT', event, 1, calendar, calendar);
  await subject('EVENT_INSTANCE', first, activities, event, calendar);
  await sql`insert into calendar (id, category, color) values (${calendar}, 'TOPIC', '#1f6f8b')`.execute(db);
  await sql`insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
    values (${event}, ${calendar}, '', 'Send inn skjema og filuttrekk for dei tenestene som har tidleg frist.', '2026-01-01', '2026-01-02', 'NONE')`.execute(
    db,
  );
  await sql`insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select ${first}::bigint + i, ${event}, ${calendar}, date '2026-01-01' + i, date '2026-01-02' + i from generate_series(0, ${activities - 1}::int) i`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  return { code: kari.calendarCode, calendar };
}
