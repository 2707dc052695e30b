import { sql } from 'kysely';
import type { Reach } from '../../../printed/tables.ts';
import { unplanned } from '../../core/database/prepared.ts';
import { literals, ofReach, type Scope, type Sql, statusesOf } from './scope.ts';

/** Counts what fits in some reaches. Without a filter, or with only a facet, the database keeps the count. */
export function countOf(scope: Scope, reaches: readonly Reach[]): Sql {
  const { filters } = scope;
  if (filters.length === 0) return keptCount(scope, reaches, '');
  if (filters.length === 1 && filters[0]!.facet) return keptCount(scope, reaches, filters[0]!.facet);
  const counts = reaches.map((reach) => sql`(select count(*) ${ofReach(scope, reach)})`);
  return sql`(${sql.join(counts, sql` + `)})`;
}

/** Counts what has a facet in some reaches, or everything there (facet ''), as the database keeps it. */
export function keptCount(scope: Scope, reaches: readonly Reach[], facet: string): Sql {
  const shelves = reaches.map(
    (reach) => sql`(reach = ${sql.lit(reach)} and status in (${literals(statusesOf(scope, reach))}))`,
  );
  return sql`(select coalesce(sum(count), 0)::bigint from subject_count
    where kind = ${sql.lit(scope.kind)} and facet = ${unplanned(facet, 'text')} and (${sql.join(shelves, sql` or `)}))`;
}
