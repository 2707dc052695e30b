import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { seedAccess } from './access-data.ts';

const [wheel, series, firstActivity, firstComment] = [1_000_000, 1_000_001, 2_000_000, 3_000_000];
const words = 'Slik gjer vi det hos oss, og det går fint.';

/** Fills an empty, migrated database with a country's people, and an open year wheel with activities that have comments; returns the activities. */
export async function seedComments(db: Database, activities: number, comments: number): Promise<number[]> {
  await seedAccess(db, 0);
  const subjects = (kind: string, rows: ReturnType<typeof sql>) =>
    sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
      select made.id, ${kind}::subject_kind, 'Rapport', parent, ${wheel}, p.id, p.organization_id from (${rows}) made join person p on p.id = 10001 + by`.execute(
      db,
    );
  await subjects('CALENDAR', sql`select ${wheel}::bigint as id, null::bigint as parent, 0 as by`);
  await sql`insert into calendar (id, category, color) values (${wheel}, 'TOPIC', '#1f6f8b')`.execute(db);
  await sql`insert into access_entry (root_id, person_id, level) values (${wheel}, 10001, 'OWNER')`.execute(db);
  await subjects('EVENT', sql`select ${series}::bigint as id, ${wheel}::bigint as parent, 0 as by`);
  await sql`insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
    values (${series}, ${wheel}, '', '', '2026-01-01', '2026-01-02', 'NONE')`.execute(db);
  await subjects(
    'EVENT_INSTANCE',
    sql`select ${firstActivity}::bigint + i as id, ${series}::bigint as parent, 0 as by from generate_series(0, ${activities - 1}::int) i`,
  );
  await sql`insert into event_instance (id, event_id, calendar_id, start_date, end_date)
    select id, parent_id, root_id, '2026-01-01', '2026-01-02' from subject where kind = 'EVENT_INSTANCE'`.execute(db);
  await subjects(
    'COMMENT',
    sql`select ${firstComment}::bigint + i as id, ${firstActivity}::bigint + i % ${activities}::int as parent, i * 17 % 5000 as by
      from generate_series(0, ${activities * comments - 1}::int) i`,
  );
  await sql`insert into comment (id, on_id, thread_id, message, message_text)
    select id, parent_id, id, ${JSON.stringify(richTextOf(words))}, ${words} from subject where kind = 'COMMENT'`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  return Array.from({ length: activities }, (_, one) => firstActivity + one);
}
