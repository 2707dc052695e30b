import { sql } from 'kysely';
import type { Batch } from '../../../core/graphql/context.ts';
import type { ChangeRow } from '../../../subject/definition.ts';
import { changeColumns, changes } from '../../../subject/history/history.queries.ts';

/** Days for which a change is news, and the most changes that are shown for a grant. */
const newsDays = 60;
const newsLimit = 5;

/**
 * Recent changes of grants, the latest first, for everybody who reads them: by whom, and the earlier value of each field. Changes from or to a draft
 * are left out.
 */
export const recentChangesOf: Batch<number, ChangeRow[]> = async (ids, { services: { db, now } }) => {
  const { rows } = await sql<ChangeRow>`
    select news.* from unnest(${ids}::bigint[]) as asked(id) cross join lateral (
      select ${changeColumns} from ${changes} where v.subject_id = asked.id and earlier.body <> v.body
        and earlier.body ->> 'status' = 'PUBLISHED' and v.body ->> 'status' = 'PUBLISHED'
        and v.changed_at > ${now()}::timestamptz - make_interval(days => ${newsDays})
      order by v.version desc limit ${newsLimit}) news`.execute(db);
  const found = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return ids.map((id) => found.get(id) ?? []);
};
