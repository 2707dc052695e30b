import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { people } from '../../../subject/notify/audiences.ts';
import type { Audience } from '../../../subject/notify/notification-rule.ts';

/** Minutes before the last run in which a transaction may have begun that committed after the run. */
const overlap = 15;

/** A grant to notify of, and the people whose saved searches newly found it. */
export type Match = { id: number; searchers: number[] };

/**
 * Stores which grants, changed since a moment, the saved searches newly find; returns those to notify of. A search finds only what changes
 * after it was saved. A search that finds everything notifies of one grant a day, and only stores the others.
 */
export async function keepMatches(tx: Tx, since: Date, today: Day): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with changed as materialized (
      select s.id, s.facets, s.last_updated, g.last_application < ${today} as is_expired,
        array(select function_id from subject_kostra k where k.subject_id = s.id) as functions, e.words
      from subject s join action_value g on g.id = s.id left join search_entry e on e.id = s.id
      where s.kind = 'ACTION_VALUE' and s.status = 'PUBLISHED' and s.removed_with is null
        and s.last_updated > ${since}::timestamptz - make_interval(mins => ${overlap})),
    search as materialized (
      select *, (filter ->> 'showExpired')::boolean as shows_expired, (filter ->> 'showOnlyMyFollowed')::boolean as is_followed,
        case when words is not null then search_query(words, 'ANY') end as query
      from saved_search where exists (select from changed)),
    found as materialized (
      select search.id as search_id, changed.id as grant_id, search.finds_everything, search.told_on
      from search join changed on changed.facets @> search.facets and changed.last_updated > search.date_created
      where (search.kostra_functions = '{}' or search.kostra_functions && changed.functions)
        and (search.words is null or changed.words @@ search.query)
        and (search.shows_expired or changed.is_expired is not true)
        and (not search.is_followed or exists (select from follow f where f.subject_id = changed.id and f.person_id = search.person_id))
        and not exists (select from saved_search_match known where known.search_id = search.id and known.grant_id = changed.id)),
    kept as (
      insert into saved_search_match (search_id, grant_id, is_told)
      select search_id, grant_id, not finds_everything or (told_on is distinct from ${today}::date
        and row_number() over (partition by search_id order by grant_id) = 1) from found
      on conflict do nothing returning search_id, grant_id, is_told),
    sparing as (
      update saved_search s set told_on = ${today} from kept
      where kept.search_id = s.id and kept.is_told and s.finds_everything)
    select kept.grant_id as id, array_agg(distinct s.person_id) as searchers from kept join saved_search s on s.id = kept.search_id
    where kept.is_told group by kept.grant_id order by kept.grant_id`.execute(tx);
  return rows.map(({ id, searchers }) => ({ id, searchers: searchers.map(Number) }));
}

/** The people whose saved searches newly found the grant. */
export const searchers: Audience<{ searchers: readonly number[] }> = ({ data }) => people(data?.searchers);
