import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { writtenBy } from '../../core/access/rules.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Db } from '../../core/database/pool.ts';
import { unplanned } from '../../core/database/prepared.ts';
import type { Page, Window } from '../../core/graphql/page.ts';
import { keyOf, type ListOrder } from './order.ts';
import { type ListRow, readPage } from './page.ts';

const byTitle: ListOrder = { sort: 'TITLE', direction: 'ASCENDING' };

/** Reads a page of the roots of a kind that the caller owns or is listed to write, by title; not of those that they may write only as an admin. */
export async function pageOfWritten<Row extends { id: number }>(
  db: Db,
  caller: Caller,
  kind: SubjectKind,
  window: Window,
  row: ListRow,
): Promise<Page<Row>> {
  const written = sql`
    select s.id, ${keyOf(byTitle)} as key from subject s
    where s.id in ${writtenBy(unplanned(caller.id, 'bigint'))} and s.kind = ${sql.lit(kind)} and s.reach is not null`;
  const { counts, nodes } = await readPage<{ count: number }, Row>(db, {
    prepare: [sql`written as materialized (${written})`],
    counts: sql`(select count(*) from written) as count`,
    among: [sql`select id, key from written`],
    order: byTitle,
    window,
    row,
  });
  return { ...window, nodes, count: async () => counts.count };
}
