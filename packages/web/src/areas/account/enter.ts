import { ownPath } from '@samspel/domain/account/own-path';
import { Refusal } from '@samspel/domain/refusal';
import { post } from '../../core/rest.ts';
import { storeTokens, type TokenAnswer } from '../../storage/tokens.ts';

/**
 * Keeps the tokens and opens the app anew where the address leads (product/accounts#screens-of-signing-in: logging in reloads the page). Throws `auth.notKept`
 * where the browser does not keep them, after ending the sign-in that nobody could use.
 */
export async function enter(tokens: TokenAnswer, redirect: string | null): Promise<void> {
  if (storeTokens(tokens)) return location.replace(`/app${ownPath(redirect)}`);
  storeTokens(null);
  await post('/auth/sign-out', { token: tokens.refresh_token }).catch(() => undefined);
  throw new Refusal('auth.notKept');
}
