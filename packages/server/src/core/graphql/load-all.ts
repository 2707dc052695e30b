import type { Batch, Context } from './context.ts';
import type { Page } from './page.ts';

/** Loads several things in their order, without those that are absent for the caller. */
export async function loadAll<Row>(
  { load }: Pick<Context, 'load'>,
  batch: Batch<number, Row | null>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = await Promise.all(ids.map((id) => load(batch, id)));
  return rows.filter((row) => row !== null);
}

/** Loads the things of a page of ids, without those that are absent for the caller. */
export const loadPage = async <Row>(
  context: Pick<Context, 'load'>,
  batch: Batch<number, Row | null>,
  page: Page<{ id: number }>,
): Promise<Page<Row>> => ({
  ...page,
  nodes: await loadAll(
    context,
    batch,
    page.nodes.map(({ id }) => id),
  ),
});
