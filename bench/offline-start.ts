import { termsVersion } from '@samspel/domain/account/terms';
import { type BrowserContext, chromium } from 'playwright-core';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { findChromium } from '../tools/chromium.mjs';
import { ensureWebBuilt } from '../tools/web.mjs';
import { openBenchDatabase } from './database.ts';
import { answered, seedForum } from './forum-data.ts';
import { keepTokens, tokensOf } from './kept-tokens.ts';
import { reader } from './list-data.ts';
import { milliseconds, percentile, report } from './report.ts';

const starts = 9;

/** Measures the start of the app in a Chromium without a network, on the page that was open last: until its words are painted. */
export async function run(): Promise<void> {
  await ensureWebBuilt();
  const database = await openBenchDatabase();
  await seedForum(database.db, 1_000);
  await database.db.updateTable('person').set({ accepted_terms: termsVersion }).where('id', '=', reader).execute();
  const server = await startProcess({ DATABASE_URL: database.url });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const context = await browser.newContext({ baseURL: server.url });
  const tokens = await tokensOf(database.db, reader);
  await keepTokens(context, tokens);
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
  await browser.close();
  await server.stop();
  await database.close();
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
