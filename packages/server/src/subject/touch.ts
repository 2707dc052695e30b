import { Refusal } from '@samspel/domain/refusal';
import type { Updateable } from 'kysely';
import type { SubjectTable } from '../../printed/tables.ts';
import type { Tx } from '../core/database/pool.ts';

/** Refuses a save that is based on an older version than the one in the database (product/content#conflicts). */
export function refuseStale(found: { version: number }, version: number, field = 'input.version'): void {
  if (found.version !== version) throw new Refusal('conflict', field, { version: found.version });
}

/** What a change may write of the subject itself; what is left out stays. */
export type SubjectChange = Pick<Updateable<SubjectTable>, 'title' | 'status' | 'is_private' | 'visibility'>;

/** Marks a locked subject as changed now, and answers its new version. */
export async function touchSubject(tx: Tx, id: number, change: SubjectChange = {}): Promise<number> {
  const { version } = await tx
    .updateTable('subject')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), last_updated: new Date() }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
