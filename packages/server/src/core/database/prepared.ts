import { type RawBuilder, sql } from 'kysely';
import type { Db } from './pool.ts';
import { keepPrepared } from './preparing-client.ts';

/**
 * A value that a plan is made without looking at. A statement whose values are all like this has one plan for everybody, which
 * PostgreSQL keeps.
 */
export const unplanned = <Value>(value: Value, type: 'bigint' | 'text') =>
  sql<Value>`(select ${value}::${sql.raw(type)})`;

/** Ids that a plan is made without looking at: `s.id = any (${unplannedIds(ids)})`. */
export const unplannedIds = (ids: readonly number[]) => sql<number[]>`(select ${[...ids]}::bigint[])::bigint[]`;

/**
 * Runs a statement that is asked often. Each connection prepares it once; where PostgreSQL finds the general plan as good as one
 * for these values, it plans no more. The text must be one of a few: what differs between calls is a parameter, but for a limit, which without its
 * value counts as a tenth of all rows.
 */
export async function runPrepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  keepPrepared(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}
