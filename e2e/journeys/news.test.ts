import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launch, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Astrid writes news and publishes it; Kari reads it from her home page until Astrid withdraws it. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Astrid publishes news, Kari reads it, and a draft is nobody’s to see', async () => {
    const title = 'Samspel er stengt søndag kveld';
    const astrid = await visit(browser, look);
    const { page, step, button, text } = astrid;
    const titleIn = page.getByLabel(text('admin.news.titleIn', { language: text('shell.language.nn') }));
    const bodyIn = page.getByLabel(text('admin.news.bodyIn', { language: text('shell.language.nn') }));
    await signIn(astrid, 'astrid@fjordvik.example', '/admin/news');
    await step('the empty form', async () => {
      await page.getByRole('link', { name: text('admin.news.new') }).click();
      await titleIn.waitFor();
    });
    await step('a text is missing', async () => {
      await titleIn.fill(title);
      await button('button.publish').click();
      await page.locator('[aria-invalid="true"]').waitFor();
    });
    await bodyIn.click();
    await page.locator('[contenteditable="true"]').waitFor();
    await page.keyboard.type('Vi flyttar tenaren mellom klokka 20 og 22.');
    await step('a draft in the list', async () => {
      await button('button.saveDraft').click();
      await page.getByRole('listitem').filter({ hasText: title }).getByText(text('admin.news.DRAFT')).waitFor();
    });

    const kari = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, 'kari@fjordvik.example');
    const news = kari.page.getByRole('region', { name: kari.text('news.title') });
    await kari.step('home with the news of before', () => news.waitFor());
    await news.getByText(title).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: title }).click();
    await step('the draft again', () => titleIn.waitFor());
    await step('it is published', async () => {
      await button('button.publish').click();
      await page.getByRole('listitem').filter({ hasText: title }).getByText(text('admin.news.PUBLISHED')).waitFor();
    });

    await kari.page.reload();
    await kari.step('the news', async () => {
      await news.getByRole('link', { name: title }).click();
      await kari.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await kari.page.getByText('mellom klokka 20 og 22').waitFor();
    });
    await kari.step('all news', async () => {
      await kari.page.getByRole('link', { name: kari.text('news.title') }).click();
      await kari.page.getByRole('heading', { level: 2, name: title }).waitFor();
    });

    await page.getByRole('link', { name: title }).click();
    await button('admin.news.archive').click();
    await page.getByRole('listitem').filter({ hasText: title }).getByText(text('admin.news.ARCHIVED')).waitFor();
    await kari.page.reload();
    await kari.page.getByRole('heading', { level: 1, name: kari.text('news.title') }).waitFor();
    await kari.page.getByRole('heading', { level: 2, name: title }).waitFor({ state: 'detached' });
    await Promise.all([astrid.context.close(), kari.context.close()]);
  });
});
