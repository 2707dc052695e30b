import { forgetLocal } from '../../storage/local.ts';
import { storedTokens } from '../../storage/tokens.ts';
import { post } from '../rest.ts';
import { endSession } from './session.ts';

/** Milliseconds from signing out to the last step (product/accounts#sessions). */
export const finalStepAfter = 1_000;

/**
 * Tells the server, then forgets the session, drafts, and what was opened last: the next person at this machine may be another. If the server does
 * not answer, all is forgotten here nevertheless.
 */
export async function signOut(): Promise<void> {
  const tokens = storedTokens();
  endSession();
  forgetLocal('draft.');
  forgetLocal('opened.');
  if (tokens) await post('/auth/sign-out', { token: tokens.refresh_token }).catch(() => undefined);
}
