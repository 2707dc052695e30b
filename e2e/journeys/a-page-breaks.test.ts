import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A page whose code is broken: the menu stays, the page says what happened, and the menu leads on. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const broken = 'export function Component() { throw new Error("Knekt på midten"); }';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari opens a page that breaks, and goes on by the menu', async () => {
    const kari = await visit(browser, look);
    const { page, context, step, text } = kari;
    await page.route(/\/assets\/search-page-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await signIn(kari, 'kari@fjordvik.example', '/search?q=budsjett');
    await step('the page that broke', async () => {
      await page.getByRole('heading', { level: 1, name: text('shell.error.title') }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.getByText(text('button.moreInfo')).click();
      await page.getByText('Knekt på midten').first().waitFor();
    });
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    await step('on by the menu', async () => {
      await page
        .getByRole('link', { name: text('calendar.explore') })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: text('calendar.explore') }).waitFor();
    });
    await context.close();
  });

  it('Kari reads it anew by the button, without what the browser kept; so does who is not signed in', async () => {
    const kari = await visit(browser, look);
    const { page, text } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const breaks = /\/assets\/help-page-[^/]*\.js$/;
    await page.route(breaks, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
    await page.goto('/app/help');
    await page.getByRole('heading', { level: 1, name: text('shell.error.title') }).waitFor();
    const keptOf = () => page.evaluate(() => localStorage.getItem('samspel.answers'));
    await expect.poll(() => keptOf()).not.toBeNull();
    await page.unroute(breaks);
    await page.evaluate(() => localStorage.setItem('samspel.answers', 'marked'));
    await kari.button('button.reload').click();
    await page.getByRole('heading', { level: 1, name: text('about.help') }).waitFor();
    await expect.poll(() => keptOf()).not.toBe('marked');
    await kari.context.close();

    const nobody = await visit(browser, look);
    await nobody.page.route(breaks, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
    await nobody.step('the help that broke', async () => {
      await nobody.page.goto('/app/help');
      await nobody.page.getByRole('heading', { level: 1, name: text('shell.error.title') }).waitFor();
    });
    await nobody.page.getByRole('link', { name: text('shell.product') }).click();
    await nobody.page.getByRole('heading', { level: 1, name: text('account.login.title') }).waitFor();
    await nobody.context.close();
  });

  it('a browser that is too old says so above the page', async () => {
    const { page, context, step, text } = await visit(browser, look);
    await page.addInitScript(() => delete (Set.prototype as { union?: unknown }).union);
    await step('the login', async () => {
      await page.goto('/app/login');
      await page.getByRole('heading', { level: 1, name: text('account.login.title') }).waitFor();
      await page
        .getByRole('alert')
        .filter({ hasText: /Edge, Chrome, Firefox/ })
        .waitFor();
    });
    await step('what Samspel is', async () => {
      await page.goto('/app/about');
      await page
        .getByRole('link', { name: text('terms.title') })
        .first()
        .waitFor();
    });
    await context.close();
  });
});
