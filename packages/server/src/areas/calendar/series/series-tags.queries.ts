import { sql } from 'kysely';
import type { Batch } from '../../../core/graphql/context.ts';
import { type TagRow, tagsUsed } from '../../../subject/tag/tag.queries.ts';
import { maySeePart } from '../calendar/calendar.access.ts';

/** The most tags that a year wheel returns. */
const mostTags = 100;

/** Reads, for each year wheel, the tags of all its series that the caller may read, by title. */
export const tagsOfCalendar: Batch<number, TagRow[]> = async (calendarIds, { services: { db }, caller }) => {
  const used = sql`
    select distinct e.calendar_id as of, st.tag_id
    from event e join subject s on s.id = e.id join subject r on r.id = e.calendar_id join subject_tag st on st.subject_id = e.id
    where e.calendar_id = any (${calendarIds}::bigint[]) and ${maySeePart(caller)}`;
  return (await tagsUsed(db, caller, calendarIds, used)).map((tags) => tags.slice(0, mostTags));
};
