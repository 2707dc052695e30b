import { richTextOf } from '@samspel/domain/text/plain-text';
import { sayDay } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import type { TextId } from '@samspel/i18n/texts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { type Look, looksFor } from '../turns.ts';

/** Who changed what and when, and the ways back: from the history, from the message after a removal, and from the trash. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();
const days = { before: `${year}-06-01`, after: `${year}-06-03` };
const titles = {
  before: 'Budsjettmøte',
  after: 'Budsjettmøte i formannskapet',
  other: 'Årsmelding',
  byOla: 'Årsmeldinga',
};

const turns = looksFor(2).flatMap((look) => [
  { look, width: 1_280, ...look },
  { look, width: 360, ...look },
]);

describe.each(turns)('in $locale, $theme, $width px wide', ({ look, width }) => {
  it('Kari changes an activity, sees it in the history, undoes it, and takes back two removals', async () => {
    const kari = await visit(browser, look, { width, height: 800 });
    const ola = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const wheel = await makeWheel(kari, ola);

    await change(kari, wheel);
    await seeOfActivity(kari, look);
    await seeOfWheel(kari, wheel);
    await hearLive(kari, ola, wheel);
    await undo(kari, wheel);
    await removeAndTakeBack(kari, wheel);
    await removeAndFindInTrash(kari, wheel);
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

interface Wheel {
  path: string;
  activity: string;
  other: string;
}

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog').last();
const press = (visitor: Visitor, id: TextId) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text(id), exact: true })
    .click();
const entries = (visitor: Visitor): Locator =>
  dialog(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.page.locator('time') });
const field = (visitor: Visitor, id: TextId): Locator => dialog(visitor).getByLabel(visitor.text(id), { exact: true });

/** Makes a year wheel of Kari's that Ola may write, with two activities. */
async function makeWheel(kari: Visitor, ola: Visitor): Promise<Wheel> {
  const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
  const access = { isPrivate: true, visibility: 'PUBLIC', persons: [{ person: me.id, access: 'WRITE' }] };
  const { createCalendar: calendar } = await ask<{ createCalendar: { id: string; uri: string } }>(
    kari.page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Økonomi og rekneskap', color: '#1f6f8b', access } },
  );
  const make = async (title: string) => {
    const description = JSON.stringify(richTextOf('Sjå rutinen'));
    const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
      kari.page,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
      { input: { calendar: calendar.id, title, description, startDate: days.before } },
    );
    return createEvent.instances.nodes[0]!.id;
  };
  return {
    path: `/app/calendar/${calendar.uri}`,
    activity: await make(titles.before),
    other: await make(titles.other),
  };
}

async function openActivity(kari: Visitor, { path, activity }: Wheel): Promise<void> {
  await kari.page.goto(`${path}?activity=${activity}`);
  await dialog(kari)
    .getByRole('button', { name: kari.text('event.delete'), exact: true })
    .waitFor();
}

async function change(kari: Visitor, wheel: Wheel): Promise<void> {
  await openActivity(kari, wheel);
  await press(kari, 'button.edit');
  await field(kari, 'field.title').fill(titles.after);
  await field(kari, 'field.startDate').fill(days.after);
  await field(kari, 'field.endDate').fill(days.after);
  await kari.step('it is saved, with the offer to undo it within reach', async () => {
    await press(kari, 'button.save');
    // In the panel if it covers the page, and on the page if both are open: a press reaches it either way.
    await kari.button('button.undo').click({ trial: true });
  });
}

async function seeOfActivity(kari: Visitor, { locale }: Look): Promise<void> {
  const { step, text } = kari;
  await step('the history of the activity', async () => {
    await press(kari, 'history.title');
    await dialog(kari)
      .getByRole('heading', { name: text('history.of', { title: titles.after }) })
      .waitFor();
    await entries(kari).first().waitFor();
  });
  const say = sayer(locale);
  const [was, is] = [days.before, days.after].map((day) => sayDay(say, day, `${year}-01-01`));
  const said = await entries(kari).first().innerText();
  for (const words of ['Kari Nes', titles.before, titles.after, was!, is!]) expect(said).toContain(words);
  expect(said).toMatch(/\d\d:\d\d/);
  await expect
    .poll(() => entries(kari).first().locator('del').allInnerTexts())
    .toContainEqual(expect.stringContaining(titles.before));
  await step('back at the activity', async () => {
    await kari.page.keyboard.press('Escape');
    await dialog(kari)
      .getByRole('button', { name: text('event.delete'), exact: true })
      .waitFor();
  });
}

