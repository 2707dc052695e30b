import { Refusal } from '@samspel/domain/refusal';
import * as oidc from 'openid-client';
import type { Services } from '../../../core/base/services.ts';
import { openSealed } from '../../../core/session/seal.ts';
import { hashToken, newToken } from '../../../core/session/token.ts';
import { accountOf } from './account-of.ts';
import type { Wish } from './begin.ts';
import { providerOf } from './provider.ts';

/** Minutes in which the page trades its ticket. */
const ticketMinutes = 5;

/** A ticket for the browser that came back, or why there is none; and where the person wanted to go, where that is known. */
export type CameBack = { wish: Wish; ticket: string } | { wish: Wish | undefined; refusal: Refusal };

/**
 * What the provider led back with: traded for who it is. A state is good once, ten minutes, and in the browser that began alone; the code, the
 * nonce, the issuer, the signature and the times of the ID token are checked by openid-client.
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

/** Uses a begun attempt up, right browser or not: whoever sends it from another one has read it somewhere. */
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
