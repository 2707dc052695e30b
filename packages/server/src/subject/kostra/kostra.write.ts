import type { Tx } from '../../core/database/pool.ts';
import { refuseAbsent } from '../refuse-absent.ts';

/** Replaces the service areas of a thing. Throws `notFound` on the field of an id that does not exist. */
export async function replaceKostraFunctions(tx: Tx, subjectId: number, functionIds: readonly number[]): Promise<void> {
  await refuseAbsent(tx, 'kostra_function', functionIds, (at) => `input.kostraFunctions.${at}`);
  await tx.deleteFrom('subject_kostra').where('subject_id', '=', subjectId).execute();
  if (functionIds.length === 0) return;
  const links = functionIds.map((function_id) => ({ subject_id: subjectId, function_id }));
  await tx.insertInto('subject_kostra').values(links).execute();
}
