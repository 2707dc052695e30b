import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../../tools/chromium.mjs';
import type { Told, ToldLegend, ToldLine } from './stage/stage.tsx';

const root = new URL('stage/', import.meta.url).pathname;
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** A page with one wheel, or one timeline, and nothing else: no application, no server. */
export type WheelStage = {
  open: (options?: { width?: number; hasTouch?: boolean; moves?: boolean }) => Promise<Page>;
  close: () => Promise<void>;
};

export async function openWheelStage(): Promise<WheelStage> {
  const server: ViteDevServer = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false } });
  await server.listen();
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args });
  return {
    open: async ({ width = 760, hasTouch = false, moves = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        hasTouch,
        reducedMotion: moves ? 'no-preference' : 'reduce',
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      await page.goto(server.resolvedUrls!.local[0]!);
      await page.waitForFunction(() => 'draw' in window);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Draws a wheel on the page. `told` must be data only: functions cannot be passed into a page. */
export async function draw(page: Page, told: Told, isSame = false): Promise<void> {
  await page.evaluate(([wheel, same]) => window.draw(wheel, same), [told, isSame] as const);
}

/** Draws a timeline on the page. */
export async function drawLine(page: Page, told: ToldLine): Promise<void> {
  await page.evaluate((line) => window.drawLine(line), told);
}

/** Draws a legend on the page. */
export async function drawLegend(page: Page, told: ToldLegend): Promise<void> {
  await page.evaluate((legend) => window.drawLegend(legend), told);
}
