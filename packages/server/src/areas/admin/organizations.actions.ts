import { type UpdateOrganizationInput, updateOrganizationInput } from '@samspel/domain/admin/organization.input';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { requireAdmin } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { refuseStale } from '../../subject/touch.ts';
import { type AdminOrganizationRow, findOrganization } from './organizations.queries.ts';

/** Changes the domains, subscription, trial and permissions of an organization. */
export const updateOrganization = action(updateOrganizationInput, async (input, { caller, tx, recheckAccess }) => {
  requireAdmin(caller);
  const before = await findOrganization(tx, input.id, 'input.id', sql`for update of o`);

  refuseStale(before, input.version);

  const domains = input.domains && (await replaceDomains(tx, input.id, input.domains));
  await writeColumns(tx, before, input);
  const after = await findOrganization(tx, input.id, 'input.id');
  await record(tx, {
    action: 'organization',
    by: caller.id,
    subject: input.id,
    detail: { before: standing(before), after: standing(after), ...(domains && { domains }) },
  });
  await recheckAccess();
  return after;
});

const standing = ({ isSubscribed, trialEnds, permissions }: AdminOrganizationRow) => ({
  isSubscribed,
  trialEnds,
  permissions,
});

async function writeColumns(tx: Tx, before: AdminOrganizationRow, input: UpdateOrganizationInput): Promise<void> {
  const permissions = input.permissions ?? before.permissions;
  const isSubscribed = input.isSubscribed ?? before.isSubscribed;
  const isNewTrial = input.trialEnds !== undefined && input.trialEnds !== before.trialEnds;
  await sql`
    update organization set version = version + 1, is_subscribed = ${isSubscribed}, permissions = ${permissions}::permission[],
      trial_ends = ${isNewTrial ? endOf(input.trialEnds ?? null) : sql`trial_ends`}
    where id = ${before.id}`.execute(tx);
}

/** The midnight in Oslo at which a day ends. */
const endOf = (day: Day | null) => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Oslo'`;

/** Returns only how many were added and removed: the domain of a small organization could identify a person, and the log names nobody. */
async function replaceDomains(tx: Tx, id: number, domains: readonly string[]) {
  const gone = await tx
    .deleteFrom('organization_domain')
    .where('organization_id', '=', id)
    .where('domain', 'not in', ['', ...domains])
    .returning('domain')
    .execute();
  const come = await sql`
    insert into organization_domain (organization_id, domain) select ${id}, d from unnest(${[...domains]}::text[]) d
    on conflict do nothing returning domain`.execute(tx);
  return { come: come.rows.length, gone: gone.length };
}
