import { emailDomain } from '@samspel/domain/account/email-domain';
import { type RawBuilder, sql } from 'kysely';
import type { OrganizationKind } from '../../../../printed/tables.ts';
import type { Db } from '../../../core/database/pool.ts';
import { maySignUp } from '../../../core/people/subscription.ts';

/** What signing in and signing up need to know about an organization. */
export type Membership = {
  id: number;
  name: string;
  kind: OrganizationKind;
  /** Whether a new person may sign up with it. */
  maySignUp: boolean;
};

const columns: RawBuilder<unknown> = sql`o.id, o.name, o.kind, ${maySignUp('o')} as "maySignUp"`;

/**
 * The organizations that a new address may belong to: those with its domain, or else with the longest domain above it
 * (product/accounts#organizations). If the list is empty, the address is not a municipal one. If there are several, the person chooses.
 */
export async function organizationsFor(db: Db, email: string): Promise<Membership[]> {
  const { rows } = await sql<Membership & { domain: string }>`
    select ${columns}, d.domain from organization_domain d join organization o on o.id = d.organization_id
    where d.domain = any (${domainsAbove(emailDomain(email))}::text[])
    order by length(d.domain) desc, o.name collate "nb-NO-x-icu", o.id`.execute(db);
  return rows.filter(({ domain }) => domain === rows[0]!.domain);
}

/** An organization by its id; undefined if there is none. */
export async function organizationOf(db: Db, id: number): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`select ${columns} from organization o where o.id = ${id}`.execute(db);
  return rows[0];
}

/** For `a.b.c`, `a.b.c`, `b.c` and `c`: the domain itself and every domain above it. */
const domainsAbove = (domain: string) => domain.split('.').map((_, index, labels) => labels.slice(index).join('.'));
