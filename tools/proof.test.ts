import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { provedTests } from './proof.mjs';

test.each(provedTests)('all that $test stands on is there, and so is the test', ({ test, grounds }) => {
  expect([test, ...grounds].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(grounds).toContain(test);
});
