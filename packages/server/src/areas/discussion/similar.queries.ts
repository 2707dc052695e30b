import { sql } from 'kysely';
import { heldBy } from '../../core/access/held.ts';
import { maySee } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { beside, type DiscussionRow, discussionAt, discussionColumns } from './discussion.queries.ts';

/** Discussions that are named at most. */
const most = 5;
/** Words of the title that are searched for: the longest, which are the rarest. */
const mostWords = 8;
/** Discussions with one of the words that are compared with the title. */
const mostCompared = 1_000;

/** What somebody's title is compared by: its words of three letters and more. */
const wordsIn = (title: string): string[] =>
  [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,60}/gu) ?? [])]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords);

/**
 * Discussions that the caller may read whose titles have words of a title, the most alike first: those of the public forum by the index of what everybody may
 * read, those of topics that are not open among what the caller holds (docs/decisions/search.md).
 */
export async function similarDiscussions(db: Db, caller: Caller, title: string): Promise<DiscussionRow[]> {
  const words = wordsIn(title);
  if (words.length === 0) return [];
  const { rows } = await sql<DiscussionRow>`
    with typed as materialized (
      select search_stem(search_fold(word)) as stem from unnest(${words}::text[]) word where ts_lexize('norwegian_stem', search_fold(word)) <> '{}'),
    asked as materialized (select ('''/DISCUSSION'' & (' || string_agg(distinct '''' || stem || ''':*', ' | ') || ')')::tsquery as words from typed),
    found as (
      (select e.id, e.title from asked join search_entry e on e.reach in ('OPEN', 'LIMITED') and e.title_words is not null and e.title_words @@ asked.words
        where e.kind = 'DISCUSSION' and e.reach = 'OPEN' limit ${mostCompared})
      union all
      (select e.id, e.title from asked cross join ${heldBy(person(caller.id))} held join search_entry e on e.root_id = held.root_id
        where e.kind = 'DISCUSSION' and e.reach = 'HIDDEN' and e.title_words @@ asked.words limit ${mostCompared})),
    near as (
      select found.id, count(*) filter (where found.title_folded ~ ('(^|[^[:alnum:]])' || typed.stem)) as hits, similarity(min(found.title_folded), search_fold(${title}::text)) as likeness
      from (select id, search_fold(title) as title_folded from found) found cross join typed group by found.id)
    select ${discussionColumns(caller)} from near join subject s on s.id = near.id ${beside}
    where ${maySee(discussionAt, person(caller.id))} order by near.hits desc, near.likeness desc, s.id desc limit ${most}`.execute(
    db,
  );
  return rows;
}
