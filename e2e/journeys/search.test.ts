import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** Kari finds what she has made, only by keyboard; Per, who may not know of it, finds none of it (product/shell#search). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari opens an activity by Ctrl+K, finds it again as last opened, and changes the theme from there', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await makeHidden(kari);
    const { page, step, text } = kari;
    await step('the search, before anything is typed', () => openSearch(kari));
    await page.keyboard.type('s');
    await page.getByText(text('search.tooShort')).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('plyndring');
    await step('a compound found by its last part', () => option(kari, /Snøggplyndring/).waitFor());
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('option', { selected: true }).innerText()).toContain('Snøggplyndring');
    await step('the activity that she chose', async () => {
      await page.keyboard.press('Enter');
      await page.waitForURL(/activity=\d+/);
      await page.getByRole('dialog').getByText('Snøggplyndring').first().waitFor();
    });
    await page.goto('/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await step('what she opened last', async () => {
      await openSearch(kari);
      await option(kari, /Snøggplyndring/).waitFor();
    });
    const other = text(look.theme === 'light' ? 'shell.theme.dark' : 'shell.theme.light');
    await page.keyboard.type(other.slice(0, 4));
    await option(kari, new RegExp(other)).waitFor();
    await untilQuiet(page); // what else has these letters
    await page.keyboard.press('ArrowUp');
    await step('the other theme', async () => {
      await page.keyboard.press('Enter');
      await page.locator(`html[data-color-scheme=${look.theme === 'light' ? 'dark' : 'light'}]`).waitFor();
    });
    await openSearch(kari);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
    await kari.context.close();
  });

  it('Per finds nothing of what Kari has hidden, by no word of it, nor by one that is mistyped; Kari finds all of it', async () => {
    const kari = await visit(browser, look);
    const per = await visit(browser, look, { width: 360, height: 780, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await makeHidden(kari);
    await signIn(per, 'per@lundvik.example');
    for (const query of ['Gaupehiet', 'Snøggplyndring', 'kvernkall', 'gaupheiet']) {
      const path = `/app/search?q=${encodeURIComponent(query)}`;
      await per.step(`Per searches for ${query}`, async () => {
        await per.page.goto(path);
        await per.page.getByRole('heading', { name: per.text('search.nothing', { query }) }).waitFor();
      });
      await kari.step(`Kari searches for ${query}`, async () => {
        await kari.page.goto(path);
        await kari.page.getByRole('main').getByRole('link').first().waitFor();
      });
    }
    await Promise.all([kari.context.close(), per.context.close()]);
  });
});

const option = ({ page }: Visitor, name: RegExp): Locator => page.getByRole('option', { name }).first();

async function openSearch({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.getByRole('option').first().waitFor();
}

/** Makes a year wheel that only Kari may know of, with an activity. */
async function makeHidden({ page }: Visitor): Promise<void> {
  const hidden = { isPrivate: true, visibility: 'PRIVATE' };
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Gaupehiet', color: '#1f6f8b', access: hidden } },
  );
  const description = JSON.stringify(richTextOf('Ta med kvernkall'));
  const input = { calendar: createCalendar.id, title: 'Snøggplyndring', description, startDate: '2027-03-01' };
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', { input });
}
