import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { faultsOfStops, tabTo } from '../keyboard.ts';
import { mailedPin } from '../mail.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** Ola ticks an activity that he may write, without a mouse, from the first page on; on the way he walks the wheel by keyboard. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const email = 'ola@fjordvik.example';
const wheel = 'HMS, arbeidsmiljø og personal';

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Ola signs in, finds a year wheel, walks its months, and ticks, by keyboard alone', async () => {
    const ola = await visit(browser, look);
    await signInByKeyboard(ola);
    await findWheel(ola);
    await walkMonths(ola);
    await tick(ola);
    await ola.context.close();
  });

  it('the same wheel fits a window at 400 % zoom, and forced colours', async () => {
    const ola = await visit(browser, look, { width: 320, height: 256 });
    await ola.page.emulateMedia({ forcedColors: 'active' });
    await signIn(ola, email);
    await ola.step('the year wheels, at 400 %', () => ola.page.goto('/app/calendar?sort=0'));
    await ola.step('one of them, at 400 %', async () => {
      await ola.page.getByRole('link', { name: wheel }).click();
      await ola.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await ola.context.close();
  });

  it('on the narrowest phone, no tooltip widens the page and no button covers what has the focus', async () => {
    const kari = await visit(browser, look, { width: 320, height: 640 });
    await signIn(kari, 'kari@fjordvik.example');
    const faults: string[] = [];
    for (const path of ['/calendar?sort=0', '/topic/create', '/calendar/rollover']) {
      await kari.step(path, async () => {
        await kari.page.goto(`/app${path}`);
        await kari.page.getByRole('heading', { level: 1 }).waitFor();
      });
      faults.push(...(await faultsOfStops(kari.page)));
    }
    expect(faults).toEqual([]);
    await kari.context.close();
  });

  it.each([1_280, 768, 360])('pages hold text twice as large, %i px wide, and no title is cut', async (width) => {
    const large = await launch({ textSize: 32 });
    const ola = await visit(large, look, { width, isNarrowed: false });
    await signIn(ola, email);
    await ola.step('the year wheels', () => ola.page.goto('/app/calendar?sort=0'));
    const titles = ola.page.getByRole('main').getByRole('heading', { level: 2 });
    for (const title of await titles.all())
      expect(await title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(4);
    await ola.step('one of them', async () => {
      await ola.page.getByRole('link', { name: wheel }).click();
      await ola.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await ola.step('the form of a new activity', async () => {
      await ola.button('event.new').first().click();
      await ola.page.getByRole('dialog').getByLabel(ola.text('field.title'), { exact: true }).waitFor();
    });
    await ola.step('his year', () => ola.page.goto('/app/annual-cycle/my'));
    await ola.step('the form of a new year wheel', async () => {
      await ola.page.goto(`${new URL(ola.page.url()).pathname}/create`);
      await ola.field('field.title').waitFor();
    });
    await ola.step('what he has to do', () => ola.page.goto('/app/home/tasks/mine'));
    await ola.step('the cases of his municipality', () => ola.page.goto('/app/action-value/cases'));
    await ola.step('the grants', () => ola.page.goto('/app/action-value/list'));
    await ola.step('the first of them', async () => {
      await ola.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await ola.page.waitForURL(/action-value\/.*\d/);
    });
    const words = ola.page.getByText(ola.text('search.open'), { exact: true });
    expect(await words.evaluate((it) => it.scrollWidth > it.clientWidth && it.clientWidth > 1)).toBe(false);
    // The longest words of these pages are Norwegian.
    const nynorsk = { ...look, locale: 'nn' } as const;
    const kari = await visit(large, nynorsk, { width, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await kari.step('next year, from this one', async () => {
      await kari.page.goto('/app/calendar/rollover');
      await kari.page.getByRole('rowheader').first().waitFor();
    });
    const astrid = await visit(large, nynorsk, { width, isNarrowed: false });
    await signIn(astrid, 'astrid@fjordvik.example');
    await astrid.step('holidays and days that are closed', () => astrid.page.goto('/app/admin/days'));
    await large.close();
  });
});

async function signInByKeyboard({ page, step, text }: Visitor): Promise<void> {
  await page.goto(`${samspel().url}/app/login`);
  await page.getByLabel(text('account.email'), { exact: true }).waitFor();
  await tabTo(page, text('account.email'));
  await page.keyboard.type(email);
  const asked = Date.now();
  await page.keyboard.press('Enter');
  await page.getByLabel(text('account.pin'), { exact: true }).waitFor();
  await step('signed in', async () => {
    await page.keyboard.type(await mailedPin(email, asked));
    await page.waitForURL('**/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
}

async function findWheel({ page, step, text }: Visitor): Promise<void> {
  await tabTo(page, new RegExp(`^${text('calendar.explore')}`));
  await page.keyboard.press('Enter');
  await page.getByLabel(text('subject.list.sort')).waitFor();
  await tabTo(page, text('subject.list.sort'));
  await page.keyboard.type(text('subject.sort.TITLE'));
  await page.getByRole('link', { name: wheel }).waitFor();
  await tabTo(page, new RegExp(`^${wheel}`));
  await step('the year wheel', async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    await page.getByRole('grid').or(page.getByRole('application')).first().waitFor();
  });
}

async function walkMonths({ page, step }: Visitor): Promise<void> {
  const grid = page.getByRole('grid').first();
  await grid.locator('[tabindex="0"]').first().focus();
  const said = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  const first = await said();
  await page.keyboard.press('ArrowRight');
  expect(await said()).not.toBe(first);
  await step('another month chosen', () => page.keyboard.press('Enter'));
  const isChosen = () => page.evaluate(() => document.activeElement?.getAttribute('aria-selected'));
  await expect.poll(isChosen).toBe('true');
  // The first press closes the card, the second clears the selection.
  const card = page.locator('.wheel-card');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(isChosen).toBe('false');
}

async function tick({ page, step, text }: Visitor): Promise<void> {
  const open = page.getByRole('checkbox', { checked: false, disabled: false });
  await open.first().waitFor();
  const name = (await open.first().getAttribute('aria-label'))!;
  await open
    .first()
    .evaluate((box) =>
      (
        box.parentElement!.previousElementSibling?.querySelector('button') ??
        document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      )?.focus(),
    );
  await tabTo(page, name);
  await step('ticked', async () => {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: text('event.toNote') }).waitFor();
  });
  await step('taken back', async () => {
    await tabTo(page, text('button.undo'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('event.toNote') }).waitFor({ state: 'detached' });
  });
}
