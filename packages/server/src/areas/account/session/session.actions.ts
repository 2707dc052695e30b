import { revokeTokenInput } from '@samspel/domain/account/profile.input';
import { Refusal } from '@samspel/domain/refusal';
import { action } from '../../../core/area/action.ts';
import { revokeAll, revokeSession } from '../../../core/session/end-session.ts';

/** Ends one of the caller's sign-ins (product/accounts#sessions, `POST /person/revoke-token`), or all of them. Anybody else's: `notFound`. */
export const revokeToken = action(revokeTokenInput, async ({ id, all }, { caller, tx, services }) => {
  if (all) {
    await revokeAll(tx, caller.id, services.now());
    return { all };
  }
  if (id === undefined) throw new Refusal('input.required', 'id');

  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', caller.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw new Refusal('notFound', 'id');

  await revokeSession(tx, id, services.now(), 'revoke');
  return { id };
});
