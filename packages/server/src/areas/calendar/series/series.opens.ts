import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Opens } from '../../../subject/definition.ts';

/**
 * The activity that shows what search found of a series: the one that it was found by, or what it was found by hangs on; else the next one, and where all
 * are over the last. Of series that the caller may know of; drafts are passed over.
 */
export const activityOf: Opens = async (keys, { services: { db, now } }) => {
  const today = osloToday(now());
  const { rows } = await sql<{ key: string; id: number; day: string }>`
    select asked.key, shown.id, shown.start_date as day
    from (select key, split_part(key, ' ', 1)::bigint as event_id, split_part(key, ' ', 2)::bigint as source_id from unnest(${[...keys]}::text[]) key) asked
    join subject source on source.id = asked.source_id left join subject above on above.id = source.parent_id
    cross join lateral (
      select i.id, i.start_date from event_instance i join subject s on s.id = i.id
      where i.event_id = asked.event_id and s.removed_with is null
        and (s.status in ('PUBLISHED', 'ARCHIVED') or i.id in (source.id, above.id))
      order by (i.id in (source.id, source.parent_id, above.parent_id)) is true desc, i.end_date >= ${today}::date desc,
        case when i.end_date >= ${today}::date then i.start_date end, i.start_date desc, i.id limit 1) shown`.execute(
    db,
  );
  const byKey = new Map(rows.map(({ key, id, day }) => [key, { id, day }]));
  return keys.map((key) => byKey.get(key) ?? null);
};
