import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type RawBuilder, sql } from 'kysely';
import type { Reach, Status } from '../../../printed/tables.ts';
import { grantedRoots, mayReadGranted } from '../../core/access/granted.ts';
import type { Who } from '../../core/access/who.ts';
import type { Filter } from './filters.ts';
import { keyOf, type ListOrder } from './order.ts';

/** A piece of SQL. */
export type Sql = RawBuilder<unknown>;

/** What a list may hold: roots of one kind that fit all filters, the archived ones if they are asked for. */
export type Scope = { kind: SubjectKind; filters: readonly Filter[]; withArchived: boolean };

/** Returns the statuses of the scope that roots of a reach can have. */
export const statusesOf = ({ withArchived }: Scope, reach: Reach): Status[] => [
  'PUBLISHED',
  ...(reach === 'HIDDEN' ? (['DRAFT', 'TO_APPROVAL'] as const) : []),
  ...(withArchived ? (['ARCHIVED'] as const) : []),
];

/** The roots `s` of one reach that fit: `from … where …`. Each reach has its own indexes, which hold nothing of the other reaches. */
export const ofReach = (scope: Scope, reach: Reach): Sql => {
  const roots = scope.filters.some(({ fitsFew }) => fitsFew) && reach !== 'HIDDEN' ? knownOf : rootsOf;
  return sql`${roots(scope, reach, statusesOf(scope, reach))} ${fitting(scope)}`;
};

/**
 * The roots `s` of one reach and status, which an index holds in the order of each list; the walk passes over what does not fit. PostgreSQL
 * estimates that a filter in a `case` fits every second root, so it walks the index and does not sort.
 */
export const onTheWay = (scope: Scope, reach: Reach, status: Status): Sql =>
  sql`${rootsOf(scope, reach, [status])} ${all(scope.filters.map(({ fits }) => sql`case when ${fits} then true end`))}`;

/**
 * What fits of all that somebody holds and that is not open to everybody, as rows of id, key and reach. `offset 0` makes PostgreSQL find each
 * by its id, so that nothing is read that they do not hold.
 */
export const heldIn = (scope: Scope, who: Who, order: ListOrder): Sql => sql`
  select found.* from ${grantedRoots(who)} held cross join lateral (
    select s.id, ${keyOf(order)} as key, s.reach from subject s
    where s.id = held.root_id and s.kind = ${sql.lit(scope.kind)} and s.reach in ('LIMITED', 'HIDDEN')
      and s.status in (${literals(statusesOf(scope, 'HIDDEN'))}) and ${mayReadGranted} ${fitting(scope)} offset 0) found`;

const rootsOf = ({ kind }: Scope, reach: Reach, statuses: readonly Status[]): Sql =>
  sql`from subject s where s.kind = ${sql.lit(kind)} and s.reach = ${sql.lit(reach)} and s.status in (${literals(statuses)})`;

/**
 * `rootsOf` for a filter that fits few: what its index finds is checked for the rest. Otherwise PostgreSQL joins that index
 * with one of the reach, and reads every root of the reach to find ten of them. The `case` prevents that.
 */
const knownOf = ({ kind }: Scope, reach: Reach, statuses: readonly Status[]): Sql =>
  sql`from subject s where s.reach in ('OPEN', 'LIMITED')
    and case when s.kind = ${sql.lit(kind)} and s.reach = ${sql.lit(reach)} and s.status in (${literals(statuses)}) then true end`;

const fitting = ({ filters }: Scope): Sql => all(filters.map(({ fits }) => fits));

const all = (conditions: readonly Sql[]): Sql =>
  sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );

/** Words written into the text of a statement, so that PostgreSQL can recognize a partial index for some of them. */
export const literals = (words: readonly string[]): Sql => sql.join(words.map((word) => sql.lit(word)));
