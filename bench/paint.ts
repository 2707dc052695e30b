import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { type ForumApp, openForumApp } from './forum-app.ts';
import { answered } from './forum-data.ts';
import { keepTokens } from './kept-tokens.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';

const visits = 9;
const restedClicks = 5;
const restSeconds = 15;
/** A cheap phone on a poor line: a processor four times slower, and 1.6 Mbit/s with a round trip of 150 ms. */
const poor = { rate: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The milliseconds of a visit: until words of the page were painted, and how long scripts ran until then. */
type Visit = { words: number; scripts: number };

/**
 * Measures pages in a real Chromium, each visit the first one: the page of a discussion with 5 and 500 answers, the same opened from the list when the
 * server has rested, and home on a poor line.
 */
export async function run(): Promise<void> {
  const app = await openForumApp();
  const open = await opening(app);
  const page = (id: number) => open(`/forum/public/x-${id}`, 'article', {});
  const [few, many] = [await page(answered.few), await page(answered.many)];
  report(`The page of a discussion in Chromium, the first visit, the median of ${visits}`, [
    compared('with 500 answers, until the first is painted', many.words, few.words),
    compared('with 500 answers, scripts until then', many.scripts, few.scripts),
  ]);
  const clicks = await afterRest(app);
  report(`A discussion opened from the list after ${restSeconds} s of rest, each time by another browser`, [
    {
      what: 'from the press until its first answer is painted',
      figure: `median ${milliseconds(percentile(clicks, 0.5))}, the slowest ${milliseconds(Math.max(...clicks))}`,
      aim: '400 ms',
    },
  ]);
  const [good, slow] = [await open('/home', 'h1', {}), await open('/home', 'h1', { isPoor: true })];
  report(`Home in Chromium, the first visit, the median of ${visits}`, [
    { what: 'until its heading is painted', figure: milliseconds(good.words) },
    {
      what: 'at a 4× slower processor and 1.6 Mbit/s',
      figure: milliseconds(slow.words),
      against: `${milliseconds(good.words)} without`,
      ratio: slow.words / good.words,
    },
  ]);
  await app.close();
}

const compared = (what: string, many: number, few: number): Measure => ({
  what,
  figure: milliseconds(many),
  against: `${milliseconds(few)} with 5`,
  ratio: many / few,
});

/** Makes the function that visits a page of the app often, as a signed-in person, and returns the median. */
async function opening({ browser, url, signIn }: ForumApp) {
  const tokens = await signIn();
  return async (path: string, selector: string, { isPoor = false }): Promise<Visit> => {
    const seen: Visit[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
      await keepTokens(context, tokens);
      seen.push(await visitOnce(context, `/app${path}`, selector, isPoor));
      await context.close();
    }
    return {
      words: percentile(
        seen.map(({ words }) => words),
        0.5,
      ),
      scripts: percentile(
        seen.map(({ scripts }) => scripts),
        0.5,
      ),
    };
  };
}

/** Returns how many milliseconds each press takes on a discussion in the list, when neither browser nor server has done anything for a while. */
async function afterRest({ browser, url, signIn }: ForumApp): Promise<number[]> {
  const tokens = await signIn();
  const times: number[] = [];
  for (let click = 0; click < restedClicks; click += 1) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    await keepTokens(context, tokens);
    const page = await context.newPage();
    await page.goto('/app/forum/public');
    const discussion = page.locator('main a[href*="/forum/public/"]:not([href*="/create"])').nth(click);
    await discussion.waitFor();
    await sleep(restSeconds * 1_000);
    times.push(
      await discussion.evaluate(
        (link: HTMLElement) =>
          new Promise<number>((done) => {
            const pressed = performance.now();
            link.click();
            const look = () =>
              document.querySelector('main article')
                ? setTimeout(() => done(performance.now() - pressed))
                : requestAnimationFrame(look);
            look();
          }),
      ),
    );
    await context.close();
  }
  return times;
}

async function visitOnce(context: BrowserContext, path: string, selector: string, isPoor: boolean): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (isPoor) {
    const { rate, ...line } = poor;
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  const words = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  );
  const { metrics } = await session.send('Performance.getMetrics');
  const scripts = 1_000 * metrics.find(({ name }) => name === 'ScriptDuration')!.value;
  return { words, scripts };
}
