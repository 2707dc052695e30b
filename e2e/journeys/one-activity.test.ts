import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Everything that a person does with one activity: finds it by its star, orders its checklist, ticks it, and writes a note about what was learnt. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const items = ['Hent tala', 'Skriv utkast', 'Send til formannskapet'] as const;
const report = 'Rekneskapsrapport';

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('Kari marks an activity, orders its checklist, takes an item away and back, describes one, ticks and writes a note', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const { uri, id } = await makeWheel(kari);
    await kari.step('the year wheel', async () => {
      await kari.page.goto(`/app/calendar/${uri}`);
      await kari.page.getByRole('heading', { level: 1 }).waitFor();
    });
    await findByStar(kari);
    await kari.step('the activity', async () => {
      await kari.page.getByRole('button', { name: report, exact: true }).first().click();
      await dialog(kari).getByRole('checkbox', { name: items[0] }).waitFor();
    });
    await order(kari);
    await takeAwayAndBack(kari);
    await writeTooMuch(kari);
    await rename(kari);
    await describeItem(kari);
    await tickWithNote(kari);
    const query =
      'query ($id: ID!) { eventInstance(id: $id) { isDone isFavourite noteText todos { title descriptionText } } }';
    expect((await ask<{ eventInstance: object }>(kari.page, query, { id })).eventInstance).toEqual({
      isDone: true,
      isFavourite: true,
      noteText: 'Start ei veke tidlegare',
      todos: [
        { title: items[1], descriptionText: 'Bruk malen' },
        { title: 'Hent alle tala', descriptionText: null },
        { title: items[2], descriptionText: null },
      ],
    });
    await kari.context.close();
  });
});

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const titles = (visitor: Visitor) => dialog(visitor).getByRole('listitem').locator('label').allTextContents();

/** Makes a year wheel with two activities today, one of them with a checklist. */
async function makeWheel({ page }: Visitor): Promise<{ uri: string; id: string }> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Økonomi', color: '#1f6f8b' } },
  );
  const description = JSON.stringify(richTextOf('Sjå rutinen'));
  const activity = { calendar: wheel.id, description, startDate: today };
  const { createEvents } = await ask<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
    page,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
    {
      input: [
        { ...activity, title: report, todoTemplate: items },
        { ...activity, title: 'Budsjettmøte' },
      ],
    },
  );
  return { uri: wheel.uri, id: createEvents[0]!.instances.nodes[0]!.id };
}

async function findByStar(kari: Visitor): Promise<void> {
  const star = kari.button('event.favourite', { title: report });
  await kari.step('marked as a favourite', async () => {
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  });
  const ticks = kari.page.getByRole('checkbox');
  const tab = (id: 'wheel.tab.table' | 'wheel.tab.list') => kari.page.getByRole('tab', { name: kari.text(id) });
  await expect.poll(() => ticks.count()).toBe(2);
  const favourites = kari.page
    .getByRole('main')
    .getByRole('button', { name: kari.text('event.favourites'), exact: true });
  await kari.step('favourites alone', () => favourites.click());
  await expect.poll(() => ticks.count()).toBe(1);
  await kari.step('favourites alone in the table too', () => tab('wheel.tab.table').click());
  await expect.poll(() => kari.page.locator('tbody tr').count()).toBe(1);
  await tab('wheel.tab.list').click();
  await expect.poll(() => ticks.count()).toBe(1);
}

/** Arrow keys on its grip move an item, and a screen reader hears its new place. */
async function order(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('an item moved by keyboard', async () => {
    await dialog(kari)
      .getByRole('button', { name: text('event.checklist.move', { title: items[0] }) })
      .focus();
    await page.keyboard.press('ArrowDown');
    await dialog(kari)
      .getByText(text('event.checklist.moved', { title: items[0], place: 2, total: 3 }))
      .waitFor();
  });
  await expect.poll(() => titles(kari)).toEqual([items[1], items[0], items[2]]);
}

async function takeAwayAndBack(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('an item taken away', async () => {
    await dialog(kari)
      .getByRole('button', { name: text('event.checklist.more', { title: items[0] }) })
      .click();
    await dialog(kari)
      .getByRole('listitem')
      .getByRole('button', { name: text('button.remove'), exact: true })
      .filter({ visible: true })
      .click();
    await page.getByText(text('event.checklist.removed', { title: items[0] })).waitFor();
  });
  await expect.poll(() => titles(kari)).toEqual([items[1], items[2]]);
  await step('and back on its place', () => page.getByRole('button', { name: text('button.undo') }).click());
  await expect.poll(() => titles(kari)).toEqual([items[1], items[0], items[2]]);
}

/** The reason why an item was not added disappears when its words do. */
async function writeTooMuch(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const field = dialog(kari).getByLabel(text('event.checklist.add'), { exact: true });
  await field.fill('a'.repeat(256));
  await step('an item that is too long', async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  });
  await field.fill('');
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
}

async function rename(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('an item written anew', async () => {
    await dialog(kari)
      .getByRole('button', { name: text('event.checklist.more', { title: items[0] }) })
      .click();
    await dialog(kari)
      .getByRole('listitem')
      .getByRole('button', { name: text('button.edit'), exact: true })
      .filter({ visible: true })
      .click();
    await dialog(kari).getByLabel(text('event.checklist.rename'), { exact: true }).fill('Hent alle tala');
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(kari)).toEqual([items[1], 'Hent alle tala', items[2]]);
}

/** The details of an item open below it; Escape does not lose what is written there. */
async function describeItem(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const opener = dialog(kari).getByRole('button', { name: text('event.checklist.open', { title: items[1] }) });
  await step('an item opened', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(kari).getByLabel(text('field.description'), { exact: true }).click();
    await page.locator('[contenteditable=true]').waitFor();
  });
  await page.keyboard.type('Bruk malen');
  await step('Escape asks before the description is lost', async () => {
    await page.keyboard.press('Escape');
    await page.getByText(text('form.discard')).waitFor();
  });
  await page.getByRole('button', { name: text('button.keepEditing') }).click();
  await step('the description is saved', async () => {
    await dialog(kari)
      .getByRole('button', { name: text('button.save'), exact: true })
      .click();
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  });
  await expect.poll(() => opener.evaluate((button) => document.activeElement === button)).toBe(true);
  await step('and read by opening the item again', async () => {
    await page.keyboard.press('Enter');
    await dialog(kari).getByText('Bruk malen').waitFor();
  });
}

async function tickWithNote(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('ticked, with the offer of a note', async () => {
    await dialog(kari)
      .getByRole('checkbox', { name: text('event.done') })
      .check();
    await page.getByRole('button', { name: text('event.toNote') }).click();
    await dialog(kari).getByLabel(text('event.addNote')).waitFor();
  });
  await page.locator('[contenteditable=true]').waitFor();
  await page.keyboard.type('Start ei veke tidlegare');
  await step('the note is saved', async () => {
    await dialog(kari)
      .getByRole('button', { name: text('button.save'), exact: true })
      .click();
    await dialog(kari).getByLabel(text('event.addNote')).waitFor({ state: 'detached' });
  });
}