async function seeOfWheel(kari: Visitor, { path }: Wheel): Promise<void> {
  const { page, step, text, button } = kari;
  await page.goto(path);
  await button('subject.more').click();
  await step('the history of the year wheel', async () => {
    await button('history.title').click();
    await entries(kari).first().waitFor();
  });
  await dialog(kari)
    .getByRole('heading', { level: 3, name: new RegExp(text('time.today'), 'i') })
    .waitFor();
  await expect
    .poll(() => entries(kari).first().innerText())
    .toContain(`${text('history.kind.EVENT_INSTANCE')} · ${titles.after}`);
}

async function hearLive(kari: Visitor, ola: Visitor, { other }: Wheel): Promise<void> {
  await kari.step('what Ola changes meanwhile comes by itself', async () => {
    await ask(ola.page, 'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }', {
      input: { id: other, version: 1, title: titles.byOla },
    });
    await entries(kari).first().getByText('Ola Vik').waitFor();
  });
  await expect.poll(() => entries(kari).count()).toBe(2);
}

async function undo(kari: Visitor, { activity }: Wheel): Promise<void> {
  const { page, step, text } = kari;
  await step('what undoing would put back', async () => {
    await entries(kari).nth(1).getByRole('button').click();
    await dialog(kari)
      .getByRole('region', { name: text('history.undo.title') })
      .waitFor();
  });
  await expect
    .poll(() =>
      dialog(kari)
        .getByRole('region', { name: text('history.undo.title') })
        .innerText(),
    )
    .toContain(titles.before);
  await step('it is undone, and stands on top', async () => {
    await press(kari, 'history.undo.confirm');
    await entries(kari).nth(2).waitFor();
  });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text('history.undoneOnTop'));
  await expect
    .poll(() => entries(kari).first().locator('ins').allInnerTexts())
    .toContainEqual(expect.stringContaining(titles.before));
  const { eventInstance } = await ask<{ eventInstance: object }>(
    page,
    'query ($id: ID!) { eventInstance(id: $id) { title startDate endDate } }',
    { id: activity },
  );
  expect(eventInstance).toEqual({ title: titles.before, startDate: days.before, endDate: days.before });
  await step('undoing the same once more is explained', async () => {
    await entries(kari).nth(2).getByRole('button').click();
    await press(kari, 'history.undo.confirm');
    await dialog(kari).getByRole('alert').getByText(text('history.conflictHere')).waitFor();
  });
}

async function remove(kari: Visitor, wheel: Wheel): Promise<void> {
  await openActivity(kari, wheel);
  await press(kari, 'event.delete');
  await press(kari, 'button.delete');
  await kari.page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

async function removeAndTakeBack(kari: Visitor, wheel: Wheel): Promise<void> {
  const { page, step, text } = kari;
  await step('the activity is gone, with the offer to undo it', async () => {
    await remove(kari, wheel);
    await page.getByText(text('event.deletedCount', { title: titles.before, count: 1 })).waitFor();
  });
  await step('it is back at once', async () => {
    await page.getByRole('button', { name: text('button.undo'), exact: true }).click();
    await page.getByText(text('subject.trash.restored', { title: titles.before })).waitFor();
  });
  await openActivity(kari, wheel);
}

async function removeAndFindInTrash(kari: Visitor, wheel: Wheel): Promise<void> {
  const { page, step, text } = kari;
  await remove(kari, wheel);
  const restore = page.getByRole('button', { name: text('subject.trash.restoreNamed', { title: titles.before }) });
  await step('the trash', async () => {
    await page.goto('/app/calendar/trash');
    await restore.waitFor();
  });
  await step('the activity is back from the trash', async () => {
    await restore.click();
    await restore.waitFor({ state: 'detached' });
  });
  await openActivity(kari, wheel);
}
