import { Refusal } from '@samspel/domain/refusal';
import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import type { OidcSettings } from '../../../core/base/settings.ts';

/** Seconds that the provider may take to answer. */
const patience = 10;

const known = new WeakMap<OidcSettings, Promise<oidc.Configuration>>();

/** Returns the provider's configuration, read once per process, or again if that failed. Throws `auth.noProvider` if none is set, `auth.providerFailed`. */
export async function providerOf({ settings: { oidc: settings }, now, log }: Services): Promise<oidc.Configuration> {
  if (!settings) throw new Refusal('auth.noProvider');
  const asked = known.get(settings) ?? discover(settings, now());
  known.set(settings, asked);
  try {
    return await asked;
  } catch (error) {
    known.delete(settings);
    log.error({ err: error }, 'The OpenID Connect provider does not answer.');
    throw new Refusal('auth.providerFailed');
  }
}

/** Only a provider on this machine may use plain http. */
function discover({ issuer, clientId, clientSecret }: OidcSettings, now: Date): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const skew = Math.round((now.getTime() - Date.now()) / 1_000);
  const isHere = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return oidc.discovery(url, clientId, { client_secret: clientSecret, [oidc.clockSkew]: skew }, undefined, {
    timeout: patience,
    // Without the first, the signature of a token that comes from the provider itself is not looked at.
    execute: [oidc.enableNonRepudiationChecks, ...(isHere ? [oidc.allowInsecureRequests] : [])],
  });
}
