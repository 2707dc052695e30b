import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium, type ChromiumLender, lendChromium } from '../e2e/lend-chromium.ts';

/** The files of journeys of a worker share a Chromium, and none leaves anything to the next. */
let lender: ChromiumLender;
beforeAll(async () => {
  lender = await lendChromium();
});
afterAll(() => lender.close());

/** Returns the addresses of all that is open in a Chromium. */
const pagesIn = async (browser: Browser): Promise<string[]> => {
  const tools = await browser.newBrowserCDPSession();
  const { targetInfos } = await tools.send('Target.getTargets');
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
};

/** Returns the process of a Chromium. */
const processOf = async (browser: Browser): Promise<number> => {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')!.id;
};

it('what a file leaves open closes with its connection, and the next file has the same Chromium', async () => {
  const first = await borrowChromium(lender.url);
  const page = await first.newPage();
  await page.goto('data:text/html,left open');
  expect(await pagesIn(first)).toContain('data:text/html,left open');
  const itsProcess = await processOf(first);
  await first.close();

  const next = await borrowChromium(lender.url);
  expect(await processOf(next)).toBe(itsProcess);
  expect(next.contexts()).toEqual([]);
  await expect.poll(() => pagesIn(next)).not.toContain('data:text/html,left open');
  await next.close();
});

it('one that crashed is started anew for the next file', async () => {
  const first = await borrowChromium(lender.url);
  const tools = await first.newBrowserCDPSession();
  const gone = new Promise((resolve) => first.once('disconnected', resolve));
  await tools.send('Browser.crash').catch(() => undefined);
  await gone;

  const next = await borrowChromium(lender.url);
  const page = await next.newPage();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await next.close();
});
