import { trialDays } from '@samspel/domain/account/account';
import { permissions } from '@samspel/domain/subject/access';
import { sql } from 'kysely';
import type { Services } from '../../../core/base/services.ts';
import type { Tx } from '../../../core/database/pool.ts';

/** A person whose address is proven, by a PIN or by their provider. */
type Confirmed = { id: number; email: string; organizationId: number };

/**
 * Activates a person who has confirmed their address: NEED_INFO until the welcome wizard is done (product/accounts#organizations), and an admin if
 * ADMIN_EMAILS lists the address. The first person of an organization starts its trial of 30 days with all permissions
 * (product/accounts#trial-and-subscription). That waits until here, so that a stranger who signs up with another's address does not start it.
 */
export async function activate(
  tx: Tx,
  { settings }: Services,
  { id, email, organizationId }: Confirmed,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ user_status: 'NEED_INFO', is_admin: settings.adminEmails.includes(email) })
    .where('id', '=', id)
    .execute();
  await sql`update organization set trial_ends = now() + make_interval(days => ${trialDays}), permissions = ${[...permissions]}::permission[]
    where id = ${organizationId} and trial_ends is null and not is_subscribed`.execute(tx);
}
