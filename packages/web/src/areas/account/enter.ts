import { ownPath } from '@samspel/domain/account/own-path';
import { storeTokens, type TokenAnswer } from '../../storage/tokens.ts';

/** Keeps the tokens and opens the app anew where the address leads (product/accounts#screens-of-signing-in: logging in reloads the page). */
export function enter(tokens: TokenAnswer, redirect: string | null): void {
  storeTokens(tokens);
  location.replace(`/app${ownPath(redirect)}`);
}
