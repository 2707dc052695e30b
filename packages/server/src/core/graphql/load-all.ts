import type { Batch, Context } from './context.ts';

/** Loads several things in their order, without those that are not there for the caller. */
export async function loadAll<Row>(
  { load }: Pick<Context, 'load'>,
  batch: Batch<number, Row | null>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = await Promise.all(ids.map((id) => load(batch, id)));
  return rows.filter((row) => row !== null);
}
