import { sql } from 'kysely';
import type { Reach } from '../../../printed/tables.ts';
import { countOf, keptCount } from './count.ts';
import { keyOf, type ListOrder, orderOfSubjects } from './order.ts';
import { ofReach, onTheWay, type Scope, type Sql, statusesOf } from './scope.ts';

/** Up to this many that fit are gathered and sorted; if there are more, the page is reached by walking an index in its order. */
const few = sql.lit(2_000);
const oneMore = sql.lit(2_001);

/** How the roots of some reaches that fit are read. */
export type Known = {
  /** Common table expressions that the selects and the count read. */
  prepare: Sql[];
  /** Selects of id and key, whose union has the first `end` of the list, and sometimes more. */
  among: Sql[];
  count: Sql;
};

/**
 * Reads what fits of some reaches, the same for every caller. Without a filter the page is the beginning of an index. A filter may fit two
 * things or a million: few are gathered by the filter's own index, and many are soon met on a walk.
 * @param but leaves some of them out, by a condition on `s.id` that begins with `and`
 */
export function knownIn(scope: Scope, reaches: readonly Reach[], order: ListOrder, end: Sql, but = sql``): Known {
  const walk = (only: Sql) =>
    reaches.flatMap((reach) =>
      statusesOf(scope, reach).map(
        (status) => sql`(select s.id, ${keyOf(order)} as key ${onTheWay(scope, reach, status)} ${but} ${only}
          order by ${orderOfSubjects(order)} limit ${end})`,
      ),
    );
  if (scope.filters.length === 0) return { prepare: [], among: walk(sql``), count: countOf(scope, reaches) };
  const isFew = sql`(select yes from few)`;
  return {
    prepare: gather(scope, reaches, order),
    among: [sql`(select s.id, s.key from gathered s where ${isFew} ${but})`, ...walk(sql`and not ${isFew}`)],
    count: sql`case when ${isFew} then (select count(*) from gathered) else ${countOf(scope, reaches)} end`,
  };
}

/** What fits, if it is few, as `gathered`, and whether it is few, as `few`. If all filters are facets, that is known before anything is gathered. */
function gather(scope: Scope, reaches: readonly Reach[], order: ListOrder): Sql[] {
  const facets = scope.filters.flatMap(({ facet }) => facet ?? []);
  const isKept = facets.length === scope.filters.length;
  const kept = sql`least(${sql.join(facets.map((facet) => keptCount(scope, reaches, facet)))}) <= ${few}`;
  const selects = reaches.map(
    (reach) => sql`(select s.id, ${keyOf(order)} as key ${ofReach(scope, reach)}
      ${isKept ? sql`and (select yes from few)` : sql``} limit ${oneMore})`,
  );
  const gathered = sql`gathered as materialized (${sql.join(selects, sql` union all `)})`;
  return isKept
    ? [sql`few as materialized (select ${kept} as yes)`, gathered]
    : [gathered, sql`few as materialized (select count(*) <= ${few} as yes from gathered)`];
}
