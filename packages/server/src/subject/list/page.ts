import { sql } from 'kysely';
import type { Db } from '../../core/database/pool.ts';
import { runPrepared } from '../../core/database/prepared.ts';
import type { Window } from '../../core/graphql/page.ts';
import { type ListOrder, orderOfKeys } from './order.ts';
import type { Sql } from './scope.ts';

/** What is read of each subject `s` on a page: columns, and joins that they need. */
export type ListRow = { columns: Sql; beside: Sql };

/** A page as one statement: what to work out first, what to count, and selects of id and key that include at least the page. */
export type PageStatement = {
  prepare: readonly Sql[];
  /** Columns of one row. */
  counts: Sql;
  among: readonly Sql[];
  order: ListOrder;
  window: Window;
  row: ListRow;
};

/** Reads a page and its counts. The columns of a row are worked out only for the rows of the page. */
export async function readPage<Counts, Row extends { id: number }>(db: Db, statement: PageStatement) {
  const { prepare, counts, among, order, window, row } = statement;
  const { limit, offset } = window;
  const text = sql<Counts & Row & { place: number | null }>`
    with ${sql.join([...prepare, sql`counted as (select ${counts})`])},
    page as (
      select id, row_number() over () as place from (
        select id, key from (${sql.join(among, sql` union all `)}) listed
        order by ${orderOfKeys(order)} limit ${sql.lit(limit)} ${offset > 0 ? sql`offset ${sql.lit(offset)}` : sql``}) part)
    select counted.*, item.* from counted left join (
      select page.place, ${row.columns} from page join subject s on s.id = page.id ${row.beside}) item on true order by item.place`;
  // A page further on, which few ask for, is planned anew each time, since the best plan depends on the offset.
  const rows = offset > 0 ? (await text.execute(db)).rows : await runPrepared(db, text);
  return { counts: rows[0] as Counts, nodes: rows.filter(({ place }) => place !== null) as Row[] };
}
