import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';
import { keepsLocal } from './local.ts';
import { storedTokens, storeTokens } from './tokens.ts';

const answer = { access_token: 'a1', refresh_token: 'r1', expires_in: 900 };

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => {
  fakeStorage();
  storeTokens(null);
});
afterEach(() => vi.unstubAllGlobals());

test('tokens that are kept are there for the next page', () => {
  expect(storeTokens(answer)).toBe(true);
  expect(storedTokens()).toMatchObject(answer);
  expect(keepsLocal()).toBe(true);
});

test('a browser that keeps nothing says so, and this tab goes on with what it got', () => {
  storeTokens(answer);
  vi.stubGlobal('localStorage', { ...localStorage, setItem: full });
  expect(keepsLocal()).toBe(false);
  expect(storeTokens({ ...answer, refresh_token: 'r2' })).toBe(false);
  expect(storedTokens()?.refresh_token).toBe('r2');
  storeTokens(null);
  expect(storedTokens()).toBeNull();
});
