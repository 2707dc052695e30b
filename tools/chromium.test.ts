import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'samspel-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a program at a path inside the folder. */
function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

describe('the browser of the journeys', () => {
  it('is refused when CHROMIUM names no program', () => {
    expect(() => findChromium({ CHROMIUM: join(folder, 'missing') })).toThrow(
      'CHROMIUM names no program that can be run.',
    );
  });

  it('is the one that CHROMIUM names, before the machine’s own', () => {
    const named = program('named', 'browser');
    program('bin', 'chromium');
    expect(findChromium({ CHROMIUM: named, PATH: join(folder, 'bin') })).toBe(named);
  });

  it('is the machine’s own, before Playwright’s', () => {
    const own = program('bin', 'chromium');
    program('playwright', 'chromium-1200', 'chrome-linux64', 'chrome');
    expect(findChromium({ PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') })).toBe(own);
  });

  it('is Playwright’s newest where the machine has none', () => {
    program('playwright', 'chromium-999', 'chrome-linux', 'chrome');
    const newest = program('playwright', 'chromium-1200', 'chrome-linux64', 'chrome');
    expect(findChromium({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') })).toBe(newest);
  });
});
