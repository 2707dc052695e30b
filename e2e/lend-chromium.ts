import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { sharedChromium } from './chromium.ts';

/** What lends each worker a Chromium. */
export type ChromiumLender = {
  /** Where a worker asks for the address of its Chromium, by its number. */
  url: string;
  /** Ends every Chromium. */
  close: () => Promise<void>;
};

/**
 * Lends each worker one Chromium for all its files, since starting one takes a second. It starts when the worker's first file asks for it, and anew when a
 * file asks after it crashed.
 */
export async function lendChromium(): Promise<ChromiumLender> {
  const lent = new Map<string, Promise<BrowserServer>>();
  const start = (worker: string) => {
    const started = sharedChromium();
    lent.set(worker, started);
    const forget = () => lent.delete(worker);
    started.then((one) => one.once('close', forget), forget);
    return started;
  };
  const server = createServer(async ({ url: worker = '' }, response) => {
    try {
      response.end((await (lent.get(worker) ?? start(worker))).wsEndpoint());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      for (const started of [...lent.values()]) await started.then((one) => one.close()).catch(() => undefined);
    },
  };
}

/** How often a worker asks for its Chromium anew, since one that has crashed is noticed a moment later, and the milliseconds between. */
const [tries, pause] = [20, 250];

/** Connects to the Chromium of this worker; closing it closes only what this connection has opened. @throws if Chromium does not start */
export async function borrowChromium(lender: string): Promise<Browser> {
  for (let left = tries; ; left--) {
    const answer = await fetch(new URL(process.env.VITEST_POOL_ID ?? '', lender));
    const said = await answer.text();
    if (!answer.ok) throw new Error(`Chromium does not start: ${said}`);
    try {
      return await connected(said);
    } catch (error) {
      if (left === 1) throw error;
      await setTimeout(pause);
    }
  }
}

/** @throws if no Chromium answers there */
async function connected(address: string): Promise<Browser> {
  const browser = await chromium.connect(address);
  try {
    const tools = await browser.newBrowserCDPSession();
    await tools.send('Browser.getVersion');
    await tools.detach();
    return browser;
  } catch (error) {
    await browser.close();
    throw error;
  }
}
