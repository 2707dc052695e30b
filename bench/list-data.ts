import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { seedAccess } from './access-data.ts';

/** The person who asks in the measures of lists: one with access to some hundred things. */
export const reader = 10_042;
/** What is shared is among the first year wheels: a country that makes more does not share more with each person. */
const shared = 1_000_000 + 100_000;

/**
 * Fills an empty, migrated database with a country's people and the given number of year wheels: half of them open, a quarter limited, a quarter
 * hidden, each shared in one to four ways. Twenty have the word «sjeldan»; a quarter are of each category, a 26th of each group of service areas, and
 * two thirds have a deadline. Indexes and stored counts are made after the rows.
 */
export async function seedLists(db: Database, wheels: number): Promise<void> {
  await seedAccess(db, 0);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const remake = [
      ...(await dropIndexes(one as Database, 'subject')),
      ...(await dropIndexes(one as Database, 'access_entry')),
    ];
    await sql`insert into kostra_group (id, kid, identifier, title_nn, title_nb, title_en)
      select 40000 + i, i::text, 'g' || i, 'G', 'G', 'G' from generate_series(0, 25) i`.execute(one);
    await sql`insert into kostra_function (id, kid, group_id, title_nn, title_nb, title_en)
      select 41000 + i, 'f' || i, 40000 + i % 26, 'F', 'F', 'F' from generate_series(0, 103) i`.execute(one);
    await sql`insert into subject (id, kind, title, is_private, visibility, root_id, created_by, organization_id, last_updated, next_deadline, facets)
      select 1000000 + i, 'CALENDAR', 'Årshjul ' || i || case when i % 500 = 3 and i < 10000 then ' sjeldan' else '' end,
        i % 2 = 0, case when i % 4 = 0 then 'PRIVATE' else 'PUBLIC' end::visibility, 1000000 + i,
        10001 + i * 7 % 5000, 1 + (1 + i * 7 % 5000) % 357, now() - make_interval(secs => (i::bigint * 7919 % 9999991)),
        case when i % 3 > 0 then date '2026-01-01' + i * 31 % 700 end,
        array['category:' || (enum_range(null::calendar_category))[1 + i / 3 % 4], 'kostra:' || 40000 + i / 5 % 26]
      from generate_series(1, ${wheels}::int) i`.execute(one);
    await sql`insert into calendar (id, category, color, description_text)
      select id, (enum_range(null::calendar_category))[1 + (id - 1000000) / 3 % 4], '#1f6f8b', 'Årshjulet samlar dei faste fristane' from subject`.execute(
      one,
    );
    await sql`insert into subject_kostra select id, 41000 + (id - 1000000) / 5 % 26 from subject`.execute(one);
    await shareLists(one as Database);
    for (const definition of remake) await sql.raw(definition).execute(one);
    await sql`insert into subject_count select kind, reach, status, facet, 0, count(*)
      from subject cross join lateral unnest(array_append(facets, '')) facet group by kind, reach, status, facet`.execute(
      one,
    );
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Drops the indexes of a table except its key; returns the statements that make them again. */
export async function dropIndexes(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname <> ${`${table}_pkey`}`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Shares each with its maker; a third with their municipality, a fifth with a person, an eighth with a group and a fortieth with a region. */
async function shareLists(db: Database): Promise<void> {
  await sql`insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from subject`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_id, level) select id, organization_id, 'READ' from subject where id % 3 = 0 and id <= ${shared}`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, person_id, level)
    select id, 10001 + (id * 17) % 5000, 'WRITE' from subject where id % 5 = 0 and id <= ${shared} on conflict do nothing`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, group_id, level) select id, 20001 + id / 3 % 400, 'READ' from subject where id % 8 = 0 and id <= ${shared}`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_group_id, level) select id, 30001 + id / 7 % 40, 'READ' from subject where id % 40 = 0 and id <= ${shared}`.execute(
    db,
  );
}
