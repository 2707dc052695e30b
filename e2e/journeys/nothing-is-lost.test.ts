import { richTextOf } from '@samspel/domain/text/plain-text';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What a person has written stays until it is saved or discarded on purpose: on a slow network, without one, and on every way out. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const report = 'Årsmelding';
const meeting = 'Leiarmøte';

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari’s note stays while she opens and ticks other activities, and leaving the page asks first', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await makeWheel(kari);
    await kari.step('the year wheel', async () => {
      await kari.page.goto(`/app/calendar/${wheel.uri}`);
      await kari.page.getByRole('heading', { level: 1 }).waitFor();
    });
    await writeNote(kari);
    await kari.step('another one ticked, and the note is still there', async () => {
      await tick(kari, meeting).check();
      await kari.page.getByText(kari.text('event.completed', { title: meeting })).waitFor();
      await kari.page.getByText('Start før jul').waitFor();
    });
    await kari.step('the note stands in the panel of its activity', async () => {
      await kari.page.getByRole('button', { name: report, exact: true }).first().click();
      await dialog(kari).getByText('Start før jul').waitFor();
    });
    await kari.step('No asks first', async () => {
      await dialog(kari)
        .getByRole('button', { name: kari.text('button.no'), exact: true })
        .click();
      await kari.page.getByText(kari.text('form.discard')).waitFor();
    });
    await kari.button('button.keepEditing').click();
    await kari.step('the note is saved', async () => {
      await save(kari);
      await kari.page.getByText(kari.text('event.note.saved')).waitFor();
    });
    const query = 'query ($id: ID!) { eventInstance(id: $id) { noteText } }';
    expect(await ask(kari.page, query, { id: wheel.report })).toEqual({
      eventInstance: { noteText: 'Start før jul' },
    });
    await kari.context.close();
  });

  it('a new activity is saved once on a slow network, and without one it stays in its form', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await makeWheel(kari);
    await kari.step('the year wheel', async () => {
      await kari.page.goto(`/app/calendar/${wheel.uri}`);
      await kari.page.getByRole('heading', { level: 1 }).waitFor();
    });
    await kari.step('the form of a new activity', async () => {
      await kari.button('event.new').first().click();
      await dialog(kari).getByLabel(kari.text('field.title'), { exact: true }).fill('Budsjettrundskriv');
    });
    await dialog(kari).getByLabel(kari.text('field.purpose'), { exact: true }).click();
    await kari.page.locator('[contenteditable=true]').waitFor();
    await kari.page.keyboard.type('Send til einingane');
    await loseNetwork(kari);
    await sendSlowly(kari);
    const query = 'query ($id: ID!) { calendar(id: $id) { events { nodes { title } } } }';
    const { calendar } = await ask<{ calendar: { events: { nodes: { title: string }[] } } }>(kari.page, query, wheel);
    expect(calendar.events.nodes.filter(({ title }) => title === 'Budsjettrundskriv')).toHaveLength(1);
    await kari.context.close();
  });
});

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const tick = ({ page, text }: Visitor, title: string): Locator =>
  page.getByRole('checkbox', { name: text('event.markDone', { title }) });
const saveButton = (visitor: Visitor): Locator =>
  dialog(visitor).getByRole('button', { name: visitor.text('button.save'), exact: true });
const save = (visitor: Visitor) => saveButton(visitor).click();

/** Makes a year wheel with two activities today. */
async function makeWheel({ page }: Visitor): Promise<{ id: string; uri: string; report: string }> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Leiing', color: '#1f6f8b' } },
  );
  const activity = { calendar: wheel.id, description: JSON.stringify(richTextOf('Sjå rutinen')), startDate: today };
  const { createEvents } = await ask<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
    page,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
    { input: [report, meeting].map((title) => ({ ...activity, title })) },
  );
  return { ...wheel, report: createEvents[0]!.instances.nodes[0]!.id };
}

async function writeNote(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('ticked, with the offer of a note', async () => {
    await tick(kari, report).check();
    await page.getByRole('button', { name: text('event.toNote') }).click();
    await page.locator('[contenteditable=true]').waitFor();
  });
  await page.keyboard.type('Start før jul');
  await step('leaving asks before the note is lost', async () => {
    await page.getByRole('link', { name: text('calendar.explore'), exact: true }).click();
    await page.getByText(text('form.discard')).waitFor();
  });
  await page.getByRole('button', { name: text('button.keepEditing') }).click();
}

async function loseNetwork(kari: Visitor): Promise<void> {
  const { page, context, step, text } = kari;
  await context.setOffline(true);
  await step('without a network it says so, and what is written stays', async () => {
    await save(kari);
    await dialog(kari).getByRole('alert').waitFor();
  });
  await expect
    .poll(() => dialog(kari).getByLabel(text('field.title'), { exact: true }).inputValue())
    .toBe('Budsjettrundskriv');
  await context.setOffline(false);
  await page.getByText(text('shell.online')).first().waitFor({ state: 'attached' });
}

/** The button shows that saving is under way, and neither it nor Enter saves again. */
async function sendSlowly(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation CreateEvent')) await pressed.promise;
    await route.continue();
  });
  await save(kari);
  await expect.poll(() => saveButton(kari).getAttribute('aria-busy')).toBe('true');
  await saveButton(kari).click({ force: true });
  await dialog(kari).getByLabel(text('field.title'), { exact: true }).press('Enter');
  pressed.resolve();
  await step('saved', async () => {
    await dialog(kari).waitFor({ state: 'detached' });
    await page.getByText(text('event.createdCount', { count: 1 })).waitFor();
  });
}
