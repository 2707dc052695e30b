import { shared, useShared } from '../../storage/state.ts';
import { isStale, onTokensChange, storedTokens, storeTokens } from '../../storage/tokens.ts';
import { renew } from './refresh.ts';

/** Where this tab stands (product/accounts#sessions): the loader shows while `starting`. */
export type SessionState = 'starting' | 'signedIn' | 'signedOut';

/** Milliseconds between two looks at the age of the access token (product/accounts#sessions). */
const lookEvery = 5_000;

const state = shared<SessionState>('starting');
const leavers = new Set<() => void>();

export const sessionState = (): SessionState => state.get();
export const useSession = (): SessionState => useShared(state);

/** Runs when the session ends, in this tab or another: what was read for the person is forgotten there. */
export function onSessionEnd(forget: () => void): () => void {
  leavers.add(forget);
  return () => leavers.delete(forget);
}

/** Application start (product/accounts#sessions): a stored refresh token signs in, else signed out. Without an answer the old session is kept. */
export async function startSession(): Promise<void> {
  onTokensChange((tokens) => (tokens ? enter() : end()));
  setInterval(() => void keepFresh(), lookEvery);
  const tokens = storedTokens();
  if (!tokens) return end();
  if (isStale(tokens)) await renewAccess(tokens.access_token);
  if (state.get() === 'starting') state.set('signedIn');
}

/** Goes on as signed in with tokens that came just now, without reading the page anew: they would be lost by it where the browser keeps nothing. */
export const beginSession = (): void => state.set('signedIn');

/** Forgets the tokens and everything read with them. */
export function endSession(): void {
  storeTokens(null);
  end();
}

/** The access token to call with now; null when signed out. Renewed first where it is too old. */
export async function freshAccessToken(): Promise<string | null> {
  const tokens = storedTokens();
  if (!tokens) return null;
  if (isStale(tokens)) await renewAccess(tokens.access_token);
  return storedTokens()?.access_token ?? null;
}

/** Renews after the server found the token dead or the timer found it old. A refusal ends the session. */
export async function renewAccess(used: string): Promise<void> {
  const { outcome } = await renew(used);
  if (outcome === 'refused') endSession();
}

/** Signed in in another tab: this one begins anew too, as after its own login (product/accounts#sessions). */
function enter(): void {
  if (state.get() === 'signedOut') location.reload();
}

async function keepFresh(): Promise<void> {
  if (state.get() === 'signedIn') await freshAccessToken();
}

function end(): void {
  const wasIn = state.get() === 'signedIn';
  state.set('signedOut');
  if (wasIn) for (const forget of leavers) forget();
}
