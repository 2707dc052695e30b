import { Refusal } from '@samspel/domain/refusal';
import type { Tx } from '../../core/database/pool.ts';

/** Gives a thing other service areas. Throws `notFound` on the field of one that is not there. */
export async function replaceKostraFunctions(tx: Tx, subjectId: number, functionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('subject_kostra').where('subject_id', '=', subjectId).execute();
  if (functionIds.length === 0) return;
  const rows = await tx.selectFrom('kostra_function').select('id').where('id', 'in', functionIds).execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = functionIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new Refusal('notFound', `input.kostraFunctions.${unknown}`);
  const links = functionIds.map((function_id) => ({ subject_id: subjectId, function_id }));
  await tx.insertInto('subject_kostra').values(links).execute();
}
