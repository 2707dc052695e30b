import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** An activity is changed in place, and in its form: by itself, with the rest of its series, and with the whole series. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const description = JSON.stringify(richTextOf('Frist'));
/** The days of a series, all in the future. */
const first = addDays(osloToday(new Date()), 30);

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari edits a single activity in one form, and a series from one activity on', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    await signIn(kari, 'kari@fjordvik.example');
    const calendar = await makeWheel(kari);
    await editSingle(kari, await make(kari, { calendar, title: 'Rapport', startDate: first }));
    await editRest(kari, calendar);
    await kari.context.close();
  });
});

async function makeWheel({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: 'Rapportering', color: '#1f6f8b' } },
  );
  return createCalendar.id;
}

/** Makes a series; returns the addresses of its activities. */
async function make({ page }: Visitor, input: { calendar: string } & Record<string, unknown>): Promise<string[]> {
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    { input: { description, ...input } },
  );
  return createEvent.instances.nodes.map(({ id }) => `/app/calendar/${input.calendar}?activity=${id}`);
}

const dialog = ({ page }: Visitor) => page.getByRole('dialog');
const openForm = async (kari: Visitor) => {
  await dialog(kari)
    .getByRole('button', { name: kari.text('button.edit'), exact: true })
    .first()
    .click();
  await dialog(kari).getByLabel(kari.text('field.title'), { exact: true }).waitFor();
};
const save = (kari: Visitor) =>
  dialog(kari)
    .getByRole('button', { name: kari.text('button.save'), exact: true })
    .click();
const isBack = (kari: Visitor) =>
  dialog(kari)
    .getByRole('checkbox', { name: kari.text('event.done') })
    .waitFor();

async function editSingle(kari: Visitor, [address]: string[]): Promise<void> {
  const { page, step, text, button } = kari;
  await page.goto(address!);
  await step('the title, in its place', () =>
    dialog(kari)
      .getByRole('button', { name: text('event.editPart', { part: text('field.title') }), exact: true })
      .click(),
  );
  await dialog(kari).getByLabel(text('field.title'), { exact: true }).fill('Tertialrapport');
  await save(kari);
  await page.getByRole('dialog', { name: 'Tertialrapport', exact: true }).waitFor();
  await step('the one form, with clock times and tags', () => openForm(kari));
  await dialog(kari).getByLabel(text('field.startTime'), { exact: true }).fill('09:00');
  await dialog(kari).getByLabel(text('field.title'), { exact: true }).fill('Årsrapport');
  await save(kari);
  await step('both are saved', () => isBack(kari));
  await page.getByRole('dialog', { name: 'Årsrapport', exact: true }).waitFor();
  await dialog(kari).getByText('09:00').waitFor();
  await step('and both taken back by one press', () => button('button.undo').click());
  await page.getByRole('dialog', { name: 'Tertialrapport', exact: true }).waitFor();
  await expect.poll(() => dialog(kari).getByText('09:00').count()).toBe(0);
}

async function editRest(kari: Visitor, calendar: string): Promise<void> {
  const { page, step, text } = kari;
  const addresses = await make(kari, {
    calendar,
    title: 'Møte',
    startDate: first,
    repetitionDefinition: { unit: 'WEEK', interval: 1 },
    endRepetitionDate: addDays(first, 21),
  });
  await page.goto(addresses[2]!);
  await openForm(kari);
  const title = dialog(kari).getByLabel(text('field.title'), { exact: true });
  await title.fill('Styremøte');
  await step('what is written goes along to the rest of the series', async () => {
    await dialog(kari)
      .getByRole('radio', { name: text('event.editScope.REST') })
      .check();
    await expect.poll(() => title.inputValue()).toBe('Styremøte');
  });
  await step('and to the whole, where it has not been saved', async () => {
    await dialog(kari)
      .getByRole('radio', { name: text('event.editScope.ALL') })
      .check();
    await dialog(kari).getByLabel(text('field.startTime'), { exact: true }).waitFor();
  });
  await expect.poll(() => title.inputValue()).toBe('Styremøte');
  await dialog(kari)
    .getByRole('radio', { name: text('event.editScope.REST') })
    .check();
  await save(kari);
  await isBack(kari);
  const { calendar: stored } = await ask<{
    calendar: { events: { nodes: { instances: { nodes: { title: string }[] } }[] } };
  }>(page, 'query ($id: ID!) { calendar(id: $id) { events { nodes { instances { nodes { title } } } } } }', {
    id: calendar,
  });
  const series = stored.events.nodes.find(({ instances }) => instances.nodes.length > 1)!;
  expect(series.instances.nodes.map((one) => one.title)).toEqual(['Møte', 'Møte', 'Styremøte', 'Styremøte']);
}
