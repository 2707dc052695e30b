import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestFile, pageSizes } from './page-size.ts';

/** The most JavaScript that a page may read first, in Brotli: what it was when it was last made smaller, and a little more. */
const most: Readonly<Record<string, { files: number; kilobytes: number }>> = {
  '/login': { files: 12, kilobytes: 139 },
  '/home': { files: 14, kilobytes: 183 },
  'the list of year wheels': { files: 19, kilobytes: 230 },
  'a wheel page, before the editor': { files: 23, kilobytes: 279 },
  'my year': { files: 24, kilobytes: 286 },
  'a discussion with its answers': { files: 34, kilobytes: 259 },
  'a shared page': { files: 3, kilobytes: 110 },
};

test.runIf(existsSync(manifestFile))('no page reads more JavaScript before it can be used than it did', async () => {
  for (const { what, files, bytes } of await pageSizes()) {
    const { files: mostFiles, kilobytes } = most[what]!;
    expect([what, files <= mostFiles || files, bytes <= kilobytes * 1_000 || bytes]).toEqual([what, true, true]);
  }
});
