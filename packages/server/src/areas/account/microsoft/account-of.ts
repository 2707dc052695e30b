import { email as emailSchema } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/text/title-limit';
import type { IDToken } from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import type { Settings } from '../../../core/base/settings.ts';
import { organizationsFor } from '../organization-of.ts';

/** The address and name of an account at the provider, and the organizations that it may belong to. */
export type ProviderAccount = { email: string; name: string | null; organizations: readonly number[] };

/**
 * Reads whose account an ID token belongs to (docs/decisions/microsoft). Throws `auth.unauthorized` if the token has no valid address,
 * `auth.unknownOrganization` if we know no organization by its tenant, nor by the domain of an address that the provider vouches for.
 */
export async function accountOf({ db, settings }: Services, claims: IDToken): Promise<ProviderAccount> {
  const address = emailSchema.safeParse(claims.email ?? claims.preferred_username);
  if (!address.success) throw new Refusal('auth.unauthorized');
  const email = address.data;
  const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, titleLimit) || null : null;
  const numbers = settings.oidc?.tenants.get(String(claims.tid)) ?? [];
  const organizations =
    numbers.length > 0
      ? await db
          .selectFrom('organization')
          .select('id')
          .where('number', 'in', [...numbers])
          .execute()
      : isVouchedFor(settings, claims)
        ? await organizationsFor(db, email)
        : [];
  if (organizations.length === 0) throw new Refusal('auth.unknownOrganization', undefined, { email });
  return { email, name, organizations: organizations.map(({ id }) => id) };
}

/**
 * Whether the address is more than a claim of some unknown tenant. A provider with one tenant belongs to the operator. One for all tenants
 * (Entra's `common` and `organizations`) vouches by `xms_edov`: the tenant has proven that it owns the domain.
 */
function isVouchedFor({ oidc }: Settings, claims: IDToken): boolean {
  const isOfAll = /\/(common|organizations|consumers)(\/|$)/.test(oidc?.issuer ?? '');
  if (isOfAll) return claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1';
  return claims.email_verified !== false;
}
