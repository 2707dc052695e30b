import { ownPath } from '@samspel/domain/account/own-path';
import { Refusal } from '@samspel/domain/refusal';
import { disownAnswers } from '../../core/offline/stored-answers.ts';
import { post } from '../../core/rest.ts';
import { beginSession } from '../../core/session/session.ts';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { storeTokens, type TokenAnswer } from '../../storage/tokens.ts';
import { loadWhole } from '../../texts/messages.ts';

/**
 * Stores the tokens and opens the app anew at the address in `redirect`, without anything kept from another session
 * (product/accounts#screens-of-signing-in: logging in reloads the page). In the frame of Teams, a browser that cannot store the tokens is signed in
 * until the tab is closed; elsewhere it throws `auth.notKept`, after ending the sign-in that nobody could use.
 */
export async function enter(tokens: TokenAnswer, redirect: string | null): Promise<void> {
  disownAnswers();
  if (storeTokens(tokens)) return location.replace(`/app${ownPath(redirect)}`);
  if (isInTeams()) {
    await loadWhole();
    return beginSession();
  }
  storeTokens(null);
  await post('/auth/sign-out', { token: tokens.refresh_token }).catch(() => undefined);
  throw new Refusal('auth.notKept');
}
