import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { seedLists } from './list-data.ts';

const first = 3_000_000;

/**
 * Fills an empty, migrated database with the given number of things, a quarter of them year wheels as in `seedLists` and the rest series on them, and
 * five comments on each. Titles are made of recurring compounds; 'møte' is a part of each tenth, 'sjeldan' is a word of twenty.
 */
export async function seedSearch(db: Database, subjects: number): Promise<void> {
  const wheels = Math.round(subjects / 4);
  const series = subjects - wheels;
  await seedLists(db, wheels);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
      select ${first}::bigint + i, 'EVENT', initcap(${compound(sql`i`)}) || ' ' || i, 1000001 + i % ${wheels}::int, 1000001 + i % ${wheels}::int, 10001 + i % 5000, 1 + i % 357
      from generate_series(1, ${series}::int) i`.execute(one);
    await sql`insert into event (id, calendar_id, description, description_text, start_date, end_date, reminder)
      select id, root_id, '', 'Om ' || title, '2026-06-01', '2026-06-01', 'NONE' from subject where kind = 'EVENT'`.execute(
      one,
    );
    await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
      select ${2 * first}::bigint + i, 'COMMENT', 'Kommentar', e.id, e.root_id, 10001 + i * 3 % 5000, 1 + i % 357
      from generate_series(1, ${5 * subjects}::int) i join subject e on e.id = ${first}::bigint + 1 + i % ${series}::int`.execute(
      one,
    );
    await sql`insert into comment (id, on_id, thread_id, message, message_text)
      select s.id, s.parent_id, s.id, '', (select string_agg(${compound(sql`s.id * 31 + n * n * 7`)}, ' og ') || ' ' || s.id from generate_series(1, 8) n)
      from subject s where s.kind = 'COMMENT'`.execute(one);
    await sql`insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title, text)
      select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title, coalesce(c.message_text, e.description_text, w.description_text)
      from searched_subject s left join comment c on c.id = s.id left join event e on e.id = s.id left join calendar w on w.id = s.id`.execute(
      one,
    );
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Returns one of 400 compounds of Norwegian words, by a number. */
export const compound = (number: ReturnType<typeof sql>) => sql`
  (array['budsjett', 'formannskaps', 'barnehage', 'kommunestyre', 'skule', 'helse', 'kultur', 'økonomi', 'personal', 'beredskaps', 'nærings', 'miljø', 'eigedoms', 'årsmeldings', 'tilsyns', 'ungdoms', 'bibliotek', 'brann', 'vass', 'plan'])[(1 + (${number}) % 20)::int]
  || (array['møte', 'plan', 'rapport', 'høyring', 'arbeid', 'gjennomgang', 'utval', 'frist', 'seminar', 'oversikt', 'vedtak', 'møte', 'rutine', 'kontroll', 'opplæring', 'søknad', 'rekneskap', 'tiltak', 'evaluering', 'oppfølging'])[(1 + (${number}) / 20 % 20)::int]`;
