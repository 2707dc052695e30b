import { Refusal } from '@samspel/domain/refusal';
import type { Updateable } from 'kysely';
import type { SubjectTable } from '../../printed/tables.ts';
import type { Tx } from '../core/database/pool.ts';

/** Refuses to save if the database has a newer version than the one that the save is based on (product/content#conflicts). */
export function refuseStale(found: { version: number }, version: number, field = 'input.version'): void {
  if (found.version !== version) throw new Refusal('conflict', field, { version: found.version });
}

/** Columns of the subject that a change may write; columns left out keep their values. */
export type SubjectChange = Pick<Updateable<SubjectTable>, 'title' | 'status' | 'is_private' | 'visibility'>;

/** Marks a locked subject as changed now. Returns its new version. */
export async function touchSubject(tx: Tx, id: number, change: SubjectChange = {}): Promise<number> {
  const { version } = await tx
    .updateTable('subject')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), last_updated: new Date() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
