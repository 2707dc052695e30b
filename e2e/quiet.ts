import type { Page, Request } from 'playwright-core';

/** Milliseconds without a running request after which a page has requested all that it shows. */
const rest = 300;

/** Milliseconds between two looks: each costs the page and the browser some work of their own. */
const between = 50;

const underWay = new WeakMap<Page, Set<Request>>();

/** The address that pages ask whether the server is there. They read no word of the answer, so to a browser it is never finished. */
const ping = '/api';

/** Counts the requests of a page from now on, for `untilQuiet`; not those to an address that ends so, which nobody answers. */
export function countRequests(page: Page, { except = ping }: { except?: string } = {}): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    if (![ping, except].some((end) => request.url().endsWith(end))) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  // A page does not read the rest of an answer that refuses, so it is never finished.
  page.on('response', (response) => response.status() >= 400 && open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until no request runs and nothing on the page is marked as loading, for at most twenty seconds: a page that never rests is checked all the same.
 */
export async function untilQuiet(page: Page): Promise<void> {
  if (!underWay.has(page)) countRequests(page);
  const open = underWay.get(page)!;
  const until = Date.now() + 20_000;
  let since = Number.POSITIVE_INFINITY;
  while (Date.now() < until) {
    const isQuiet = open.size === 0 && !(await isComing(page));
    since = isQuiet ? Math.min(since, Date.now()) : Number.POSITIVE_INFINITY;
    if (Date.now() - since >= rest) return;
    await page.waitForTimeout(between);
  }
}

/** Returns whether the page is still being made: it has no heading of its own yet, a part of it is marked as loading, or it is being left for another. */
const isComing = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => !document.querySelector('h1') || document.querySelector('[aria-busy="true"]') !== null)
    .catch(() => true);
