import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import type { Attempt } from './attempts.ts';
import { providerOf } from './provider.ts';

/** Where the provider sends the browser back to, below `/api`. It is the redirect address that an operator registers. */
export const callbackPath = '/auth/microsoft-callback';

/** Where a person wants to go afterwards, and whether they are in the window that Teams opens for signing in. */
export type Wish = { redirect: string; isTeams: boolean };

/** Begins signing in: returns the provider's address, with PKCE, state and nonce, and the attempt, which the browser keeps. */
export async function beginAtProvider(
  services: Services,
  wish: Wish,
): Promise<{ address: string; attempt: Omit<Attempt, 'expires'> }> {
  const provider = await providerOf(services);
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
  const address = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: `${services.settings.baseUrl}/api${callbackPath}`,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
  return { address, attempt: { state, nonce, verifier, ...wish } };
}
