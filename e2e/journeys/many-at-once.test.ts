import { sayWrittenDay } from '@samspel/i18n/days';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/**
 * A person writes a list of activities, by keyboard and from the clipboard, and saves all of it at once (product/activities#activities-and-series).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari writes several activities without leaving the form, is told what is missing, saves and undoes', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await openForm(kari);
    await refuseNone(kari);
    await writeByKeyboard(kari);
    await paste(kari);
    await leave(kari);
    await fillIn(kari);
    await saveAndUndo(kari, wheel);
    await kari.context.close();
  });
});

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const row = (visitor: Visitor, number: number): Locator =>
  dialog(visitor).getByRole('group', { name: visitor.text('event.several.row', { number }), exact: true });
const inRow = (visitor: Visitor, number: number, id: Parameters<Visitor['text']>[0]): Locator =>
  row(visitor, number).getByLabel(visitor.text(id), { exact: true });
const titles = (visitor: Visitor) =>
  dialog(visitor)
    .getByRole('group', { name: /\d$/ })
    .getByLabel(visitor.text('field.title'), { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const save = (visitor: Visitor) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text('button.save'), exact: true })
    .click();

async function openForm(kari: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string; uri: string } }>(
    kari.page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Oppvekst', color: '#a03030' } },
  );
  await kari.step('a year wheel without activities', () => kari.page.goto(`/app/calendar/${createCalendar.uri}`));
  await kari.step('the list of year wheels, and back', async () => {
    await kari.page.getByRole('link', { name: kari.text('calendar.explore'), exact: true }).click();
    await kari.page.waitForURL('**/app/calendar');
    await kari.page.goBack();
    await kari.button('event.new').first().waitFor();
  });
  await kari.step('the form of several activities', async () => {
    await kari.button('event.new').first().click();
    await dialog(kari)
      .getByRole('radio', { name: kari.text('event.howMany.several') })
      .check();
    await row(kari, 1).waitFor();
  });
  return createCalendar.id;
}

async function refuseNone(kari: Visitor): Promise<void> {
  await kari.step('at least one activity is needed', async () => {
    await save(kari);
    await dialog(kari).getByText(kari.text('refusal.input.noActivity')).waitFor();
  });
}

/** Enter makes a row, Backspace in an empty row removes it, arrows move. */
async function writeByKeyboard(kari: Visitor): Promise<void> {
  const { keyboard } = kari.page;
  await inRow(kari, 1, 'field.title').fill('Foreldremøte');
  await inRow(kari, 1, 'field.startDate').fill(`${year}-12-01`);
  await inRow(kari, 1, 'field.title').press('Enter');
  await keyboard.type('Elevundersøking');
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.type(' på skulen');
  await expect.poll(() => titles(kari)).toEqual(['Foreldremøte på skulen', 'Elevundersøking']);
  await expect
    .poll(() => inRow(kari, 2, 'field.startDate').inputValue())
    .toBe(sayWrittenDay(kari.text, `${year}-12-01`));
}

async function paste(kari: Visitor): Promise<void> {
  await inRow(kari, 2, 'field.title').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `Tilstandsrapport\t15.12.${year}\nSkuleruta`);
  await expect
    .poll(() => titles(kari))
    .toEqual(['Foreldremøte på skulen', 'Elevundersøking', 'Tilstandsrapport', 'Skuleruta']);
  await expect.poll(() => inRow(kari, 3, 'field.endDate').inputValue()).toBe(sayWrittenDay(kari.text, `${year}-12-15`));
}

/** Leaving by the browser's buttons asks before what is written is lost. */
async function leave(kari: Visitor): Promise<void> {
  await kari.step('leaving asks first', async () => {
    await kari.page.evaluate(() => history.forward());
    await kari.page.getByRole('heading', { name: kari.text('form.discardTitle') }).waitFor();
  });
  await kari.step('what is written is still there', () => kari.button('button.keepEditing').click());
  await expect.poll(() => titles(kari)).toHaveLength(4);
}

async function fillIn(kari: Visitor): Promise<void> {
  await kari.step('what is missing stands at its row and field', async () => {
    await save(kari);
    await expect.poll(() => inRow(kari, 4, 'field.startDate').getAttribute('aria-invalid')).toBe('true');
  });
  await expect.poll(() => inRow(kari, 1, 'field.startDate').getAttribute('aria-invalid')).not.toBe('true');
  await inRow(kari, 4, 'field.startDate').fill(`${year}-12-20`);
  await dialog(kari).getByLabel(kari.text('field.purpose')).first().click();
  await kari.page.keyboard.type('Følg årsplanen');
}

async function saveAndUndo(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, text } = kari;
  const count = async () => {
    const query = 'query ($id: ID!) { calendar(id: $id) { events { totalCount } } }';
    return (await ask<{ calendar: { events: { totalCount: number } } }>(page, query, { id: wheel })).calendar.events
      .totalCount;
  };
  await step('all of them in the year wheel', async () => {
    await save(kari);
    await dialog(kari).waitFor({ state: 'detached' });
    await page.getByText(text('event.createdCount', { count: 4 })).waitFor();
  });
  expect(await count()).toBe(4);
  await step('undone, all at once', async () => {
    await page.getByRole('button', { name: text('button.undo'), exact: true }).click();
    await page.getByText(text('event.createdUndone', { count: 4 })).waitFor();
  });
  expect(await count()).toBe(0);
}
