import type { Caller } from '../caller.ts';
import type { Tx } from '../database/pool.ts';

/** A subject's body before and after a change. */
export type Change = {
  id: number;
  before: { version: number; by: number; body: object };
  after: { version: number; body: object };
};

/**
 * Keeps both bodies of a change. What has never changed has no revision: its first body is written here, as its creator's,
 * when the first change replaces it.
 */
export async function keepRevision(tx: Tx, caller: Caller, { id, before, after }: Change): Promise<void> {
  await tx
    .insertInto('revision')
    .values([
      { subject_id: id, version: before.version, body: JSON.stringify(before.body), changed_by: before.by },
      { subject_id: id, version: after.version, body: JSON.stringify(after.body), changed_by: caller.id },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
