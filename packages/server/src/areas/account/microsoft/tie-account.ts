import { sql } from 'kysely';
import type { UserStatus } from '../../../../printed/tables.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { hasAddress } from '../../../core/people/by-address.ts';
import { maySignIn } from '../../../core/people/subscription.ts';
import type { AccountKey } from './account-of.ts';

/** A person who may be behind an account of the provider. */
export type Known = {
  id: number;
  status: UserStatus;
  isInvited: boolean;
  organizationId: number;
  /** Whether they are an admin, of everything or of their organization. */
  isAdmin: boolean;
  maySignIn: boolean;
  /** Whether another account of the same provider is tied to them. */
  hasOther: boolean;
};

/** Finds the person to whom an account is tied. */
export const findTied = (tx: Tx, key: AccountKey): Promise<Known | undefined> =>
  findKnown(
    tx,
    key,
    sql`p.id = (select person_id from provider_account where provider = ${key.provider} and account = ${key.account})`,
  );

/** Finds the person of an address. */
export const findByAddress = (tx: Tx, key: AccountKey, email: string): Promise<Known | undefined> =>
  findKnown(tx, key, hasAddress('p', email));

async function findKnown(tx: Tx, { provider }: AccountKey, condition: unknown): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select p.id, p.user_status as status, p.invited_at is not null as "isInvited", p.organization_id as "organizationId",
      p.is_admin or p.is_organization_admin as "isAdmin", ${maySignIn('p', 'o')} as "maySignIn",
      exists (select from provider_account a where a.person_id = p.id and a.provider = ${provider}) as "hasOther"
    from person p join organization o on o.id = p.organization_id where ${condition}`.execute(tx);
  return rows[0];
}

/** Ties an account to a person, instead of another of the same provider. */
export async function tieAccount(tx: Tx, { provider, account }: AccountKey, personId: number): Promise<void> {
  await tx.deleteFrom('provider_account').where('person_id', '=', personId).where('provider', '=', provider).execute();
  await tx
    .insertInto('provider_account')
    .values({ provider, account, person_id: personId })
    .onConflict((conflict) => conflict.columns(['provider', 'account']).doUpdateSet({ person_id: personId }))
    .execute();
}
