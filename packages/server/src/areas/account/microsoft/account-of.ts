import { email as emailSchema } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { titleLimit } from '@samspel/domain/text/title-limit';
import type { IDToken } from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import type { Settings } from '../../../core/base/settings.ts';
import { organizationsFor } from '../organization-of.ts';

/** Whose account it is, and the organizations to which it may belong. */
export type ProviderAccount = { email: string; name: string | null; organizations: readonly number[] };

/**
 * Whose account the ID token is of (docs/decisions/microsoft). Throws `auth.unauthorized` if the token gives no address that the provider vouches for, `auth.unknownOrganization` where
 * neither its tenant nor its domain is an organization of ours.
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
 * Whether the address is more than what a stranger's tenant says of its own people. A provider of one tenant is the operator's; one of all
 * tenants (Entra's `common` and `organizations`) vouches by `xms_edov`: the tenant has proven that it owns the domain.
 */
function isVouchedFor({ oidc }: Settings, claims: IDToken): boolean {
  const isOfAll = /\/(common|organizations|consumers)(\/|$)/.test(oidc?.issuer ?? '');
  if (isOfAll) return claims.xms_edov === true || claims.xms_edov === 1 || claims.xms_edov === '1';
  return claims.email_verified !== false;
}
