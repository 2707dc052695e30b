import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Two people change the same activity at once: no words are lost, and the one who comes second chooses (product/content#conflicts). */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();
const deadline = `${year}-06-10`;
const titles = { kari: 'Budsjettmøte på rådhuset', ola: 'Budsjettmøte i kantina' };
const notes = { kari: 'Book rommet i god tid', ola: 'Ta med kaffi' };

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Kari and Ola write at once, Ola saves first, and Kari sees both versions, chooses and saves', async () => {
    const kari = await visit(browser, look);
    const ola = await visit(browser, look, { width: 400, height: 820 });
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const { path, id } = await shareActivity(kari, ola);
    await openForm(kari, path);
    await openForm(ola, path);

    await field(ola, 'field.title').fill(titles.ola);
    await field(ola, 'field.endDate').fill(deadline);
    await ola.step('Ola has saved', () => saved(ola));
    await field(kari, 'field.title').fill(titles.kari);
    await writeNote(kari, notes.kari);
    await seeBoth(kari);
    await chooseByKeyboard(kari);
    await openForm(ola, path);
    await writeNote(ola, notes.ola);
    await ola.step('Ola has saved again', () => saved(ola));
    await meetAnother(kari);
    await kari.step('all is saved', () => saved(kari));
    await expect
      .poll(() => kari.page.getByText(kari.text('shell.updatedElsewhere')).count(), {
        message: 'an offer to read what is read',
      })
      .toBe(0);

    const asked = 'query ($id: ID!) { eventInstance(id: $id) { title endDate noteText } }';
    const { eventInstance } = await ask<{ eventInstance: object }>(kari.page, asked, { id });
    expect(eventInstance).toEqual({ title: titles.ola, endDate: deadline, noteText: notes.kari });
    await saveBesideATick(kari, ola, { path, id });
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const field = (visitor: Visitor, id: Parameters<Visitor['text']>[0]): Locator =>
  dialog(visitor).getByLabel(visitor.text(id), { exact: true });
const press = (visitor: Visitor, id: Parameters<Visitor['text']>[0]) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text(id), exact: true })
    .click();

/** Makes a year wheel of Kari's that Ola may write, with one activity. */
async function shareActivity(kari: Visitor, ola: Visitor): Promise<{ path: string; id: string }> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const access = { isPrivate: true, visibility: 'PUBLIC', persons: [{ person: me.id, access: 'WRITE' }] };
  const { createCalendar: calendar } = await ask<{ createCalendar: { id: string; uri: string } }>(
    kari.page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Økonomi', color: '#1f6f8b', access } },
  );
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    kari.page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    {
      input: {
        calendar: calendar.id,
        title: 'Budsjettmøte',
        description: JSON.stringify(richTextOf('Sjå rutinen')),
        startDate: `${year}-06-01`,
      },
    },
  );
  const { id } = createEvent.instances.nodes[0]!;
  return { id, path: `/app/calendar/${calendar.uri}?activity=${id}` };
}

async function openForm(visitor: Visitor, path: string): Promise<void> {
  await visitor.step('the form of the activity', async () => {
    await visitor.page.goto(path);
    await press(visitor, 'button.edit');
    await field(visitor, 'field.title').waitFor();
  });
}

async function writeNote(visitor: Visitor, words: string): Promise<void> {
  await field(visitor, 'field.note').click();
  await visitor.page.locator('[contenteditable=true]').waitFor();
  await visitor.page.keyboard.type(words);
}

/** Saves, and waits until the activity is shown again. */
async function saved(visitor: Visitor): Promise<void> {
  await press(visitor, 'button.save');
  await dialog(visitor)
    .getByRole('checkbox', { name: visitor.text('event.done') })
    .waitFor();
}

async function seeBoth(kari: Visitor): Promise<void> {
  const { text, step } = kari;
  await step('Kari sees both versions', async () => {
    await press(kari, 'button.save');
    await dialog(kari)
      .getByRole('heading', { name: text('conflict.title', { name: 'Ola Vik' }) })
      .waitFor();
  });
  const both = dialog(kari).getByRole('group', { name: text('field.title') });
  for (const words of Object.values(titles))
    await expect.poll(() => both.getByText(words, { exact: true }).count()).toBe(1);
  await expect.poll(() => both.getByRole('radio', { checked: true }).count()).toBe(0);
  await expect.poll(() => dialog(kari).getByRole('group').count()).toBe(1);
  await step('nothing is saved before it is chosen', async () => {
    await press(kari, 'button.save');
    await dialog(kari).getByText(text('conflict.chooseOne')).waitFor();
  });
}

/** The focus is on the first missing choice; arrows move between the versions. */
async function chooseByKeyboard(kari: Visitor): Promise<void> {
  const versions = dialog(kari).getByRole('radio');
  await kari.page.keyboard.press('Space');
  await expect.poll(() => versions.first().isChecked()).toBe(true);
  await kari.page.keyboard.press('ArrowDown');
  await expect.poll(() => versions.last().isChecked()).toBe(true);
}

async function meetAnother(kari: Visitor): Promise<void> {
  await kari.step('Kari meets another conflict, of the note alone', async () => {
    await press(kari, 'button.save');
    await dialog(kari)
      .getByRole('group', { name: kari.text('field.note') })
      .waitFor();
  });
  await expect.poll(() => dialog(kari).getByRole('group').count()).toBe(1);
  await dialog(kari)
    .getByRole('radio', { name: kari.text('conflict.mine') })
    .check();
}

/** A tick by Ola while Kari edits asks her nothing. */
async function saveBesideATick(kari: Visitor, ola: Visitor, { path, id }: { path: string; id: string }): Promise<void> {
  await openForm(kari, path);
  await ask(ola.page, 'mutation ($id: ID!) { updateEventInstance(input: { id: $id, isDone: true }) { id } }', { id });
  await field(kari, 'field.title').fill('Budsjettmøte');
  await kari.step('saved beside a tick', () => saved(kari));
  const asked = 'query ($id: ID!) { eventInstance(id: $id) { title isDone } }';
  const { eventInstance } = await ask<{ eventInstance: object }>(kari.page, asked, { id });
  expect(eventInstance).toEqual({ title: 'Budsjettmøte', isDone: true });
}
