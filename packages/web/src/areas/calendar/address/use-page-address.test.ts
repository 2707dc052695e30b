import { expect, test } from 'vitest';
import { readYear } from './use-page-address.ts';

const today = '2026-11-21';

test.each([['2017'], ['2030'], ['i fjor'], ['2027.5'], [''], [null]])(
  '%s is no year to show: the current one is',
  (written) => {
    expect(readYear(written, today)).toBe(2026);
  },
);

test('the first and the last year that a wheel can show', () => {
  expect([readYear('2018', today), readYear('2029', today)]).toEqual([2018, 2029]);
});
