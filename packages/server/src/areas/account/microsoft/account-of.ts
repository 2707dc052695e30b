import { email as emailSchema } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/text/title-limit';
import type { IDToken } from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import type { Settings } from '../../../core/base/settings.ts';
import type { Db } from '../../../core/database/pool.ts';
import { organizationsFor } from '../sign-in/organization-of.ts';

/** What stays the same of an account at the provider, whatever is changed in it: its tenant and object id, or else issuer and subject. */
export type AccountKey = { provider: string; account: string };

/** An account at the provider: what it says of its person, and the organizations that it may belong to. */
export type ProviderAccount = AccountKey & {
  /** Null if it gives none that is valid. */
  email: string | null;
  /** Whether the provider has verified that the address is the account's. */
  isProven: boolean;
  name: string | null;
  /** Those of its tenant, or of its address's domain; empty where the account is tied to a person and its tenant names none. */
  organizations: readonly number[];
};

/**
 * Reads what an ID token says of an account (docs/decisions/microsoft). Throws `auth.unauthorized` if an account that is tied to nobody has no valid
 * address, `auth.unknownOrganization` if we know no organization by its tenant, nor by the domain of an address that may count.
 */
export async function accountOf({ db, settings }: Services, claims: IDToken): Promise<ProviderAccount> {
  const key = keyOf(claims);
  const address = emailSchema.safeParse(claims.email);
  const email = address.success ? address.data : null;
  const ofTenant = await organizationsOfTenant(db, settings, claims);
  const isProven = isVerified(claims);
  const account = { ...key, email, isProven, name: nameOf(claims), organizations: ofTenant };
  if (await isTied(db, key)) return account;
  if (email === null) throw new Refusal('auth.unauthorized');
  const isNamed = settings.oidc?.tenants.has(String(claims.tid));
  const organizations = isNamed ? ofTenant : mayCount(settings, claims) ? await ofDomain(db, email) : [];
  if (organizations.length === 0) throw new Refusal('auth.unknownOrganization', undefined, { email });
  return { ...account, organizations };
}

/** Subjects of Entra differ from app to app; the object id in the tenant is the account's own. */
function keyOf({ tid, oid, iss, sub }: IDToken): AccountKey {
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return isText(tid) && isText(oid) ? { provider: tid, account: oid } : { provider: iss, account: sub };
}

const nameOf = ({ name }: IDToken) => (typeof name === 'string' ? name.trim().slice(0, titleLimit) || null : null);

const organizationsOfTenant = async (db: Db, { oidc }: Settings, { tid }: IDToken): Promise<number[]> => {
  const numbers = oidc?.tenants.get(String(tid)) ?? [];
  if (numbers.length === 0) return [];
  const found = await db
    .selectFrom('organization')
    .select('id')
    .where('number', 'in', [...numbers])
    .execute();
  return found.map(({ id }) => id);
};

const ofDomain = async (db: Db, email: string) => (await organizationsFor(db, email)).map(({ id }) => id);

const isTied = async (db: Db, { provider, account }: AccountKey): Promise<boolean> =>
  (await db
    .selectFrom('provider_account')
    .select('person_id')
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirst()) !== undefined;

/** Whether the tenant has proven to Entra that it owns the domain of the address. */
const ownsDomain = ({ xms_edov: owns }: IDToken) => owns === true || owns === 1 || owns === '1';

/** Whether the provider says that it has verified the address. What it says nothing of, people in its tenant may have written themselves. */
const isVerified = (claims: IDToken) =>
  claims.email_verified !== false && (claims.email_verified === true || ownsDomain(claims));

/** Whether the domain of an address may say whose people an account is. At an issuer of all tenants, anybody may have made the tenant. */
function mayCount({ oidc }: Settings, claims: IDToken): boolean {
  if (claims.email_verified === false) return false;
  return ownsDomain(claims) || !/\/(common|organizations|consumers)(\/|$)/.test(oidc?.issuer ?? '');
}
