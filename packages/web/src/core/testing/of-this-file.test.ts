import { expect, test } from 'vitest';
import { callHeaders } from '../call-headers.ts';
import { isOfThisFile } from './of-this-file.ts';

test('what another file of tests has loaded is told from what this one has', () => {
  expect(isOfThisFile({ headers: callHeaders(null) })).toBe(true);
  expect(isOfThisFile({ headers: { ...callHeaders(null), 'x-samspel-client': 'another' } })).toBe(false);
  expect(isOfThisFile({})).toBe(true);
});
