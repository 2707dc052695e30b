import { Refusal } from '@samspel/domain/refusal';
import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import { hashToken, newToken } from '../../../core/session/token.ts';
import { accountOf, type ProviderAccount } from './account-of.ts';
import type { Attempt } from './attempts.ts';
import type { Wish } from './begin.ts';
import { providerOf } from './provider.ts';

/** Milliseconds by which the provider's clock may be ahead of ours. */
const tolerance = 30_000;

/** Minutes that the page has to trade its ticket. */
const ticketMinutes = 5;

/** A ticket for the browser that came back, or the refusal; and where the person wanted to go, if that is known. */
export type CameBack = { wish: Wish; ticket: string } | { wish: Wish | undefined; refusal: Refusal };

/**
 * Trades what the provider sent back for a ticket that says who the person is. `attempt` is the one that this browser has begun with that state, if it
 * has. openid-client checks the code, which the provider takes once, and the nonce, the issuer, the signature and the end of the ID token.
 */
export async function comeBack(
  services: Services,
  address: URL,
  attempt: Attempt | undefined,
  browser: string | null,
): Promise<CameBack> {
  if (!attempt || browser === null) return { wish: undefined, refusal: new Refusal('auth.providerFailed') };
  const { state, nonce, verifier, redirect, isTeams } = attempt;
  const wish = { redirect, isTeams };
  try {
    const tokens = await oidc.authorizationCodeGrant(await providerOf(services), address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    refuseFuture(services, claims.iat);
    const account = await accountOf(services, claims);
    return { wish, ticket: await issueTicket(services, account, browser) };
  } catch (error) {
    if (error instanceof Refusal) return { wish, refusal: error };
    services.log.warn({ err: error }, 'Signing in through the OpenID Connect provider failed.');
    const isRefused = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
    return { wish, refusal: new Refusal(isRefused ? 'auth.unauthorized' : 'auth.providerFailed') };
  }
}

/** Refuses a token that is issued later than now: the library looks at the end of its life alone. */
function refuseFuture({ now }: Services, issued: number): void {
  if (issued * 1_000 > now().getTime() + tolerance) throw new Error(`JWT "iat" is in the future: ${issued}`);
}

async function issueTicket(
  { db, now }: Services,
  { provider, account, email, isProven, name, organizations }: ProviderAccount,
  browser: string,
): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('oidc_ticket')
    .values({
      hash: hashToken(ticket),
      browser_hash: hashToken(browser),
      provider,
      account,
      email,
      is_proven: isProven,
      name,
      organizations: [...organizations],
      expires_at: new Date(now().getTime() + ticketMinutes * 60_000),
    })
    .execute();
  return ticket;
}
