import { emailDomain, organizationMatches } from '@samspel/domain/account/email-domain';
import type { InvitePersonInput } from '@samspel/domain/admin/people.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type Membership, organizationOf, organizationsFor } from '../sign-in/organization-of.ts';

/** The organization that an address is invited to. An organization's own admin may only invite addresses of its domains. Throws if there is none. */
export async function invitedTo(
  db: Db,
  caller: Caller,
  { email, organization }: Pick<InvitePersonInput, 'email'> & Partial<InvitePersonInput>,
): Promise<Membership> {
  const found = await whereTo(db, caller, email, organization);
  if (!found.maySignUp) throw new Refusal('noSubscription', 'input.organization');
  return found;
}

async function whereTo(db: Db, caller: Caller, email: string, organization: number | undefined): Promise<Membership> {
  if (!caller.isAdmin) {
    const domains = await db
      .selectFrom('organization_domain')
      .select('domain')
      .where('organization_id', '=', caller.organizationId)
      .execute();
    const own = domains.map(({ domain }) => domain);
    if (!organizationMatches(emailDomain(email), own)) throw new Refusal('admin.otherDomain', 'input.email');
    return (await organizationOf(db, caller.organizationId))!;
  }
  if (organization !== undefined) {
    const chosen = await organizationOf(db, organization);
    if (!chosen) throw new Refusal('notFound', 'input.organization');
    return chosen;
  }
  const choices = await organizationsFor(db, email);
  if (choices.length === 0) throw new Refusal('admin.foreignAddress', 'input.organization');
  if (choices.length > 1) throw new Refusal('auth.chooseOrganization', 'input.organization');
  return choices[0]!;
}
