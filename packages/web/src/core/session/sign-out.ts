import { forgetLocal } from '../../storage/local.ts';
import { storedTokens } from '../../storage/tokens.ts';
import { post } from '../rest.ts';
import { endSession } from './session.ts';

/** Milliseconds from signing out to the final step (product/accounts#sessions). */
export const finalStepAfter = 1_000;

/**
 * Tells the server, then forgets the session, and what was begun here and not sent or opened last: the next one at this machine may be another. Without an answer
 * both are forgotten here all the same.
 */
export async function signOut(): Promise<void> {
  const tokens = storedTokens();
  endSession();
  forgetLocal('draft.');
  forgetLocal('opened.');
  if (tokens) await post('/auth/sign-out', { token: tokens.refresh_token }).catch(() => undefined);
}
