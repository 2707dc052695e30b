import { expect, test } from 'vitest';
import { clockOf } from './use-stopwatch.ts';

test('a stopwatch shows minutes and seconds, and hours when there are any', () => {
  expect([0, 9, 65, 3_599, 3_600, 36_061].map(clockOf)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '59:59',
    '1:00:00',
    '10:01:01',
  ]);
});
