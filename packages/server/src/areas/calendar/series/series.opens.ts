import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Opens } from '../../../subject/definition.ts';

/**
 * Finds the activity that shows a search result of a series: the activity that was found, or the one that the found part belongs to; otherwise the
 * next one, or the last if all are over. The caller must be allowed to know of the series; drafts that were not found themselves are skipped.
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
