import { z } from 'zod';
import { action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { readMe } from '../../../core/people/persons.ts';

/** Deletes the caller's password: from now on they sign in by PIN. Does nothing if they have no password. */
export const removePassword = action(z.strictObject({}), async (_input, { caller, tx }) => {
  const { numDeletedRows } = await tx.deleteFrom('password').where('person_id', '=', caller.id).executeTakeFirst();
  if (numDeletedRows > 0n) await record(tx, { action: 'removePassword', by: caller.id, about: caller.id });

  return readMe(tx, caller);
});
