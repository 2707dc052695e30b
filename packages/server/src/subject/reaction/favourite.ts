import { sql } from 'kysely';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** Whether things are favourites of the caller; nobody else sees that. */
export const isFavourite: Batch<number, boolean> = async (ids, context) => {
  const marks = await readTogether(
    context,
    'favourites',
    sql<{ subject_id: number }>`
    select subject_id from favourite where person_id = ${context.caller.id} and subject_id = any (${ids}::bigint[])`,
  );
  const marked = new Set(marks.map(({ subject_id }) => subject_id));
  return ids.map((id) => marked.has(id));
};

/** Marks a thing that the caller may read as a favourite of theirs, or removes the mark. */
export async function markFavourite(
  tx: Tx,
  { id: person_id }: Caller,
  subject_id: number,
  isOn: boolean,
): Promise<void> {
  if (isOn) {
    await tx
      .insertInto('favourite')
      .values({ person_id, subject_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('favourite').where('person_id', '=', person_id).where('subject_id', '=', subject_id).execute();
  }
}
