import { sql } from 'kysely';
import type { Reach } from '../../../printed/tables.ts';
import { unplanned } from '../../core/database/prepared.ts';
import { literals, ofReach, type Scope, type Sql, statusesOf } from './scope.ts';

/** Up to so many that fit are gathered; of more, a page is walked to and counts are taken apart. */
export const few = sql.lit(2_000);
export const oneMore = sql.lit(2_001);

/**
 * How many of one reach fit, by the filter's own index if they are few. Asked for all at once, PostgreSQL joins that index with the one of the reach,
 * and so reads a million entries of it to count twenty things.
 */
export function countFewOf(scope: Scope, reach: Reach): Sql {
  const all = countOf(scope, [reach]);
  if (isKept(scope)) return all;
  return sql`coalesce((select case when count(*) <= ${few} then count(*) end from (select ${ofReach(scope, reach)} limit ${oneMore}) gathered), ${all})`;
}

/** How many of some reaches fit. Without a filter, or with a facet alone, the database has counted them already. */
export function countOf(scope: Scope, reaches: readonly Reach[]): Sql {
  const { filters } = scope;
  if (isKept(scope)) return keptCount(scope, reaches, filters[0]?.facet ?? '');
  const counts = reaches.map((reach) => sql`(select count(*) ${ofReach(scope, reach)})`);
  return sql`(${sql.join(counts, sql` + `)})`;
}

const isKept = ({ filters }: Scope) =>
  filters.length === 0 || (filters.length === 1 && filters[0]!.facet !== undefined);

/** How many of some reaches have a facet, or in all (facet ''), as the database keeps it. */
export function keptCount(scope: Scope, reaches: readonly Reach[], facet: string): Sql {
  const shelves = reaches.map(
    (reach) => sql`(reach = ${sql.lit(reach)} and status in (${literals(statusesOf(scope, reach))}))`,
  );
  return sql`(select coalesce(sum(count), 0)::bigint from subject_count
    where kind = ${sql.lit(scope.kind)} and facet = ${unplanned(facet, 'text')} and (${sql.join(shelves, sql` or `)}))`;
}
