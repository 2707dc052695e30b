import type { Tx } from '../../core/database/pool.ts';

/** Whose pages show the files of a thing: its own; those of a comment stand on the page of what it is about. */
export async function placesOfFiles(tx: Tx, holderId: number): Promise<number[]> {
  const { kind, parent_id } = await tx
    .selectFrom('subject')
    .select(['kind', 'parent_id'])
    .where('id', '=', holderId)
    .executeTakeFirstOrThrow();
  return kind === 'COMMENT' ? [holderId, parent_id!] : [holderId];
}
