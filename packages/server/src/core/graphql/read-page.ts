import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
import { type Page, pageOf, type Window } from './page.ts';

/** A list in SQL: its columns, its rows as `from … where …`, and their order. */
type Listed = {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Whether pages ask it so often that its plan is kept. */
  isOften?: true;
};

/** Reads one page of a list. The length of the list is counted only if the query asks for it. */
export async function readPage<Row>(
  db: Db,
  window: Window,
  { columns, from, order, isOften }: Listed,
): Promise<Page<Row>> {
  const { limit, offset } = window;
  const statement = sql<Row>`select ${columns} ${from} order by ${order} limit ${limit} offset ${offset}`;
  const rows = isOften ? await runPrepared(db, statement) : (await statement.execute(db)).rows;
  return pageOf(window, rows, () => countOf(db, from));
}

/** Counts rows. @param from as `from … where …` */
async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${from}`.execute(db);
  return rows[0]!.count;
}
