import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** The forms of a year wheel: made only once however often the button is pressed, changed beside somebody else, archived, removed and restored. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const titles = { made: 'Tilsyn og avvik', changed: 'Tilsyn, avvik og tiltak' };

describe.each(looksFor(4))('in $locale, $theme', (look) => {
  it('Kari makes it, shares it, meets the save of Ola, archives it, and takes it back from the trash', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    await refuseEmpty(kari);
    await failOnce(kari);
    await makeOnce(kari);
    const ola = await visit(browser, look, { width: 360, height: 740 });
    await signIn(ola, 'ola@fjordvik.example', address(kari));
    await readOnly(ola);
    await shareInForm(kari);
    await meetOla(kari, ola);
    await draftAndBack(kari);
    await archiveAndBack(kari);
    await throwAwayAndBack(kari);
    await Promise.all([kari.context.close(), ola.context.close()]);
  });
});

const address = ({ page }: Visitor): string => new URL(page.url()).pathname.replace(/^\/app/, '');
const dialog = ({ page }: Visitor, name: string): Locator => page.getByRole('dialog', { name });
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

async function refuseEmpty({ page, step, field, button, text }: Visitor): Promise<void> {
  await page
    .getByRole('link', { name: text('calendarForm.create') })
    .first()
    .click();
  await step('without a title, the focus is where one is missing', async () => {
    await button('calendarForm.save').click();
    await expect.poll(() => isFocused(field('field.title'))).toBe(true);
  });
}

/** When the server fails, the dialog says so, and the written words are still there. */
async function failOnce({ page, step, field, button, text }: Visitor): Promise<void> {
  const endpoint = '**/api/graphql';
  await page.route(endpoint, (route) => {
    const isMaking = route.request().postData()?.includes('createCalendar');
    return isMaking ? route.fulfill({ status: 500, body: '{}' }) : route.fallback();
  });
  await field('field.title').fill(titles.made);
  await step('why it was not made', async () => {
    await button('calendarForm.save').click();
    await page.getByText(text('subject.failed', { message: text('shell.error.answer') })).waitFor();
  });
  await button('button.dismiss').click();
  await expect.poll(() => field('field.title').inputValue()).toBe(titles.made);
  await page.unroute(endpoint);
}

/** On a slow network people press again, and press Enter: only one year wheel is made. */
async function makeOnce(kari: Visitor): Promise<void> {
  const { page, step, field, button, text } = kari;
  const endpoint = '**/api/graphql';
  let made = 0;
  const pressed = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    if (!route.request().postData()?.includes('createCalendar')) return route.fallback();
    made += 1;
    await pressed.promise;
    return route.fallback();
  });
  await button('calendarForm.save').dblclick();
  await field('field.title').press('Enter');
  pressed.resolve();
  await step('one is made, and asks for its first activity', () => dialog(kari, text('event.new')).waitFor());
  await page.unroute(endpoint);
  expect(made).toBe(1);
  await page.keyboard.press('Escape');
  await step('its page, which says what to do first', async () => {
    await page.getByRole('heading', { level: 1, name: titles.made }).waitFor();
    await page.getByText(text('wheel.empty', { year: String(new Date().getFullYear()) })).waitFor();
  });
}

/** A person who may only read sees the form, and why it is closed. */
async function readOnly(ola: Visitor): Promise<void> {
  const { step, text } = ola;
  await open(ola, 'calendar.page.about');
  const form = dialog(ola, text('calendar.page.about'));
  await step('the form that Ola may not change', () => form.getByText(text('access.noWrite.calendar')).waitFor());
  await expect.poll(() => form.getByLabel(text('field.title'), { exact: true }).isDisabled()).toBe(true);
  await expect.poll(() => form.getByRole('combobox', { name: text('access.addMember') }).count()).toBe(0);
  await ola.page.keyboard.press('Escape');
}

