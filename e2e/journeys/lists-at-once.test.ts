import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { moreFilters } from '../more-filters.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Every list shows its first result at once, below one head and one row of filters; a phone has its bar at the bottom. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const lists = ['/calendar', '/topic', '/topic/list', '/forum', '/action-value/list'];
/** CSS pixels from the top of the window. */
const highest = { wide: 250, phone: 200 };

/** Opens a list, and returns where its first result begins. */
async function firstResult({ page, step }: Visitor, path: string): Promise<number> {
  const first = page.getByRole('main').locator('ul[aria-busy="false"] > li').first();
  await step(`the list at ${path}`, async () => {
    await page.goto(`/app${path}`);
    await first.waitFor();
  });
  return (await first.boundingBox())!.y;
}

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('the first result stands high on a wide screen, and the other filters are a press away', async () => {
    const kari = await visit(browser, look, { width: 1_440, height: 900 });
    await signIn(kari, 'kari@fjordvik.example', '/calendar');
    for (const path of lists) expect(await firstResult(kari, path), path).toBeLessThanOrEqual(highest.wide);
    const more = moreFilters(kari);
    await kari.step('more filters', async () => {
      await more.click();
      await kari.field('grant.filter.expired').waitFor();
    });
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
    await kari.context.close();
  });

  it('and on a phone, where a bar at the bottom leads to home, the year, a new activity, notifications and search', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740, isNarrowed: false });
    const { page, text, step } = kari;
    await signIn(kari, 'kari@fjordvik.example', '/calendar');
    for (const path of lists) expect(await firstResult(kari, path), path).toBeLessThanOrEqual(highest.phone);
    const bar = page.getByRole('navigation', { name: text('shell.bottomBar') });
    await step('home, by the bar', async () => {
      await bar.getByRole('link', { name: text('home.title') }).click();
      await page.getByRole('heading', { level: 2, name: text('calendar.unfinished') }).waitFor();
    });
    await expect
      .poll(() => bar.getByRole('link', { name: text('home.title') }).getAttribute('aria-current'))
      .toBe('page');
    for (const one of await bar.locator('a, button').all()) {
      const { width, height } = (await one.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const underTheBar = async () => {
      // What comes into sight gets its real height, and makes the page longer.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const lastRow = (await page.getByRole('main').locator('li').last().boundingBox())!;
      return lastRow.y + lastRow.height - (await bar.boundingBox())!.y;
    };
    await expect.poll(underTheBar, { message: 'pixels of the last row that the bar covers' }).toBeLessThanOrEqual(0);
    await step('the search, by the bar', async () => {
      await bar.getByRole('button', { name: text('shell.bar.search') }).click();
      await page.getByRole('dialog').waitFor();
    });
    await page.keyboard.press('Escape');
    await step('a new activity, by the bar', async () => {
      await bar.getByRole('link', { name: text('event.new') }).click();
      await page.getByRole('dialog', { name: text('event.new') }).waitFor();
    });
    await kari.context.close();
  });
});
