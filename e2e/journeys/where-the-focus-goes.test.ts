import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** The focus is where a person without a screen expects it: back after a window, on the first fault; and no key loses what is written. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheel = 'HMS, arbeidsmiljø og personal';

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Kari opens windows, forgets a title, presses Escape again and again, and never loses her place', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example', '/calendar?sort=0');
    await kari.step('a year wheel', async () => {
      await kari.page.getByRole('link', { name: wheel }).click();
      await kari.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await leaveMenu(kari);
    await returnFromWindow(kari);
    await forgetTitle(kari);
    await pressEscapeAgain(kari);
    await leaveTooltip(kari);
    await editInPanel(kari);
    await zoomIn(kari);
    await kari.context.close();
  });
});

/** Returns the name of the focused element, or its tag if it has no name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement).labels?.[0]?.textContent;
    return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent;
  });
const press = (page: Page, key: string) => page.keyboard.press(key);

/** A menu that the focus has left does not stay over what comes next. */
async function leaveMenu({ page, button, text }: Visitor): Promise<void> {
  const entry = page.getByRole('button', { name: text('history.title'), exact: true });
  await button('subject.more').press('Enter');
  await entry.focus();
  await press(page, 'Shift+Tab');
  await button('button.share').focus();
  await entry.waitFor({ state: 'hidden' });
}

async function returnFromWindow({ page, step, button, text }: Visitor): Promise<void> {
  await button('subject.more').press('Enter');
  await step('a window opened from a menu', async () => {
    await page.getByRole('button', { name: text('copy.menu'), exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
  });
  await press(page, 'Escape');
  await expect.poll(() => focused(page)).toBe(text('subject.more'));
}

async function forgetTitle({ page, step, button, text }: Visitor): Promise<void> {
  await button('event.new').press('Enter');
  const title = page.getByRole('dialog').getByLabel(text('field.title'), { exact: true });
  await title.waitFor();
  await step('an activity without a title', () => button('button.save').press('Enter'));
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      title.evaluate((field) =>
        field
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
    )
    .toContain(text('refusal.input.required', { field: text('field.title'), name: 'title' }));
}

/** A browser closes a window at the second Escape, even if the page asks first; ours asks each time. */
async function pressEscapeAgain({ page, text }: Visitor): Promise<void> {
  const title = page.getByRole('dialog').getByLabel(text('field.title'), { exact: true });
  const question = page.getByText(text('form.discard'), { exact: true });
  await title.fill('Vernerunde');
  for (let time = 0; time < 3; time += 1) {
    await press(page, 'Escape');
    await question.waitFor();
    await press(page, 'Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
    await expect.poll(() => title.inputValue()).toBe('Vernerunde');
  }
  await press(page, 'Escape');
  await page.getByRole('button', { name: text('button.discard'), exact: true }).press('Enter');
  await expect.poll(() => focused(page)).toBe(text('event.new'));
}

/** Escape hides the tooltip of the focused button, and only the next press closes the panel around it. */
async function leaveTooltip({ page, step, text }: Visitor): Promise<void> {
  await page.goto('/app/home');
  await page.locator('main a[href*="activity="]').first().press('Enter');
  const panel = page.getByRole('dialog');
  const tooltip = page.locator('.ds-tooltip');
  await step('a button that is only an icon says its name', async () => {
    await panel.getByRole('checkbox', { name: text('event.done') }).focus();
    await press(page, 'Tab');
    await tooltip.waitFor();
  });
  await press(page, 'Escape');
  await tooltip.waitFor({ state: 'hidden' });
  await expect.poll(() => panel.count()).toBe(1);
  await press(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
}

/** The button that opens the form is gone with its surroundings: the title of the form then has the focus. */
async function editInPanel({ page, step, text }: Visitor): Promise<void> {
  await page.goto('/app/home');
  await page.locator('main a[href*="activity="]').first().press('Enter');
  const panel = page.getByRole('dialog');
  await step('the form of an activity', async () => {
    await panel
      .getByRole('button', { name: text('button.edit'), exact: true })
      .first()
      .press('Enter');
    await panel.getByLabel(text('field.title'), { exact: true }).waitFor();
  });
  await expect.poll(() => focused(page)).toBe(text('event.edit'));
}

/** A panel beside the page covers it when the page is zoomed: nothing behind it has the focus, and Escape closes what is on top of it first. */
async function zoomIn({ page, step, text }: Visitor): Promise<void> {
  const size = page.viewportSize()!;
  await page.goto('/app/home');
  await page.locator('main a[href*="activity="]').first().press('Enter');
  const panel = page.getByRole('dialog').first();
  await panel.getByRole('checkbox', { name: text('event.done') }).waitFor();
  await page.getByRole('tab', { selected: true }).focus();
  await page.setViewportSize({ width: 320, height: size.height });
  const isInside = () => page.evaluate(() => document.querySelector('dialog[open]')!.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let stop = 0; stop < 40; stop += 1) {
    await press(page, 'Tab');
    const isCovered = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !document.querySelector('dialog[open]')!.contains(activeElement);
    });
    expect(isCovered).toBe(false);
  }
  await step('a question on top of the panel', async () => {
    await panel.getByRole('button', { name: text('event.delete'), exact: true }).press('Enter');
    await page.locator('dialog:modal').waitFor();
  });
  await press(page, 'Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
  await expect.poll(() => panel.count()).toBe(1);
  await page.setViewportSize(size);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  await press(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
}
