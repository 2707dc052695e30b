import { sql } from 'kysely';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';

/** Many year wheels: of every status, open, limited and hidden, shared in every way, and a person of many groups. */
export type ManyRoots = {
  /** A person of Lundvik. Every second wheel is shared with one of their groups. */
  busy: TestPerson;
  /** The group of the service areas of every fifth wheel. */
  kostraGroup: number;
};

/** Fills a world. Each title has `hjul` and its number, every seventh `Zebra`. @param groups how many groups `busy` is in */
export async function makeManyRoots(
  { db, kari, ola, per, lundvik }: World,
  busy: TestPerson,
  wheels: number,
  groups: number,
): Promise<ManyRoots> {
  const made = await sql<{ id: number }>`
    insert into person_group (title, created_by) select 'Gruppe ' || i, ${per.id} from generate_series(1, ${groups}::int) i returning id`.execute(
    db,
  );
  const groupIds = made.rows.map(({ id }) => id);
  await sql`insert into person_group_member select unnest(${groupIds}::bigint[]), ${busy.id}`.execute(db);
  const makers = [kari, ola, per];
  const [people, organizations] = [makers.map(({ id }) => id), makers.map(({ organizationId }) => organizationId)];
  await sql`
    insert into subject (id, kind, title, status, is_private, visibility, root_id, created_by, organization_id, last_updated, next_deadline)
    select id, 'CALENDAR', 'Hjul ' || i || (array['', ' Økonomi', ' Ås', ' Ærfugl', ' ås'])[1 + i % 5] || case when i % 7 = 0 then ' Zebra' else '' end,
      (array['PUBLISHED', 'PUBLISHED', 'ARCHIVED', 'PUBLISHED', 'DRAFT', 'TO_APPROVAL']::status[])[1 + i % 6],
      i % 4 > 1, (array['PUBLIC', 'PRIVATE']::visibility[])[1 + i % 2], id,
      (${people}::bigint[])[1 + i % 3], (${organizations}::bigint[])[1 + i % 3], now() - make_interval(mins => i * 37 % 101),
      case when i % 3 > 0 then date '2026-03-01' + i * 13 % 40 end
    from (select i, nextval('meta_id') as id from generate_series(1, ${wheels}::int) i) numbered`.execute(db);
  await sql`insert into calendar (id, category, color)
    select id, (enum_range(null::calendar_category))[1 + id % 4], '#1f6f8b' from subject where kind = 'CALENDAR'`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from subject`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, person_id, level)
    select id, ${ola.id}, (array['READ', 'WRITE']::access_level[])[1 + id % 2] from subject where id % 5 = 0 on conflict do nothing`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, organization_id, level) select id, ${lundvik.id}, 'READ' from subject where id % 11 = 0`.execute(
    db,
  );
  await sql`insert into access_entry (root_id, group_id, level)
    select id, (${groupIds}::bigint[])[1 + id % ${groups}::int], 'READ' from subject where id % 2 = 0`.execute(db);
  const titles = { title_nn: 'Skule', title_nb: 'Skole', title_en: 'School' };
  const group = { kid: '2', identifier: 'g2', ...titles };
  const { id } = await db.insertInto('kostra_group').values(group).returning('id').executeTakeFirstOrThrow();
  await sql`
    with two as (insert into kostra_function (kid, group_id, title_nn, title_nb, title_en)
      select 'f' || n, ${id}, 'Skule', 'Skole', 'School' from generate_series(1, 2) n returning id)
    insert into subject_kostra select s.id, two.id from subject s cross join two where s.id % 5 = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
  // A plan that is compared with an earlier one must be made from the same statistics, whatever is added meanwhile.
  await sql`do $$ declare one regclass; begin
    for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = false)', one);
    end loop; end $$`.execute(db);
  return { busy, kostraGroup: id };
}
