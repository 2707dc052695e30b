import { sql } from 'kysely';
import type { Db } from '../packages/server/src/core/database/pool.ts';

/** How much data access is measured with: a country's people, and more wheels than they will ever make. */
export const size = { organizations: 357, people: 5_000, groups: 400, organizationGroups: 40, subjects: 100_000 };

/**
 * Fills an empty, migrated database: a quarter of the subjects are year wheels and the rest activities of them. Half of the wheels are open, a
 * quarter limited, a quarter hidden; they are shared with organizations, people, groups and sometimes a group of organizations.
 */
export async function seedAccess(db: Db, subjects = size.subjects): Promise<void> {
  const { organizations, people, groups, organizationGroups } = size;
  await sql`insert into organization (id, kind, name, number, permissions, is_subscribed)
    select i, 'MUNICIPALITY', 'Kommune ' || i, i::text, enum_range(null::permission), true from generate_series(1, ${organizations}::int) i`.execute(
    db,
  );
  await sql`insert into person (id, hash, email, name, calendar_code, organization_id, user_status, is_admin)
    select 10000 + i, i::text, 'p' || i || '@x.example', 'Person ' || i, i::text, 1 + i % ${organizations}::int, 'ACTIVATED', i % 1000 = 0
    from generate_series(1, ${people}::int) i`.execute(db);
  await sql`insert into person_group (id, title, created_by) select 20000 + i, 'Gruppe ' || i, 10001 from generate_series(1, ${groups}::int) i`.execute(
    db,
  );
  await sql`insert into person_group_member select distinct 20000 + 1 + (i * 7919) % ${groups}::int, 10000 + 1 + (i * 104729) % ${people}::int
    from generate_series(1, 20000) i`.execute(db);
  await sql`insert into organization_group (id, title, created_by) select 30000 + i, 'Region ' || i, 10001 from generate_series(1, ${organizationGroups}::int) i`.execute(
    db,
  );
  await sql`insert into organization_group_member select distinct 30000 + 1 + i % ${organizationGroups}::int, 1 + (i * 31) % ${organizations}::int
    from generate_series(1, 600) i`.execute(db);
  await sql`insert into subject (id, kind, title, is_private, visibility, parent_id, root_id, created_by, organization_id, last_updated)
    select 1000000 + i, case when wheel = i then 'CALENDAR' else 'EVENT_INSTANCE' end::subject_kind, 'Emne ' || i,
      wheel = i and wheel / 4 % 2 = 0, case when wheel = i and wheel / 4 % 4 = 0 then 'PRIVATE' else 'PUBLIC' end::visibility,
      nullif(1000000 + wheel, 1000000 + i), 1000000 + wheel, 10001 + wheel % ${people}::int, 1 + (1 + wheel % ${people}::int) % ${organizations}::int,
      now() - make_interval(mins => i)
    from (select i, i - i % 4 as wheel from generate_series(4, ${subjects}::int + 3) i) numbered`.execute(db);
  await shareSubjects(db);
  await sql`select setval('meta_id', 10000000)`.execute(db);
  await sql`analyze`.execute(db);
}

async function shareSubjects(db: Db): Promise<void> {
  await sql`insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from subject where parent_id is null`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_id, level) select id, organization_id, 'READ' from subject where parent_id is null and id / 4 % 3 = 0`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, person_id, level) select id, 10001 + (id * 17) % 5000, 'WRITE' from subject where parent_id is null and id / 4 % 5 = 0 on conflict do nothing`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, group_id, level) select id, 20001 + id / 4 % 400, 'READ' from subject where parent_id is null and id / 4 % 8 = 0`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_group_id, level) select id, 30001 + id / 4 % 40, 'READ' from subject where parent_id is null and id / 4 % 40 = 0`.execute(
    db,
  );
}
