import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** An activity is made where one sees all of the year, in the year wheel that one chooses (product/activities#activities-and-series: the year wheel is required). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const report = 'Halvårsrapport';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Per, who may write to no year wheel, is told what to do instead of being shown a form', async () => {
    const per = await visit(browser, look);
    await signIn(per, 'per@lundvik.example');
    await per.step('my year', () => per.page.goto('/app/annual-cycle/my'));
    await per.step('no year wheel to write in', async () => {
      await per.button('subject.more').click();
      await per.button('event.new').filter({ visible: true }).click();
      await dialog(per).getByText(per.text('event.calendar.none')).waitFor();
    });
    await per.context.close();
  });

  it('Kari is told that the year wheel is missing, chooses one, and sees the activity in her year', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const [wheel, archived] = [await makeWheel(kari, 'Revisjon'), await makeWheel(kari, 'Gammal revisjon')];
    await ask(kari.page, 'mutation ($id: ID!) { archiveCalendar(id: $id) { id } }', { id: archived });
    await kari.step('my year', () => kari.page.goto('/app/annual-cycle/my'));
    await kari.step('the form of a new activity', async () => {
      await kari.button('event.new').first().click();
      await field(kari, 'calendar.one').waitFor();
    });
    await refuse(kari);
    const choices = await field(kari, 'calendar.one').locator('option').allTextContents();
    expect(choices).toContain('Revisjon');
    expect(choices).not.toContain('Gammal revisjon');
    await write(kari, wheel);
    await kari.step('the activity in my year', async () => {
      await save(kari);
      await dialog(kari).waitFor({ state: 'detached' });
      await kari.page.getByRole('button', { name: report, exact: true }).first().waitFor();
    });
    expect(await titlesIn(kari, wheel)).toEqual([report]);
    await kari.step('undone', () => kari.button('button.undo').click());
    await expect.poll(() => titlesIn(kari, wheel), { timeout: 10_000 }).toEqual([]);
    await kari.context.close();
  });
});

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const field = (visitor: Visitor, id: Parameters<Visitor['text']>[0]): Locator =>
  dialog(visitor).getByLabel(visitor.text(id), { exact: true });
const save = (visitor: Visitor) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text('button.save'), exact: true })
    .click();

async function makeWheel({ page }: Visitor, title: string): Promise<string> {
  const mutation = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }';
  const input = { title, color: '#1f6f8b' };
  return (await ask<{ createCalendar: { id: string } }>(page, mutation, { input })).createCalendar.id;
}

async function titlesIn({ page }: Visitor, id: string): Promise<string[]> {
  const query = 'query ($id: ID!) { calendar(id: $id) { events { nodes { title } } } }';
  const { calendar } = await ask<{ calendar: { events: { nodes: { title: string }[] } } }>(page, query, { id });
  return calendar.events.nodes.map(({ title }) => title);
}

/** What is left empty says so as soon as it is left, each in the words of the specification. */
async function refuse(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('the year wheel is missing', async () => {
    await field(kari, 'calendar.one').focus();
    await page.keyboard.press('Tab');
    await dialog(kari)
      .getByText(text('refusal.input.required', { name: 'calendar', field: text('field.calendar') }))
      .waitFor();
  });
  await step('the title is missing', async () => {
    await page.keyboard.press('Tab');
    await dialog(kari)
      .getByText(text('refusal.input.required', { name: 'title', field: text('field.title') }))
      .waitFor();
  });
  await step('the deadline is missing', async () => {
    await field(kari, 'field.endDate').fill('');
    await field(kari, 'field.startDate').focus();
    await dialog(kari)
      .getByText(text('refusal.input.required', { name: 'endDate', field: text('field.endDate') }))
      .waitFor();
  });
}

async function write(kari: Visitor, wheel: string): Promise<void> {
  await field(kari, 'calendar.one').selectOption(wheel);
  await field(kari, 'field.title').fill(report);
  await field(kari, 'field.endDate').fill(osloToday(new Date()));
  await field(kari, 'field.purpose').click();
  await kari.page.locator('[contenteditable=true]').waitFor();
  await kari.page.keyboard.type('Send til kontrollutvalet');
}
