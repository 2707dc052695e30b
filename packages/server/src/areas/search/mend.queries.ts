import { closestTo, isMendable, swapped } from '@samspel/domain/search/mending';
import { spellingsOf } from '@samspel/domain/search/spellings';
import { type RawBuilder, sql } from 'kysely';
import { grantedRoots } from '../../core/access/granted.ts';
import { maySee, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { callerId } from './scope.ts';

/** The most similar words that are examined. */
const most = 20;

/**
 * The words with the probably intended one in place of each that finds nothing; null if no similar word exists. Words come only from titles that the
 * caller may know of and from names (product/shell#search).
 */
export async function mendWords(db: Db, caller: Caller, words: readonly string[]): Promise<string[] | null> {
  const mended = await Promise.all(words.map((word) => (isMendable(word) ? mendWord(db, caller, word) : word)));
  return mended.some((word, at) => word !== words[at]) ? mended : null;
}

async function mendWord(db: Db, caller: Caller, word: string): Promise<string> {
  const ways = JSON.stringify([spellingsOf(word)]);
  const { rows } = await sql<{ word: string; isFound: boolean }>`
    with asked as materialized (select search_query(${ways}::jsonb, 'ANY') as "any")
    select near.word, exists (${titlesWith(sql`(select "any" from asked)`)}) as "isFound"
    from (${knownLike(word)} union ${heldLike(caller, word)}) near`.execute(db);
  if (rows[0]?.isFound) return word;
  return (
    closestTo(
      word,
      rows.map((near) => near.word),
    ) ?? word
  );
}

/** Titles that everybody may know of and that match a query. */
const titlesWith = (query: RawBuilder<unknown>) =>
  sql`select from search_entry e where e.reach in ('OPEN', 'LIMITED') and e.title_words is not null and e.title_words @@ ${query}`;

/** Words of names, and of titles that everybody may know of. The list may still hold a word that is neither any more, hence the check. */
const knownLike = (word: string) => sql`
  select near.word from (
    (select word from search_word where word % ${word} order by similarity(word, ${word}) desc, word limit ${most})
    union select word from search_word where word = any (${swapped(word)}::text[])) near
  where is_known_word(near.word)`;

/** Words of titles of hidden or limited things that the caller holds and may read. */
const heldLike = (caller: Caller, word: string) => sql`
  (select title.word from ${grantedRoots(callerId(caller))} held
    cross join lateral (select e.id, e.title_words from search_entry e where e.root_id = held.root_id and e.reach in ('LIMITED', 'HIDDEN') offset 0) e
    cross join lateral unnest(tsvector_to_array(e.title_words)) title(word)
    join subject s on s.id = e.id join subject r on r.id = s.root_id
    where title.word ~ '^[[:alpha:]]{4,30}$' and (similarity(title.word, ${word}) > 0.3 or title.word = any (${swapped(word)}::text[]))
      and ${maySee(row('s', 'r'), callerId(caller))}
    group by title.word order by similarity(title.word, ${word}) desc, title.word limit ${most})`;
