import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import type { Context } from '../../../core/graphql/context.ts';
import { isAlternate } from '../../../core/people/by-address.ts';
import { organizationsFor } from '../sign-in/organization-of.ts';
import { invitedTo } from './invited-to.ts';

/** The refusal that inviting an address would get, or null, and the organizations that the address may belong to. */
export type InvitationCheck = { refusal: RefusalCode | null; organizationIds: number[] };

/** Finds out whether `invitePerson` would invite an address, without mailing, counting or writing anything. */
export async function checkInvitation(
  email: string,
  { services: { db }, caller }: Pick<Context, 'services' | 'caller'>,
): Promise<InvitationCheck> {
  const organizations = await organizationsFor(db, email);
  const refusal = await refusalOf(async () => {
    await invitedTo(db, caller, { email });
    const known = await db.selectFrom('person').select('user_status').where('email', '=', email).executeTakeFirst();
    if ((known && known.user_status !== 'PENDING') || (await isAlternate(db, email)))
      throw new Refusal('auth.emailTaken', 'input.email');
  });
  return { refusal, organizationIds: organizations.map(({ id }) => id) };
}

/** Returns the code of the refusal that `work` throws; null if it throws none. */
async function refusalOf(work: () => Promise<void>): Promise<RefusalCode | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
