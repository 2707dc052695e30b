import { sql } from 'kysely';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { seedAccess } from './access-data.ts';
import { dropIndexes } from './list-data.ts';
import { compound } from './search-data.ts';

const [firstTopic, firstDiscussion, firstComment] = [1_000_000, 2_000_000, 4_000_000];

/** Discussions with this many answers; all others have some ten. */
export const answered = { few: 3_900_005, many: 3_900_500 } as const;

/**
 * Fills an empty, migrated database with a country's people, the given number of discussions, a tenth as many topics and ten comments per discussion:
 * half of the topics open, a quarter limited, a quarter hidden; a fifth of the discussions on topics, one in ten without an answer. Search has all
 * their titles; the words of comments come from `search-data.ts`. Indexes and stored counts are made after the rows.
 */
export async function seedForum(db: Database, discussions: number): Promise<void> {
  const topics = Math.round(discussions / 10);
  await seedAccess(db, 0);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const remake = [
      ...(await dropIndexes(one as Database, 'subject')),
      ...(await dropIndexes(one as Database, 'access_entry')),
      ...(await dropIndexes(one as Database, 'comment')),
    ];
    await sql`insert into subject (id, kind, title, is_private, visibility, root_id, created_by, organization_id, last_updated, facets)
      select ${firstTopic}::bigint + i, 'TOPIC', initcap(${compound(sql`i`)}) || ' ' || i, i % 2 = 0, case when i % 4 = 0 then 'PRIVATE' else 'PUBLIC' end::visibility,
        ${firstTopic}::bigint + i, 10001 + i * 7 % 5000, 1 + (1 + i * 7 % 5000) % 357, now() - make_interval(secs => (i::bigint * 7919 % 9999991)),
        array['category:' || (enum_range(null::topic_category))[1 + i % 3]]
      from generate_series(1, ${topics}::int) i`.execute(one);
    await sql`insert into topic (id, category, description, description_text)
      select id, (enum_range(null::topic_category))[1 + (id - ${firstTopic}::bigint) % 3], '', 'Om dette' from subject`.execute(
      one,
    );
    await sql`insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from subject`.execute(
      one,
    );
    await sql`insert into access_entry (root_id, organization_id, level)
      select id, organization_id, 'READ' from subject where is_private and id % 3 = 0`.execute(one);
    await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id, last_updated, facets)
      select id, 'DISCUSSION', initcap(${compound(sql`i`)}) || ' og ' || ${compound(sql`i * 13 + 5`)} || ' ' || i, topic, coalesce(topic, id), 10001 + i * 3 % 5000, 1 + (1 + i * 3 % 5000) % 357,
        now() - make_interval(secs => (i::bigint * 6007 % 9999991)),
        array_remove(array[case when i % 10 = 0 then 'answers:NONE' end, 'answers:UNACCEPTED'], null)
      from (select i, ${firstDiscussion}::bigint + i as id, case when i % 5 = 0 then ${firstTopic}::bigint + 1 + i % ${topics}::int end as topic from generate_series(1, ${discussions}::int) i
        union all select 1, id, null from unnest(${[answered.few, answered.many]}::bigint[]) id) asked`.execute(one);
    await sql`insert into discussion (id, body, body_text)
      select id, '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Vi leitar etter ein god rutine. Kven har ein?"}]}]}', 'Vi leitar etter ein god rutine. Kven har ein?'
      from subject where kind = 'DISCUSSION'`.execute(one);
    await sql`insert into access_entry (root_id, person_id, level) select id, created_by, 'OWNER' from subject where kind = 'DISCUSSION' and parent_id is null`.execute(
      one,
    );
    const answers = sql`
      select s.id as on_id, s.root_id, n from subject s cross join lateral generate_series(1, case s.id when ${answered.few}::bigint then 5 when ${answered.many}::bigint then 500
        else case when s.id % 10 = 0 then 0 else 11 end end) n where s.kind = 'DISCUSSION'`;
    await sql`insert into subject (id, kind, title, parent_id, root_id, created_by, organization_id)
      select ${firstComment}::bigint + row_number() over (), 'COMMENT', 'Kommentar', on_id, root_id, 10001 + (on_id * 3 + n * 17) % 5000, 1 + (1 + (on_id * 3 + n * 17) % 5000) % 357
      from (${answers}) answer`.execute(one);
    await sql`insert into comment (id, on_id, thread_id, message, message_text)
      select id, parent_id, id, '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Slik gjer vi det hos oss, og det går fint."}]}]}', 'Slik gjer vi det hos oss, og det går fint.'
      from subject where kind = 'COMMENT'`.execute(one);
    await sql`insert into search_entry (id, kind, found_id, found_kind, root_id, reach, title)
      select s.id, s.kind, s.found_id, s.found_kind, s.root_id, search_reach(s.id), s.title
      from searched_subject s where s.kind in ('DISCUSSION', 'TOPIC')`.execute(one);
    for (const definition of remake) await sql.raw(definition).execute(one);
    await sql`insert into subject_count select kind, reach, status, facet, 0, count(*)
      from subject cross join lateral unnest(array_append(facets, '')) facet where reach is not null group by kind, reach, status, facet`.execute(
      one,
    );
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}
