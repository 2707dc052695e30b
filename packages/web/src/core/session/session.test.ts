import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';

const hear: ((event: { key: string }) => void)[] = [];
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  hear.length = 0;
  reload.mockClear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fakeStorage();
  vi.stubGlobal('window', { addEventListener: (_: string, heard: (typeof hear)[0]) => hear.push(heard) });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tokens = { access_token: 'a1', refresh_token: 'r1', expires_in: 900 };

/** Starts a fresh tab: its session, its tokens, and a server that answers renewals with this status. */
async function tab(status = 200, code?: string) {
  const fetched = vi.fn(async () =>
    Response.json({ code, access_token: 'a2', refresh_token: 'r2', expires_in: 900 }, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return { ...(await import('./session.ts')), ...(await import('../../storage/tokens.ts')), fetched };
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('without a stored token the app starts signed out', async () => {
  const { startSession, sessionState } = await tab();
  expect(sessionState()).toBe('starting');
  await startSession();
  expect(sessionState()).toBe('signedOut');
});

test('a stored token that the server refuses ends in the login, with nothing kept', async () => {
  const { startSession, sessionState, storeTokens, storedTokens } = await tab(401);
  storeTokens(tokens, Date.now() - 900_000);
  await startSession();
  expect(sessionState()).toBe('signedOut');
  expect(storedTokens()).toBeNull();
});

test('a subscription that ends during the session is known as the reason, in every tab, and at the next start', async () => {
  const first = await tab(403, 'noSubscription');
  first.storeTokens(tokens);
  await first.startSession();
  vi.resetModules();
  const second = await tab(403, 'noSubscription');
  await second.startSession();
  await first.renewAccess('a1');
  expect(first.sessionState()).toBe('lapsed');
  expect(first.storedTokens()).toBeNull();
  for (const heard of hear) heard({ key: 'samspel.tokens' });
  expect(second.sessionState()).toBe('lapsed');
  vi.resetModules();
  const next = await tab();
  await next.startSession();
  expect(next.sessionState()).toBe('lapsed');
  vi.resetModules();
  const later = await tab();
  await later.startSession();
  expect(later.sessionState(), 'said once').toBe('signedOut');
});

test('a call that waited for the renewal of another, in this tab or another, finds the tokens gone and knows the reason too', async () => {
  const first = await tab(403, 'noSubscription');
  first.storeTokens(tokens);
  await first.startSession();
  vi.resetModules();
  const second = await tab(403, 'noSubscription');
  await second.startSession();
  await first.renewAccess('a1');
  await first.renewAccess('a1');
  await second.renewAccess('a1');
  expect([first.sessionState(), second.sessionState()]).toEqual(['lapsed', 'lapsed']);
});

test('a server that is down at the start signs nobody out', async () => {
  const { startSession, sessionState, storeTokens } = await tab(503);
  storeTokens(tokens, Date.now() - 900_000);
  await startSession();
  expect(sessionState()).toBe('signedIn');
});

test('a stored token signs in, and is renewed when nine tenths of its life are over', async () => {
  const { startSession, sessionState, storeTokens, storedTokens, fetched } = await tab();
  storeTokens(tokens);
  await startSession();
  expect(sessionState()).toBe('signedIn');
  await later(805);
  expect(fetched).not.toHaveBeenCalled();
  await later(10);
  expect(fetched).toHaveBeenCalledOnce();
  expect(storedTokens()?.access_token).toBe('a2');
});

test('after signing out nothing is renewed any more, and what was read is forgotten', async () => {
  const { startSession, endSession, sessionState, onSessionEnd, storeTokens, fetched } = await tab();
  const forget = vi.fn();
  storeTokens(tokens);
  await startSession();
  onSessionEnd(forget);
  endSession();
  expect(sessionState()).toBe('signedOut');
  expect(forget).toHaveBeenCalledOnce();
  await later(1_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('signing out in another tab signs this one out', async () => {
  const { startSession, sessionState, storeTokens } = await tab();
  storeTokens(tokens);
  await startSession();
  storeTokens(null);
  for (const heard of hear) heard({ key: 'samspel.tokens' });
  expect(sessionState()).toBe('signedOut');
  expect(reload).not.toHaveBeenCalled();
});

test('signing in in another tab opens this one anew', async () => {
  const { startSession, storeTokens } = await tab();
  await startSession();
  storeTokens(tokens);
  for (const heard of hear) heard({ key: 'samspel.tokens' });
  expect(reload).toHaveBeenCalledOnce();
});
