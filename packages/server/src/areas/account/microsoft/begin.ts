import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import { seal } from '../../../core/session/seal.ts';
import { hashToken } from '../../../core/session/token.ts';
import { attemptMinutes } from './browser-cookie.ts';
import { providerOf } from './provider.ts';

/** Where the provider sends the browser back to, below `/api`. It is the redirect address that an operator registers. */
export const callbackPath = '/auth/microsoft-callback';

/** Where a person wants to go afterwards, and whether they are in the window that Teams opens for signing in. */
export type Wish = { redirect: string; isTeams: boolean };

/** Begins signing in: returns the provider's address, with PKCE, state and nonce. */
export async function beginAtProvider(
  services: Services,
  { redirect, isTeams }: Wish,
  browser: string,
): Promise<string> {
  const provider = await providerOf(services);
  const { db, settings, secretKey, now } = services;
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
  await db
    .insertInto('oidc_attempt')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      verifier: seal(secretKey, 'oidc verifier', verifier, state),
      nonce,
      redirect,
      is_teams: isTeams,
      expires_at: new Date(now().getTime() + attemptMinutes * 60_000),
    })
    .execute();
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: `${settings.baseUrl}/api${callbackPath}`,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
}
