import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { COMPILE_AHEAD } from '../../packages/web/vite.compile-ahead.ts';
import { startChromium } from '../chromium.ts';

const pages = new URL('pages/', import.meta.url).pathname;
const contenders = ['wheel', 'timeline', 'fullcalendar', 'bare'] as const;
/** The browser gives parts of a millisecond only to a page that shares its process with no other. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
const unheld = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export type Contender = (typeof contenders)[number];

/** A real Chromium without a graphics card. */
export type Stage = {
  /** Opens a fresh page, with its scripts loaded and nothing drawn yet. */
  open: (contender: Contender, count: number) => Promise<Page>;
  version: string;
  close: () => Promise<void>;
};

/** Builds the pages as for production and serves them; returns their address. */
export async function servePages(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'samspel-bench-wheel-'));
  const input = contenders.map((name) => join(pages, `${name}.html`));
  const output = { postBanner: COMPILE_AHEAD };
  await build({ root: pages, logLevel: 'error', build: { outDir, rolldownOptions: { input, output } } });
  const server = await preview({ root: pages, logLevel: 'error', build: { outDir }, preview: { port: 0, headers } });
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { url: server.resolvedUrls!.local[0]!, close };
}

/**
 * Opens a real Chromium.
 * @param isHeld whether frames wait for the next sixtieth of a second, as on a screen; otherwise they come as soon as they are ready
 */
export async function openStage(url: string, isHeld = true): Promise<Stage> {
  const browser = await startChromium(isHeld ? [] : unheld);
  return {
    version: browser.version(),
    open: async (contender, count) => {
      const page = await browser.newPage({ viewport: { width: 1_280, height: 960 }, reducedMotion: 'reduce' });
      const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
      await page.goto(`${url}${contender}.html?count=${count}`);
      await Promise.race([failed, page.waitForFunction(() => 'bench' in window)]);
      return page;
    },
    close: () => browser.close(),
  };
}
