import { wordsIn } from '@samspel/domain/text/fold';
import { sql } from 'kysely';
import { grantedRoots } from '../../core/access/granted.ts';
import { maySee } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared, unplanned } from '../../core/database/prepared.ts';
import { callerId, type DiscussionRow, discussionAt, discussionColumns, joinedRows } from './discussion.queries.ts';

/** The most discussions that are returned. */
const most = 5;
/** How many words of the title are searched for: the longest, since those are the rarest. */
const mostWords = 8;
/** The most discussions with one of the words that are examined. */
const mostCompared = 1_000;

/** How many of the discussions that share most words with the title are compared letter by letter. */
const mostMeasured = 200;
/** For how many of the most alike access is checked. Whatever was found is open or held, so almost all of these may be read. */
const mostAsked = 20;

/** The words that a title is compared by: those of three letters or more. */
const comparedWords = (title: string): string[] =>
  [...new Set(wordsIn(title))]
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 60))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords);

/**
 * Discussions that the caller may read whose titles share words with a title, the most alike first: those of the public forum by the index of what
 * everybody may read, those of topics that are not open among what the caller holds (docs/decisions/search.md).
 */
export async function similarDiscussions(db: Db, caller: Caller, title: string): Promise<DiscussionRow[]> {
  const words = comparedWords(title);
  if (words.length === 0) return [];
  const who = callerId(caller);
  const statement = sql<DiscussionRow>`
    with typed as materialized (
      select search_stem(fold_text(word)) as stem from unnest((select ${words}::text[])) word where ts_lexize('norwegian_stem', fold_text(word)) <> '{}'),
    asked as materialized (select ('''/DISCUSSION'' & (' || string_agg(distinct '''' || stem || ''':*', ' | ') || ')')::tsquery as words from typed),
    stems as materialized (select distinct ('''' || stem || ''':*')::tsquery as begun from typed),
    found as (
      (select e.id, e.title, e.title_words from asked join search_entry e on e.reach in ('OPEN', 'LIMITED') and e.title_words is not null and e.title_words @@ asked.words
        where e.kind = 'DISCUSSION' and e.reach = 'OPEN' limit ${sql.lit(mostCompared)})
      union all
      (select e.id, e.title, e.title_words from asked cross join ${grantedRoots(who)} held join search_entry e on e.root_id = held.root_id
        where e.kind = 'DISCUSSION' and e.reach = 'HIDDEN' and e.title_words @@ asked.words limit ${sql.lit(mostCompared)})),
    shared as (
      select found.id, found.title, hits from found
      cross join lateral (select count(*) as hits from stems where found.title_words @@ stems.begun) words
      order by hits desc, found.id desc limit ${sql.lit(mostMeasured)}),
    whole as materialized (select fold_text(${unplanned(title, 'text')}) as title),
    near as (select shared.id, hits, similarity(fold_text(shared.title), whole.title) as likeness from shared cross join whole),
    best as (select * from near order by hits desc, likeness desc, id desc limit ${sql.lit(mostAsked)})
    select ${discussionColumns(caller)} from best join subject s on s.id = best.id ${joinedRows}
    where ${maySee(discussionAt, who)} order by best.hits desc, best.likeness desc, s.id desc limit ${sql.lit(most)}`;
  return runPrepared(db, statement);
}
