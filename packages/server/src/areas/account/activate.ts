import { trialDays } from '@samspel/domain/account/account';
import { permissions } from '@samspel/domain/subject/access';
import { sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import type { Tx } from '../../core/database/pool.ts';

/** A person whose address is proven, by a PIN or by their provider. */
type Confirmed = { id: number; email: string; organizationId: number };

/**
 * A confirmed address makes a person: NEED_INFO until the welcome wizard is done (product/accounts#organizations), admin where ADMIN_EMAILS says so. The
 * first of an organization starts its trial of 30 days with all permissions (product/accounts#trial-and-subscription): a stranger who signs an address up
 * that is not theirs starts nothing.
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
