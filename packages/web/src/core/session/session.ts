import { readLocal, writeLocal } from '../../storage/local.ts';
import { shared, useShared } from '../../storage/state.ts';
import { isStale, onTokensChange, storedTokens, storeTokens } from '../../storage/tokens.ts';
import { renew } from './refresh.ts';

/**
 * The state of this tab's session (product/accounts#sessions): the loader shows while `starting`; `lapsed` is signed out since the trial or
 * subscription of the organization is over.
 */
export type SessionState = 'starting' | 'signedIn' | 'signedOut' | 'lapsed';

/** Where the browser stores that a session has lapsed, for its other tabs and the next start. */
const lapseName = 'sessionLapsed';

/** Milliseconds between two checks of the access token's age (product/accounts#sessions). */
const lookEvery = 5_000;

const state = shared<SessionState>('starting');
const leavers = new Set<() => void>();

export const sessionState = (): SessionState => state.get();
export const useSession = (): SessionState => useShared(state);

/** Calls back when the session ends, in this tab or another: what was read for the person must be forgotten. */
export function onSessionEnd(forget: () => void): () => void {
  leavers.add(forget);
  return () => leavers.delete(forget);
}

/**
 * Starts the app's session (product/accounts#sessions): signed in if a refresh token is stored, else signed out, or lapsed if that has happened since
 * the last start. If the server does not answer, the old session is kept.
 */
export async function startSession(): Promise<void> {
  onTokensChange((tokens) => (tokens ? enter() : end(howEnded())));
  setInterval(() => void keepFresh(), lookEvery);
  const tokens = storedTokens();
  const ended = howEnded();
  writeLocal(lapseName, null);
  if (!tokens) return end(ended);
  if (isStale(tokens)) await renewAccess(tokens.access_token);
  if (state.get() === 'starting') state.set('signedIn');
}

/** Continues as signed in with tokens that have just come, without reloading the page, which would lose them if the browser stores nothing. */
export const beginSession = (): void => state.set('signedIn');

/** Forgets the tokens and everything read with them. */
export function endSession(): void {
  storeTokens(null);
  end();
}

/** Returns the access token for a call; null when signed out. Renews it first if it is too old. */
export async function freshAccessToken(): Promise<string | null> {
  const tokens = storedTokens();
  if (!tokens) return null;
  if (isStale(tokens)) await renewAccess(tokens.access_token);
  return storedTokens()?.access_token ?? null;
}

/** Renews after the server found the token dead or the timer found it too old. A refusal ends the session, as another tab ended it if that was first. */
export async function renewAccess(used: string): Promise<void> {
  const { outcome } = await renew(used);
  if (outcome === 'refused' && !storedTokens()) return end(howEnded());
  if (outcome === 'refused') endSession();
  if (outcome === 'noSubscription') {
    writeLocal(lapseName, 'true');
    storeTokens(null);
    end('lapsed');
  }
}

/** Called when another tab has signed in: this tab reloads too, as after its own login (product/accounts#sessions). */
function enter(): void {
  if (state.get() === 'signedOut' || state.get() === 'lapsed') location.reload();
}

async function keepFresh(): Promise<void> {
  if (state.get() === 'signedIn') await freshAccessToken();
}

/** How the session ended that has left no tokens. */
const howEnded = () => (readLocal(lapseName) === null ? 'signedOut' : 'lapsed');

function end(as: 'signedOut' | 'lapsed' = 'signedOut'): void {
  const wasIn = state.get() === 'signedIn';
  state.set(as);
  if (wasIn) for (const forget of leavers) forget();
}
