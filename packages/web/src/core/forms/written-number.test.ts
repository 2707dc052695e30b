import { expect, test } from 'vitest';
import { readWrittenNumber } from './written-number.ts';

test.each([
  ['2 000 000', 2_000_000],
  ['2\u00a0000\u202f000,-', 2_000_000],
  ['\u200b2.000.000\u200e', 2_000_000],
  ['-5\u2060', -5],
  ['\u200b ', null],
  ['to', Number.NaN],
])('%j is %s', (written, number) => expect(readWrittenNumber(written)).toBe(number));
