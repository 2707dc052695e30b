import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** The year in an address is the one that is shown, for which new activities are made, and that remains when a dialog is closed. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear() + 1;
const windows = [
  [1280, 720],
  [1440, 780],
  [1440, 900],
  [1920, 970],
  [3840, 2160],
] as const;
const activity = 'Rullering av økonomiplanen';

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari makes a year wheel for next year, and its first activity is proposed in that year', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example', '/annual-cycle/my');
    const { page, step, text, field, button } = kari;
    await button('wheel.goToYear', { year: String(year) }).click();
    await button('wheel.goToYear', { year: String(year + 1) }).waitFor();
    await page.getByRole('link', { name: text('calendar.new'), exact: true }).click();
    await page.waitForURL(`**/create/${year}`);
    await field('field.title').fill('Økonomiplan');
    await button('calendarForm.save').click();
    await step('the form of its first activity proposes a day of that year', async () => {
      const proposed = page.getByRole('dialog').getByLabel(text('field.endDate'), { exact: true });
      await expect.poll(() => proposed.inputValue()).toContain(String(year));
    });
    await step('what is saved in the year after is shown there, and the wheel opens there from now on', async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text('field.title'), { exact: true }).fill(activity);
      await dialog.getByLabel(text('field.startDate'), { exact: true }).fill(`10.03.${year + 1}`);
      await dialog.getByLabel(text('field.endDate'), { exact: true }).fill(`10.03.${year + 1}`);
      await dialog.getByLabel(text('field.purpose')).first().click();
      await page.keyboard.type('Lovpålagt');
      await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: activity, exact: true }).first().waitFor();
    });
    await page.goto(new URL(page.url()).pathname);
    await page.getByRole('button', { name: activity, exact: true }).first().waitFor();
    await button('wheel.goToYear', { year: String(year) }).waitFor();
    await kari.context.close();
  });

  it('the whole wheel is in sight when the page has opened, with its list beside it, however high the window', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example', '/annual-cycle/my');
    const { page } = kari;
    const wheel = page.locator('svg.wheel-drawing');
    for (const way of ['my year', 'one year wheel']) {
      if (way === 'one year wheel') await page.locator('.wheel-legend').getByRole('link').first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.reload();
        await wheel.waitFor();
        const message = `${way}, ${width} × ${height}`;
        const [drawing, list] = [wheel, page.locator('[data-activity]').first()].map((it) => () => it.boundingBox());
        const places = async () => {
          const [at, beside] = [(await drawing!())!, (await list!())!];
          return {
            isInSight: at.y > 0 && at.y + at.height <= height,
            isBeside: beside.x > at.x + at.width,
            isLarge: (height !== 900 || at.width >= 720) && (height !== 2160 || at.width >= 0.85 * height),
          };
        };
        await expect.poll(places, { message }).toEqual({ isInSight: true, isBeside: true, isLarge: true });
      }
    }
    await kari.context.close();
  });

  it('a year wheel of my year lights my year in the menu, where the others stand below it', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example', '/annual-cycle/my');
    const { page, text, step } = kari;
    const menu = page.getByRole('navigation', { name: text('shell.mainMenu') });
    const open = (title: string) => menu.locator('[aria-current="page"]', { hasText: title });
    const mine = menu.getByRole('link', { name: text('calendar.mine'), exact: true });
    await expect.poll(() => mine.getAttribute('aria-current')).toBe('page');
    const [first, second] = await page.locator('.wheel-legend').getByRole('link').allTextContents();
    await page.locator('.wheel-legend').getByRole('link').first().click();
    await step('the first is open', () => open(first!).waitFor());
    await expect.poll(() => mine.getAttribute('aria-current')).toBe('true');
    await menu.getByRole('link', { name: second!, exact: true }).press('Enter');
    await step('the second is open', () => open(second!).waitFor());
    await page.getByRole('heading', { level: 1, name: second! }).waitFor();
    await kari.context.close();
  });

  it('a link to an activity of next year opens it in its year, where it is still seen when it is closed', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    const { page, step, text, button } = kari;
    const link = await makeActivity(kari);
    await step('the activity, and behind it its year', async () => {
      await page.goto(`/app${link}`);
      await page.getByRole('dialog', { name: activity }).waitFor();
      await button('wheel.goToYear', { year: String(year + 1) }).waitFor();
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('button.close') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: activity, exact: true }).first().waitFor();
    await button('wheel.goToYear', { year: String(year - 1) }).waitFor();
    await kari.context.close();
  });
});

/** Makes an activity of next year; returns its address as feeds have it, which contains no year. */
async function makeActivity({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Økonomi, neste år', color: '#1f6f8b' } },
  );
  const input = {
    calendar: createCalendar.id,
    title: activity,
    description: JSON.stringify(richTextOf('Sjå planen')),
    startDate: `${year}-04-15`,
  };
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    { input },
  );
  return `/calendar/${createCalendar.id}?activity=${createEvent.instances.nodes[0]!.id}`;
}
