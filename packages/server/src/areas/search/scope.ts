import type { Said } from '@samspel/domain/search/search';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import { unplanned } from '../../core/database/prepared.ts';
import type { Window } from '../../core/graphql/page.ts';

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>;

/** What to search for, where, and which page of each kind. */
export type Search = {
  said: Said;
  /** The query as typed: a thing with exactly this title comes first. */
  query: string;
  /** Kinds of things that are found by themselves. */
  kinds: readonly SubjectKind[];
  /** Only what the caller may change. */
  onlyWrite: boolean;
  /** Only things made in these organizations; empty means all. */
  organizations: readonly number[];
  /** Whether to include archived ones. */
  archived: boolean;
  window: Window;
};

/** The caller's id, hidden from the query planner. */
export const callerId = ({ id }: Pick<Caller, 'id'>) => unplanned(id, 'bigint');

/** The words of a search, said in all ways, as JSON; and the query as typed. */
export type Typed = { said: string; query: string };

/** The queries that find the words, as `asked`: whole words, beginnings, and parts of compounds. */
export const searchedWords = ({ said, query }: Typed): Sql => sql`asked as materialized (
  select search_query(said, 'WHOLE') as whole, search_query(said, 'BEGIN') as begun, search_query(said, 'ANY') as "any", query,
    array(select distinct search_stem(fold_text(word)) from jsonb_array_elements(said) ways, jsonb_array_elements_text(ways) word) as stems
  from (select ${unplanned(said, 'text')}::jsonb as said, fold_text(${unplanned(query, 'text')}) as query) typed)`;

/** The query that entries of the kind `kind.name` must match, so that an index finds them. */
export const wordsOfKind = sql`('''/' || kind.name || '''')::tsquery && asked."any"`;

/** Joins a row by its id: without `offset 0`, PostgreSQL may read all of a table that it takes for small. */
export const lateralJoin = (table: 'subject' | 'search_entry', alias: string, id: string): Sql =>
  sql`cross join lateral (select * from ${sql.table(table)} where id = ${sql.ref(id)} offset 0) ${sql.ref(alias)}`;
