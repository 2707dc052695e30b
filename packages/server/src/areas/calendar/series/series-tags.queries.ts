import { sql } from 'kysely';
import type { Batch } from '../../../core/graphql/context.ts';
import type { TagRow } from '../../../subject/tag/tag.queries.ts';

/** The most tags that a year wheel lists. */
const mostTags = 100;

/** The tags of all series of year wheels that the caller may read, by title. */
export const tagsOfCalendar: Batch<number, TagRow[]> = async (calendarIds, { services: { db } }) => {
  const { rows } = await sql<TagRow & { of: number }>`
    select part.* from unnest(${calendarIds}::bigint[]) as whole(id) cross join lateral (
      select distinct whole.id as of, t.id, t.color, t.title collate "nb-NO-x-icu" as title
      from event e join subject s on s.id = e.id join subject_tag st on st.subject_id = e.id join tag t on t.id = st.tag_id
      where e.calendar_id = whole.id and s.removed_with is null order by title limit ${mostTags}) part
    order by part.title`.execute(db);
  const found = Map.groupBy(rows, ({ of }) => of);
  return calendarIds.map((id) => found.get(id) ?? []);
};
