import { sql } from 'kysely';
import { grantedRoots } from '../../core/access/granted.ts';
import { mayEdit, maySee, row } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import { callerId, lateralJoin, type Search, type Sql, wordsOfKind } from './scope.ts';

/**
 * The most entries that are found and rated. If more match, only the newest are: twice as many as are listed, since some are passed over on the way.
 */
const few = sql.lit(600);
const oneMore = sql.lit(601);

const isKnownTitle = sql`e.reach in ('OPEN', 'LIMITED') and e.title_words is not null`;

/** Whether there is anything of the kind `kind.name` that everybody may know of. In the order of its index, so that PostgreSQL reads no more than that. */
export const hasKnown: Sql = sql`(
  select -e.id from search_entry e where e.found_kind = kind.name and e.reach in ('OPEN', 'LIMITED') order by -e.id limit 1) is not null`;

/**
 * The entries of the kind `kind.name` that everybody may know of, as `known`: by title, and if those are too few, by all their words. Uses indexes
 * that hold nothing hidden.
 * @param end how many are enough
 */
export const gatherKnown = (end: Sql): Sql => sql`
  titled as materialized (
    select e.id from search_entry e where kind.has_known and ${isKnownTitle} and e.title_words @@ (${wordsOfKind}) limit ${oneMore}),
  named as materialized (
    select id from titled where (select count(*) from titled) <= ${few}
    union all (${newestOf(end, sql`(select count(*) from titled) > ${few}`, sql`${isKnownTitle} and case when e.title_words @@ asked."any" then true end`)})),
  worded as materialized (
    select e.id from search_entry e
    where kind.has_known and (select count(*) from named) < ${end} and e.reach = 'OPEN' and e.words @@ (${wordsOfKind}) limit ${oneMore}),
  known as materialized (
    select id from named
    union select id from worded where (select count(*) from worded) <= ${few}
    union (${newestOf(end, sql`(select count(*) from worded) > ${few}`, sql`e.reach = 'OPEN' and case when e.words @@ asked."any" then true end`)}))`;

/** A `case` counts as matching every entry, so that PostgreSQL walks the index and does not sort; only this index has the order by `-id`. */
const newestOf = (end: Sql, when: Sql, fits: Sql): Sql => sql`
  select e.id from search_entry e where ${when} and e.found_kind = kind.name and e.reach in ('OPEN', 'LIMITED') and ${fits}
  order by -e.id limit 2 * ${end}`;

/**
 * The matching entries of what the caller holds and that is not open to everybody, as `mine`; with `onlyWrite`, only what they may change. Each root
 * is looked up by its id, so that nothing else is touched; because of the `case`, the rest is checked on the root's own entries, not by an index that
 * also holds other people's.
 */
export function gatherGranted(caller: Pick<Caller, 'id'>, { onlyWrite }: Pick<Search, 'onlyWrite'>): Sql {
  const who = callerId(caller);
  const [reaches, right] = onlyWrite
    ? [sql`e.reach is not null and held.is_written`, mayEdit(row('f', 'r'), who)]
    : [sql`e.reach in ('LIMITED', 'HIDDEN')`, sql`${maySee(row('s', 'r'), who)} and ${maySee(row('f', 'r'), who)}`];
  return sql`mine as materialized (
    select fit.id, fit.found_kind from asked cross join ${grantedRoots(who)} held cross join lateral (
      select e.id, e.found_id, e.found_kind from search_entry e where e.root_id = held.root_id and case when ${reaches} and e.words @@ asked."any" then true end offset 0) fit
    ${lateralJoin('subject', 's', 'fit.id')} ${lateralJoin('subject', 'f', 'fit.found_id')} ${lateralJoin('subject', 'r', 's.root_id')}
    where ${right})`;
}

/** The entries of the kind `kind.name` that only their holders know of, as `unknown`, for admins, who hold everything. */
export const gatherUnknown: Sql = sql`unknown as materialized (
  select e.id from search_entry e where e.reach in ('LIMITED', 'HIDDEN') and e.words @@ (${wordsOfKind}) limit ${few})`;