async function shareInForm(kari: Visitor): Promise<void> {
  const { page, step, text, button } = kari;
  const form = await openForm(kari);
  await form.getByLabel(text('field.title'), { exact: true }).fill(titles.changed);
  for (const name of ['Per Lund', 'Ola Vik']) {
    await form.getByRole('combobox', { name: text('access.addMember') }).fill(name);
    await page.getByRole('option', { name }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await form.getByRole('button', { name: text('access.removeMember', { name: 'Fjordvik kommune' }) }).press('Enter');
  // The focus is on the button of the next row, which has moved into its place.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await form
    .getByRole('combobox', { name: text('access.levelOf', { name: 'Ola Vik' }), exact: true })
    .selectOption('WRITE');
  await step('words and access are saved together', async () => {
    await form.getByRole('button', { name: text('button.save'), exact: true }).click();
    await page.getByText(text('calendarForm.edited')).waitFor();
  });
  await page.getByRole('heading', { level: 1, name: titles.changed }).waitFor();
  await expect.poll(() => button('button.share').count()).toBe(1);
}

/** Kari opens the wheel to all while Ola hides it: she sees both versions and chooses his. Per, who had read it, can still read it. */
async function meetOla(kari: Visitor, ola: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const form = await openForm(kari);
  await form.getByRole('radio', { name: text('access.public'), exact: true }).click();
  await step('what opening takes away', () => dialog(kari, text('access.makePublicTitle')).waitFor());
  await dialog(kari, text('access.makePublicTitle'))
    .getByRole('button', { name: text('button.confirm') })
    .click();
  await expect.poll(() => form.getByText('Per Lund').count()).toBe(0);
  await hide(ola, idIn(page.url()));
  await step('both versions of who may read', async () => {
    await form.getByRole('button', { name: text('button.save'), exact: true }).click();
    await form.getByRole('heading', { name: text('conflict.title', { name: 'Ola Vik' }) }).waitFor();
  });
  await form.getByRole('radio', { name: new RegExp(text('conflict.theirs')) }).check();
  await form.getByRole('button', { name: text('button.save'), exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const { calendar } = await readAccess(kari);
  expect(calendar.access).toMatchObject({ isPrivate: true, visibility: 'PRIVATE' });
  expect(calendar.access.persons.map(({ person, access }) => `${person.name} ${access}`)).toEqual([
    'Kari Nes OWNER',
    'Ola Vik WRITE',
    'Per Lund READ',
  ]);
}

type Answered = {
  isPrivate: boolean;
  visibility: string;
  persons: { access: string; person: { id: string; name: string } }[];
};

const idIn = (url: string): string => /-(\d+)(\?|$)/.exec(url)![1]!;

const readAccess = ({ page }: Visitor, id = idIn(page.url())) =>
  ask<{ calendar: { version: number; access: Answered } }>(
    page,
    'query ($id: ID!) { calendar(id: $id) { version access { isPrivate visibility persons { access person { id name } } } } }',
    { id },
  );

async function hide(ola: Visitor, id: string): Promise<void> {
  const { calendar } = await readAccess(ola, id);
  const members = calendar.access.persons.filter(({ access }) => access !== 'OWNER');
  const persons = members.map(({ access, person }) => ({ person: person.id, access }));
  await ask(ola.page, 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }', {
    input: { id, version: calendar.version, access: { isPrivate: true, visibility: 'PRIVATE', persons } },
  });
}

/** Kari withdraws it to a draft, keeps it as one, and publishes it again. */
async function draftAndBack(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const isDraft = page.getByText(text('calendar.page.draft'));
  const press = async (name: 'button.withdraw' | 'button.saveDraft' | 'button.publish') =>
    (await openForm(kari)).getByRole('button', { name: text(name), exact: true }).click();
  await press('button.withdraw');
  const question = dialog(kari, text('calendarForm.withdraw.title'));
  await step('who loses sight of it', () => question.getByText(text('calendarForm.withdraw.responsible')).waitFor());
  await question.getByRole('button', { name: text('button.withdraw'), exact: true }).click();
  await step('a draft', () => isDraft.waitFor());
  await press('button.saveDraft');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isDraft.waitFor();
  await press('button.publish');
  await step('published again', () => isDraft.waitFor({ state: 'detached' }));
}

async function archiveAndBack(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const form = await openForm(kari);
  await step('the question before it is archived', async () => {
    await form.getByRole('button', { name: text('subject.archive'), exact: true }).click();
    await dialog(kari, text('subject.archive.title', { title: titles.changed })).waitFor();
  });
  await step('archived, by name too', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('subject.archive'), exact: true })
      .click();
    const name = text('subject.archivedTitle', { title: titles.changed });
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
  await open(kari, 'calendar.page.about');
  const closed = dialog(kari, text('calendar.page.about'));
  await expect.poll(() => closed.getByLabel(text('field.title'), { exact: true }).isDisabled()).toBe(true);
  await closed.getByRole('button', { name: text('subject.unArchive') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('subject.unArchive') })
    .click();
  await page.getByRole('heading', { level: 1, name: titles.changed, exact: true }).waitFor();
}

async function throwAwayAndBack(kari: Visitor): Promise<void> {
  const { page, step, text, button } = kari;
  const form = await openForm(kari);
  await form.getByRole('button', { name: text('button.delete'), exact: true }).click();
  await step('the question before it is deleted', () =>
    dialog(kari, text('subject.delete.title', { title: titles.changed })).waitFor(),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('button.delete'), exact: true })
    .click();
  await page.waitForURL('**/annual-cycle');
  await page.goto('/app/calendar/trash');
  await step('how many days it can still be fetched back', () =>
    page.getByText(text('time.inDays', { days: 30 })).waitFor(),
  );
  await step('it is back', async () => {
    await button('subject.trash.restoreNamed', { title: titles.changed }).click();
    await page.getByText(text('subject.trash.restored', { title: titles.changed })).waitFor();
  });
}

async function open({ page, button, text }: Visitor, entry: 'calendarForm.edit' | 'calendar.page.about') {
  await button('subject.more').click();
  await page.getByRole('button', { name: text(entry), exact: true }).click();
}

async function openForm(kari: Visitor): Promise<Locator> {
  const form = dialog(kari, kari.text('calendarForm.edit'));
  await kari.step('the form of the year wheel', async () => {
    await open(kari, 'calendarForm.edit');
    await form.getByLabel(kari.text('field.title'), { exact: true }).waitFor();
  });
  return form;
}
