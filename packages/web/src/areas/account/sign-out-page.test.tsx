import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTick, keepTick } from '../../core/offline/waiting-ticks.ts';
import { beginSession, endSession, sessionState } from '../../core/session/session.ts';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { storedTokens, storeTokens } from '../../storage/tokens.ts';
import { Component as SignOutPage } from './sign-out-page.tsx';

const tick = { of: 'EventInstance', id: '7', title: 'Budsjett', activity: '7', path: '/', version: 1 } as const;

beforeEach(() => {
  fakeStorage();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
  beginSession();
});
afterEach(() => {
  act(() => {
    forgetTick(tick);
    endSession();
  });
  vi.unstubAllGlobals();
});

test('ticks that wait for a network would be lost: one is asked first, and may stay', async () => {
  keepTick({ ...tick, isDone: true });
  const server = restServer({ '/auth/sign-out': () => ({}) });
  const page = await onPage(<SignOutPage />);
  expect(page.names('h1')[0]).toContain('1');
  expect(page.names('a').length, 'the way to stay').toBe(1);
  expect([sessionState(), storedTokens()?.refresh_token]).toEqual(['signedIn', 'r']);
  expect(server.sentTo('/auth/sign-out')).toEqual([]);
});

test('who is sure is signed out although something waits', async () => {
  keepTick({ ...tick, isDone: true });
  const server = restServer({ '/auth/sign-out': () => ({}) });
  const page = await onPage(<SignOutPage />);
  await page.press('button', page.names('button')[0]!);
  expect(server.sentTo('/auth/sign-out')).toEqual([{ token: 'r' }]);
  expect(storedTokens()).toBeNull();
});

test('the server hears of it, and this browser forgets the session', async () => {
  const server = restServer({ '/auth/sign-out': () => ({}) });
  const page = await onPage(<SignOutPage />);
  expect(server.sentTo('/auth/sign-out')).toEqual([{ token: 'r' }]);
  expect([sessionState(), storedTokens()]).toEqual(['signedOut', null]);
  expect(page.names('h1')).toEqual(['Loggar ut …']);
});

test('the final step comes a second later: it says that one is out, and leads back', async () => {
  restServer({ '/auth/sign-out': () => ({}) });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const page = await onPage(<SignOutPage />);
  expect(page.names('h1')).toEqual(['Loggar ut …']);
  const [finalStep] = timers.mock.calls.find(([, after]) => after === 1_000)!;
  timers.mockRestore();
  await page.perform(finalStep as () => void);
  expect(page.names('h1')).toEqual(['Du er logga ut']);
  expect(page.find('a', 'Til innlogginga').getAttribute('href')).toBe('/login');
});

test('without a network one is signed out here all the same', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await onPage(<SignOutPage />);
  expect([sessionState(), storedTokens()]).toEqual(['signedOut', null]);
});

test('who was not signed in reads at once that they are out, and nothing is sent', async () => {
  endSession();
  const server = restServer({});
  const page = await onPage(<SignOutPage />);
  expect(page.names('h1')).toEqual(['Du er logga ut']);
  expect(page.find('a', 'Til innlogginga').getAttribute('href')).toBe('/login');
  expect(server.sentTo('/auth/sign-out')).toEqual([]);
});
