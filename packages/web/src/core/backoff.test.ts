import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('the first retry comes after about half a second', () => {
  expect(backoff(1, 0)).toBe(375);
  expect(backoff(1, 0.5)).toBe(500);
  expect(backoff(1, 1)).toBe(625);
});

test('waits double', () => {
  expect([1, 2, 3, 4, 5].map((failures) => backoff(failures, 0.5))).toEqual([500, 1000, 2000, 4000, 8000]);
});

test('no wait grows beyond ten seconds, apart from chance', () => {
  expect(backoff(6, 0.5)).toBe(10_000);
  expect(backoff(60, 1)).toBe(12_500);
});
