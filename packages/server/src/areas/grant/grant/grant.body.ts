import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { bodyOf } from '../../../subject/fields.ts';
import { type GrantBody, grantFields } from './grant.fields.ts';

/** Everything in a grant that an update replaces, as a revision keeps it, under the input's names. */
export async function grantBody(tx: Tx, id: number): Promise<GrantBody> {
  const { rows } = await sql<{ body: GrantBody }>`
    select ${bodyOf(grantFields)} as body from subject s join action_value own on own.id = s.id where s.id = ${id}`.execute(
    tx,
  );
  return rows[0]!.body;
}

/** Keeps the content of a new grant as its first revision, so that it can be copied by the revision's id. */
export async function keepFirstRevision(tx: Tx, id: number, changedBy: number): Promise<void> {
  const body = JSON.stringify(await grantBody(tx, id));
  await tx.insertInto('revision').values({ subject_id: id, version: 1, body, changed_by: changedBy }).execute();
}
