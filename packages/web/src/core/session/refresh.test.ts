import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { storedTokens, storeTokens } from '../../storage/tokens.ts';
import { renew } from './refresh.ts';

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

const old = { access_token: 'old', refresh_token: 'r1', expires_in: 900 };

/** Gives each renewal this answer; returns the refresh tokens that the server was sent. */
function server(status: number, body: object = {}): string[] {
  const shown: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    shown.push(JSON.parse(String(init.body)).token);
    return new Response(JSON.stringify(body), { status });
  });
  return shown;
}

test('whoever is signed out has nothing to renew', async () => {
  const shown = server(200);
  expect(await renew('old')).toEqual({ outcome: 'refused' });
  expect(shown).toEqual([]);
});

test('a dead refresh token is refused', async () => {
  storeTokens(old);
  server(401, { code: 'auth.deadToken' });
  expect(await renew('old')).toEqual({ outcome: 'refused' });
});

test('a renewal that the subscription has ended is told from other refusals', async () => {
  storeTokens(old);
  server(403, { code: 'noSubscription' });
  expect(await renew('old')).toEqual({ outcome: 'noSubscription' });
});

test.each([500, 429])('a server that answers %i has not refused anybody', async (status) => {
  storeTokens(old);
  server(status);
  expect(await renew('old')).toEqual({ outcome: 'unanswered' });
  expect(storedTokens()?.refresh_token).toBe('r1');
});

test('without a way to the server the session waits', async () => {
  storeTokens(old);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await renew('old')).toEqual({ outcome: 'unanswered' });
});

test('new tokens take the place of the old', async () => {
  storeTokens(old);
  server(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 });
  expect(await renew('old')).toMatchObject({
    outcome: 'renewed',
    tokens: { access_token: 'new', refresh_token: 'r2' },
  });
  expect(storedTokens()?.access_token).toBe('new');
});

test('two calls that find the token old show the refresh token once', async () => {
  storeTokens(old);
  const shown = server(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 });
  const both = await Promise.all([renew('old'), renew('old')]);
  expect(both.map(({ outcome }) => outcome)).toEqual(['renewed', 'renewed']);
  expect(shown).toEqual(['r1']);
});

test('what another tab has renewed is taken over', async () => {
  storeTokens({ ...old, access_token: 'from the other tab' });
  const shown = server(200);
  expect(await renew('old')).toMatchObject({ outcome: 'renewed', tokens: { access_token: 'from the other tab' } });
  expect(shown).toEqual([]);
});

test('signing out while the server renews stays signed out, and ends what the server gave', async () => {
  storeTokens(old);
  const told: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    told.push(`${url.split('/').at(-1)} ${JSON.parse(String(init.body)).token}`);
    storeTokens(null);
    return new Response('{"access_token":"new","refresh_token":"r2","expires_in":900}', { status: 200 });
  });
  expect(await renew('old')).toEqual({ outcome: 'refused' });
  expect(storedTokens()).toBeNull();
  expect(told).toEqual(['access-token r1', 'sign-out r2']);
});
