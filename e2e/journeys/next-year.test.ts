import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A person carries a year wheel into the next year on a phone: looks over the days, changes some, leaves one out, applies, and takes it back. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();
const titles = ['Fyrste frist', 'Andre frist', 'Tredje frist'];

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari prepares next year, at 360 pixels, and takes it back', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, 'kari@fjordvik.example');
    await openPage(kari);
    await lookOver(kari);
    await applyAndUndo(kari);
    await kari.context.close();
  });
});

const row = ({ page }: Visitor, title: string): Locator => page.locator('tbody tr', { hasText: title });

/** The row of an activity that will not be made: it is left out, or there already. */
const leftOut = ({ page }: Visitor, title: string): Locator => page.locator('tbody tr[data-left]', { hasText: title });

/** Makes a year wheel with three activities, and comes to the page by its menu. */
async function openPage(kari: Visitor): Promise<void> {
  const { page, step, button, text } = kari;
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Eit år til', color: '#a03030' } },
  );
  const purpose = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kvifor' }] }],
  });
  for (const [at, title] of titles.entries()) {
    const startDate = `${year}-0${at + 2}-12`;
    await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
      input: { calendar: wheel.id, title, description: purpose, startDate },
    });
  }
  await step('the year wheel', async () => {
    await page.goto(`/app/calendar/${wheel.uri}`);
    await button('subject.more').waitFor();
  });
  await step('the page that prepares next year', async () => {
    await button('subject.more').click();
    await page.getByText(text('rollover.next'), { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: text('rollover.title', { year: String(year + 1) }) }).waitFor();
    await row(kari, titles[2]!).waitFor();
  });
}

async function lookOver(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('another rule, chosen by keyboard', async () => {
    const rule = row(kari, titles[0]!).getByRole('combobox');
    await rule.focus();
    await rule.selectOption('SAME_DATE');
    await expect.poll(() => rule.inputValue()).toBe('SAME_DATE');
  });
  await step('a day of one’s own', async () => {
    await row(kari, titles[1]!).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('textbox').first();
    await day.fill(`${year + 1}-03-17`);
    await day.blur();
    await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
    await row(kari, titles[1]!).getByText(text('rollover.reason.own')).waitFor();
  });
  await step('one is left out, with those that are chosen', async () => {
    await row(kari, titles[2]!).getByRole('checkbox').check();
    await page.getByText(text('rollover.chosen', { count: 1 })).waitFor();
    await page.getByLabel(text('rollover.chosen.rule')).selectOption('LEAVE_OUT');
    await leftOut(kari, titles[2]!).waitFor();
  });
}

async function applyAndUndo(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('two activities are ready', async () => {
    await page.getByRole('button', { name: text('rollover.apply', { count: 2 }) }).click();
    await page.getByText(text('rollover.done', { count: 2, year: String(year + 1) })).waitFor();
    await leftOut(kari, titles[0]!).waitFor();
  });
  await step('all of it taken back', async () => {
    await page.getByRole('button', { name: text('rollover.undo'), exact: true }).click();
    await page.getByText(text('rollover.undone', { count: 2 })).waitFor();
  });
}
