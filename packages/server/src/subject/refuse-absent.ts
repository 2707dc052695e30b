import { Refusal } from '@samspel/domain/refusal';
import type { Tx } from '../core/database/pool.ts';

/** Throws `notFound` on the field of the first id that a table does not have. */
export async function refuseAbsent(
  tx: Tx,
  table: 'grant_source' | 'sector' | 'kostra_function',
  ids: readonly number[],
  fieldOf: (at: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const at = ids.findIndex((id) => !known.has(id));
  if (at >= 0) throw new Refusal('notFound', fieldOf(at));
}
