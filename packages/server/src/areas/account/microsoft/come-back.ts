import { Refusal } from '@samspel/domain/refusal';
import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import { openSealed } from '../../../core/session/seal.ts';
import { hashToken, newToken } from '../../../core/session/token.ts';
import { accountOf } from './account-of.ts';
import type { Wish } from './begin.ts';
import { providerOf } from './provider.ts';

/** Minutes that the page has to trade its ticket. */
const ticketMinutes = 5;

/** A ticket for the browser that came back, or the refusal; and where the person wanted to go, if that is known. */
export type CameBack = { wish: Wish; ticket: string } | { wish: Wish | undefined; refusal: Refusal };

/**
 * Trades what the provider sent back for a ticket that says who the person is. A state works once, for ten minutes, and only in the browser that
 * began; openid-client checks the code, the nonce, the issuer, the signature and the times of the ID token.
 */
export async function comeBack(services: Services, address: URL, browser: string | null): Promise<CameBack> {
  const state = address.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(services, state, browser);
  if (!attempt) return { wish: undefined, refusal: new Refusal('auth.providerFailed') };
  const wish = { redirect: attempt.redirect, isTeams: attempt.is_teams };
  try {
    const verifier = openSealed(services.secretKey, 'oidc verifier', attempt.verifier, state);
    const tokens = await oidc.authorizationCodeGrant(await providerOf(services), address, {
      pkceCodeVerifier: verifier ?? '',
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const account = await accountOf(services, tokens.claims()!);
    return { wish, ticket: await issueTicket(services, account, browser!) };
  } catch (error) {
    if (error instanceof Refusal) return { wish, refusal: error };
    services.log.warn({ err: error }, 'Signing in through the OpenID Connect provider failed.');
    const isRefused = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
    return { wish, refusal: new Refusal(isRefused ? 'auth.unauthorized' : 'auth.providerFailed') };
  }
}

/** Uses up a begun attempt, even from the wrong browser: a state that another browser sends has leaked. */
async function takeAttempt({ db, now }: Services, state: string, browser: string | null) {
  const attempt = await db
    .deleteFrom('oidc_attempt')
    .where('state_hash', '=', hashToken(state))
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  return browser !== null && attempt?.browser_hash.equals(hashToken(browser)) ? attempt : undefined;
}

async function issueTicket(
  { db, now }: Services,
  { email, name, organizations }: Awaited<ReturnType<typeof accountOf>>,
  browser: string,
): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('oidc_ticket')
    .values({
      hash: hashToken(ticket),
      browser_hash: hashToken(browser),
      email,
      name,
      organizations: [...organizations],
      expires_at: new Date(now().getTime() + ticketMinutes * 60_000),
    })
    .execute();
  return ticket;
}
