import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './pool.ts';
import { preparedOnce } from './preparing-client.ts';

/**
 * A value that the planner does not look at. If all values of a statement are like this, the statement has one plan for everybody, which
 * PostgreSQL keeps.
 */
export const unplanned = <Value>(value: Value, type: 'bigint' | 'text') =>
  sql<Value>`(select ${value}::${sql.raw(type)})`;

/** Ids that the planner does not look at: `s.id = any (${unplannedIds(ids)})`. */
export const unplannedIds = (ids: readonly number[]) => sql<number[]>`(select ${[...ids]}::bigint[])::bigint[]`;

/**
 * Runs a frequent statement. Each connection prepares it once; if PostgreSQL finds the general plan as good as one
 * for these values, it stops planning. There must be few different texts: values that differ between calls must be parameters, except a
 * limit, which as a parameter would be estimated at a tenth of all rows.
 */
export async function runPrepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  return runCompiled(db, statement.compile(db));
}

/** As `runPrepared`, for a statement that is compiled already. */
export async function runCompiled<Row>(db: Db, compiled: CompiledQuery<Row>): Promise<Row[]> {
  return (await db.executeQuery<Row>({ ...compiled, sql: preparedOnce(compiled.sql) })).rows;
}
