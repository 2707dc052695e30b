import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../../core/database/pool.ts';
import { saysHowToPlan } from '../../../core/testing/statements.ts';

/** One look into a table while a statement ran: by which index, and how many rows it met. */
export type Look = { table: string; by: string; met: number };

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};
type Sent = { text: string; values: unknown[]; name?: string };

/** Returns what is sent to the database while something runs, without what only says how the next statement is planned. */
export async function sentBy(run: () => Promise<unknown>): Promise<Sent[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = spy.mock.calls as unknown as [string | Sent, unknown[]?][];
  spy.mockRestore();
  return calls
    .filter(([first]) => !saysHowToPlan(first))
    .map(([first, values = []]) => (typeof first === 'string' ? { text: first, values } : first));
}

/** Returns where a statement looks, and what it meets there. */
export async function looksOf(db: Database, { text, values }: Sent): Promise<Look[]> {
  const query = `explain (analyze, format json, buffers off, costs off) ${text}`;
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    ...sql`x`.compile(db),
    sql: query,
    parameters: values,
  });
  return looksIn(rows[0]!['QUERY PLAN'][0].Plan);
}

/** Returns where a statement that the connection has prepared looks, by the plan that it keeps. */
export async function looksOfPrepared(db: Database, { name, values }: Sent): Promise<Look[]> {
  const literals = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(asText(value))));
  const query = `explain (analyze, format json, buffers off, costs off) execute ${name}(${literals})`;
  return db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx); // as the connection runs it
    const { rows } = await sql.raw<{ 'QUERY PLAN': [{ Plan: Node }] }>(query).execute(tx);
    return looksIn(rows[0]!['QUERY PLAN'][0].Plan);
  });
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return `{${value}}`;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

function looksIn(node: Node, bitmapOf?: string): Look[] {
  const plans = node.Plans ?? [];
  const table = node['Relation Name'];
  // A bitmap of one index counts as that index: whether its rows are sorted before they are read depends only on the number of pages.
  const [only] = node['Node Type'] === 'Bitmap Heap Scan' ? plans : [];
  const isBitmapOfOne = only?.['Node Type'] === 'Bitmap Index Scan';
  const below = isBitmapOfOne ? [] : plans.flatMap((plan) => looksIn(plan, table ?? bitmapOf));
  // If the bitmaps of several indexes are combined, each of them names no table of its own, and together they meet the rows.
  if (bitmapOf && node['Index Name'] && !table && node['Actual Loops'] > 0)
    return [{ table: bitmapOf, by: node['Index Name'], met: 0 }];
  if (!table || node['Actual Loops'] === 0) return below;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const met = Math.round((node['Actual Rows'] + removed) * node['Actual Loops']);
  return [{ table, by: (isBitmapOfOne ? only : node)['Index Name'] ?? node['Node Type'], met }, ...below];
}
