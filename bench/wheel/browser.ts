import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../tools/chromium.mjs';

const pages = new URL('pages/', import.meta.url).pathname;
/** The browser tells times to a millisecond part only to a page that shares its process with nobody. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const contenders = ['wheel', 'fullcalendar', 'bare'] as const;
export type Contender = (typeof contenders)[number];

/** The pages, built as for production, in one real Chromium without a graphics card. */
export type Stage = {
  /** A fresh page, its scripts loaded, nothing drawn yet. */
  open: (contender: Contender, count: number) => Promise<Page>;
  version: string;
  close: () => Promise<void>;
};

export async function openStage(): Promise<Stage> {
  const outDir = await mkdtemp(join(tmpdir(), 'samspel-bench-wheel-'));
  const input = contenders.map((name) => join(pages, `${name}.html`));
  await build({ root: pages, logLevel: 'error', build: { outDir, rolldownOptions: { input } } });
  const server = await preview({ root: pages, logLevel: 'error', build: { outDir }, preview: { port: 0, headers } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  return {
    version: browser.version(),
    open: async (contender, count) => {
      const page = await browser.newPage({ viewport: { width: 1_280, height: 960 }, reducedMotion: 'reduce' });
      const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
      await page.goto(`${server.resolvedUrls!.local[0]}${contender}.html?count=${count}`);
      await Promise.race([failed, page.waitForFunction(() => 'bench' in window)]);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
