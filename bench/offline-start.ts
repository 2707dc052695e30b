import type { BrowserContext } from 'playwright-core';
import { openForumApp } from './forum-app.ts';
import { answered } from './forum-data.ts';
import { keepTokens } from './kept-tokens.ts';
import { milliseconds, percentile, report } from './report.ts';

const starts = 9;

/** Measures the start of the app in a Chromium without a network, on the page that was open last: until its words are painted. */
export async function run(): Promise<void> {
  const { browser, url, signIn, close } = await openForumApp();
  const context = await browser.newContext({ baseURL: url });
  await keepTokens(context, await signIn());
  const pages = [
    ['home', '/app/home', 'h1'],
    ['a discussion with its answers', `/app/forum/public/x-${answered.few}`, 'article'],
  ] as const;
  await keepApp(
    context,
    pages.map(([, path, selector]) => [path, selector]),
  );
  const measures = [];
  for (const [what, path, selector] of pages) {
    const online = await median(context, path, selector);
    await context.setOffline(true);
    const offline = await median(context, path, selector);
    await context.setOffline(false);
    measures.push({
      what: `${what}, without a network`,
      figure: milliseconds(offline),
      against: `${milliseconds(online)} with one`,
      ratio: offline / online,
      aim: '1 s',
    });
  }
  report(`The app started anew in Chromium, until its words are painted, the median of ${starts}`, measures);
  await close();
}

/** Opens each page, until the browser has stored the app and the data of the pages. */
async function keepApp(context: BrowserContext, pages: readonly (readonly [path: string, selector: string])[]) {
  const page = await context.newPage();
  for (const round of [1, 2]) {
    for (const [path, selector] of pages) {
      await page.goto(path);
      await page.locator(selector).first().waitFor();
      if (round === 1) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
    }
  }
  await page.close();
}

async function median(context: BrowserContext, path: string, selector: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    times.push(
      await page.evaluate(
        () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
      ),
    );
    await page.close();
  }
  return percentile(times, 0.5);
}
