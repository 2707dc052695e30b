import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** Waits until the browser has stored the whole app, and starts it from there. */
export async function keepsTheApp({ page }: Visitor): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
