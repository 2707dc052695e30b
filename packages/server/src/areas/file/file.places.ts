import type { Tx } from '../../core/database/pool.ts';

/** The things whose pages show the files of a thing: itself, and for a comment also the thing it is about. */
export async function placesOfFiles(tx: Tx, holderId: number): Promise<number[]> {
  const { kind, parent_id } = await tx
    .selectFrom('subject')
    .select(['kind', 'parent_id'])
    .where('id', '=', holderId)
    .executeTakeFirstOrThrow();
  return kind === 'COMMENT' ? [holderId, parent_id!] : [holderId];
}
