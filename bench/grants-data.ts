import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { seedAccess } from './access-data.ts';
import { compound } from './search-data.ts';

const [firstGrant, firstSource, firstSector, firstGroup, firstFunction] = [1_000_000, 30_000, 31_000, 40_000, 41_000];

/** The values of the list's filters when every filter is set: those of the first grant, and of each 520th after it. */
export const chosen = {
  ...{ type: 'GRANT', category: 'STATE', search: 'budsjett', status: 'PUBLISHED' },
  ...{ source: firstSource, sector: firstSector },
  ...{ kostraGroup: firstGroup + ((firstGrant % 104) % 26), kostraFunctions: [firstFunction + (firstGrant % 104)] },
} as const;

/** Grants that have one of everything, and fifty. */
export const detailed = { once: 1_900_001, often: 1_900_050 } as const;

/**
 * Fills an empty, migrated database with a country's people and the given number of published grants: of 20 givers, 10 sectors and 26 groups of
 * service areas, two thirds with a day to apply by, a third of those past; and two grants that have one and fifty of everything.
 */
export async function seedGrants(db: Database, grants: number): Promise<void> {
  await seedAccess(db, 0);
  await sql`insert into kostra_group (id, kid, identifier, title_nn, title_nb, title_en)
    select ${firstGroup}::bigint + i, i::text, 'g' || i, 'G', 'G', 'G' from generate_series(0, 25) i`.execute(db);
  await sql`insert into kostra_function (id, kid, group_id, title_nn, title_nb, title_en)
    select ${firstFunction}::bigint + i, 'f' || i, ${firstGroup}::bigint + i % 26, 'F', 'F', 'F' from generate_series(0, 103) i`.execute(
    db,
  );
  await sql`insert into grant_source (id, name) select ${firstSource}::bigint + i, 'Gjevar ' || i from generate_series(0, 19) i`.execute(
    db,
  );
  await sql`insert into sector (id, title_nn, title_nb, title_en)
    select ${firstSector}::bigint + i, 'Sektor ' || i, 'Sektor ' || i, 'Sector ' || i from generate_series(0, 9) i`.execute(
    db,
  );
  await sql`insert into subject (id, kind, title, root_id, created_by, organization_id, last_updated)
    select id, 'ACTION_VALUE', initcap(${compound(sql`i`)}) || ' ' || i, id, 10001, 2, now() - make_interval(secs => (i::bigint * 7919 % 9999991) + 3600)
    from (select i, ${firstGrant}::bigint + i as id from generate_series(0, ${grants}::int - 1) i
      union all select 1, id from unnest(${[detailed.once, detailed.often]}::bigint[]) id) made`.execute(db);
  await sql`insert into action_value (id, type, category, source_id, description, body_text, last_application)
    select id, (enum_range(null::grant_type))[1], (enum_range(null::grant_category))[1 + id % 2], ${firstSource}::bigint + id % 20,
      'Tilskot til dette', 'Kommunar kan søkje om tilskot til ' || title, case when id % 3 > 0 then current_date - 300 + (id % 900)::int end
    from subject where kind = 'ACTION_VALUE'`.execute(db);
  await sql`insert into action_value_deadline (action_value_id, type, date)
    select id, 'APPLICATION', last_application from action_value where last_application is not null`.execute(db);
  await sql`insert into action_value_sector select id, ${firstSector}::bigint + id % 10 from action_value`.execute(db);
  await sql`insert into subject_kostra select id, ${firstFunction}::bigint + id % 104 from action_value`.execute(db);
  for (const [id, many] of [[detailed.once, 1] as const, [detailed.often, 50] as const])
    await seedDetails(db, id, many);
  await sql`vacuum analyze`.execute(db);
}

/** Adds deadlines, links, sectors, service areas, files, comments and topics to a grant. */
async function seedDetails(db: Database, id: number, many: number): Promise<void> {
  const first = id * 100;
  await sql`insert into action_value_deadline (action_value_id, type, date)
    select ${id}::bigint, 'REPORT', current_date + 400 + i from generate_series(1, ${many}::int) i`.execute(db);
  await sql`update action_value set links = (
      select jsonb_agg(jsonb_build_object('label', 'Lenkje ' || i, 'href', 'https://example.org/' || i)) from generate_series(1, ${many}::int) i)
    where id = ${id}`.execute(db);
  await sql`insert into action_value_sector
    select ${id}::bigint, id from sector limit ${Math.min(10, many)} on conflict do nothing`.execute(db);
  await sql`insert into subject_kostra select ${id}::bigint, id from kostra_function limit ${many} on conflict do nothing`.execute(
    db,
  );
  await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
    select ${first}::bigint + at * 50 + i, kind::subject_kind, kind || ' ' || i, ${id}::bigint, ${id}::bigint, 10001 + i, 2
    from generate_series(1, ${many}::int) i, (values ('USERFILE', 0), ('COMMENT', 1)) part (kind, at)`.execute(db);
  await sql`insert into revision (subject_id, version, body, changed_by)
    select id, 1, jsonb_build_object('title', title, 'status', 'PUBLISHED', 'description', '', 'type', 'GRANT', 'source', null, 'links', '[]'::jsonb,
      'validOrganizationTypes', '[]'::jsonb, 'sectors', '[]'::jsonb, 'kostraFunctions', '[]'::jsonb, 'radarGraph', '[]'::jsonb, 'deadlines', '[]'::jsonb), 10001
    from subject where id = ${id}`.execute(db);
  await sql`insert into user_file (id, key, content_type, size, has_small)
    select id, gen_random_uuid(), 'application/pdf', 1000, false from subject where parent_id = ${id} and kind = 'USERFILE'`.execute(
    db,
  );
  await sql`insert into comment (id, on_id, thread_id, message, message_text)
    select id, ${id}::bigint, id, '{"type":"doc","content":[]}', 'Slik gjer vi det' from subject
    where parent_id = ${id} and kind = 'COMMENT'`.execute(db);
}

/** Saves searches of people: half by a word, half by giver, sector or service area. */
export async function seedSavedSearches(db: Database, count: number): Promise<void> {
  await sql`insert into saved_search (person_id, name, filter, facets, kostra_functions, words, finds_everything)
    select 10001 + i % 5000, 'Søk ' || i, '{"showExpired": false, "showOnlyMyFollowed": false}'::jsonb,
      case i % 4 when 1 then array['source:' || ${firstSource}::bigint + i % 20] when 2 then array['sector:' || ${firstSector}::bigint + i % 10] else '{}' end,
      case i % 4 when 3 then array[${firstFunction}::bigint + i % 104] else '{}' end,
      case when i % 2 = 0 then jsonb_build_array(jsonb_build_array(lower(${compound(sql`i`)}))) end, false
    from generate_series(1, ${count}::int) i`.execute(db);
}

/** Changes a number of grants, a moment after the searches were saved. */
export const touchGrants = (db: Database, count: number) =>
  sql`update subject set last_updated = clock_timestamp() where id in (
    select id from subject where kind = 'ACTION_VALUE' order by id limit ${count})`.execute(db);
