import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayWrittenDay } from '@samspel/i18n/days';
import type { Locale } from '@samspel/i18n/locale';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { clicks, countClicks } from '../clicks.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What people do now and then, with the number of presses that each takes from the home page; what is written is sent by Enter. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const wheelTitle = 'Beredskap og øvingar';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari plans, copies, shares, asks, applies and prints in as few presses as these need', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    await countClicks(kari.page);
    await signIn(kari, 'kari@fjordvik.example');
    await makeWheel(kari);
    // The first time the menu of year wheels is two more.
    expect(await clicks(kari.page, () => seriesByWords(kari, look.locale))).toBe(2);
    expect(await clicks(kari.page, () => moveADeadline(kari))).toBe(3);
    expect(await clicks(kari.page, () => copyToNextYear(kari))).toBe(4);
    expect(await clicks(kari.page, () => shareWithOla(kari))).toBe(4);
    expect(await clicks(kari.page, () => askInTheForum(kari))).toBe(3);
    expect(await clicks(kari.page, () => putADeadlineIntoMyYear(kari))).toBe(4);
    expect(await clicks(kari.page, () => print(kari))).toBe(3);
    await kari.context.close();
  });
});

async function makeWheel({ page }: Visitor): Promise<void> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title: wheelTitle, color: '#1f6f8b' } },
  );
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: {
      ...{ calendar: createCalendar.id, title: 'Brannøving', description: JSON.stringify(richTextOf('Øv')) },
      startDate: addDays(today, 20),
    },
  });
}

async function toHome({ page, text }: Visitor): Promise<void> {
  await page.goto('/app/home');
  await page.getByRole('region', { name: text('home.coming') }).waitFor();
}

/** Writes in the search field, opened by a press on its box in the header, and takes what is found first by Enter, after as many steps down. */
async function find({ page, button }: Visitor, words: string, wanted: RegExp): Promise<void> {
  await button('search.open').click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(words);
  const option = page.getByRole('option', { name: wanted }).first();
  await option.waitFor();
  for (let step = 0; step < 20 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown');
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}

async function openWheel(kari: Visitor): Promise<void> {
  await find(kari, wheelTitle, new RegExp(`^\\s*${wheelTitle}`));
  await kari.page.getByRole('heading', { level: 1, name: wheelTitle }).waitFor();
}

/** One line of words, and save: the last Friday of each month. */
async function seriesByWords(kari: Visitor, locale: Locale): Promise<void> {
  const { page, step, text } = kari;
  await toHome(kari);
  const written = { nn: 'kvar månad', nb: 'hver måned', en: 'every month' }[locale];
  const day = { nn: 'siste fredag', nb: 'siste fredag', en: 'last Friday' }[locale];
  await find(kari, `Vaktmøte ${day} ${written}`, /Vaktmøte/);
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await step('the form of a series, filled in', async () => {
    await dialog.getByRole('radio', { name: text('event.kind.repeating') }).waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: text('event.kind.repeating') }).isChecked()).toBe(true);
  });
  await dialog.getByLabel(text('calendar.one'), { exact: true }).selectOption({ label: wheelTitle });
  const purpose = dialog.getByLabel(text('field.purpose')).first();
  const words = () => purpose.evaluate((one) => (one as HTMLTextAreaElement).value ?? one.textContent);
  await expect.poll(words).toBe(wheelTitle);
  await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The activity by its name, the pencil beside its days, and save. */
async function moveADeadline(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await toHome(kari);
  await find(kari, 'Brannøving', /Brannøving/);
  const panel = page.getByRole('dialog', { name: 'Brannøving', exact: true });
  await panel.getByRole('button', { name: text('event.editPart', { part: text('event.when') }), exact: true }).click();
  await panel.getByLabel(text('field.endDate'), { exact: true }).fill(sayWrittenDay(text, addDays(today, 25)));
  await step('another deadline', async () => {
    await panel.getByRole('button', { name: text('button.save'), exact: true }).click();
    await panel.getByRole('checkbox', { name: text('event.done') }).waitFor();
  });
}

/** The year wheel, what its page offers, from when, and the copy. */
async function copyToNextYear(kari: Visitor): Promise<void> {
  const { page, step, field, button, text } = kari;
  await toHome(kari);
  await openWheel(kari);
  await find(kari, text('copy.menu'), new RegExp(text('copy.menu')));
  await field('copy.title').waitFor();
  await page.getByRole('radio', { name: text('copy.from.NEXT_YEAR') }).click();
  const title = `${wheelTitle} ${yearOf(today) + 1}`;
  await expect.poll(() => field('copy.title').inputValue()).toBe(title);
  await field('copy.title').press('Enter');
  await step('the copy', async () => {
    await button('copy.open').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
}

async function shareWithOla(kari: Visitor): Promise<void> {
  const { page, step, button, text } = kari;
  await toHome(kari);
  await openWheel(kari);
  await button('button.share').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: text('access.addMember') }).fill('Ola Vik');
  await step('a colleague', () =>
    page
      .getByRole('option', { name: /Ola Vik/ })
      .first()
      .click(),
  );
  await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Goes home, and by the menu to the pages of an area. */
async function toArea(kari: Visitor, name: 'discussion.forum' | 'grant.many'): Promise<void> {
  await toHome(kari);
  await kari.page
    .getByRole('navigation')
    .getByRole('link', { name: kari.text(name), exact: true })
    .first()
    .click();
}

async function askInTheForum(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const question = 'Kor ofte øver de på evakuering?';
  await toArea(kari, 'discussion.forum');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('discussion.new') })
    .or(page.getByRole('main').getByRole('link', { name: text('discussion.new') }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: text('discussion.new') });
  await dialog.getByLabel(text('field.title'), { exact: true }).fill(question);
  await dialog.getByLabel(text('field.question')).first().focus();
  await page.keyboard.type('Vi øver to gonger i året.');
  await step('the question', async () => {
    await dialog.getByRole('button', { name: text('discussion.publish') }).click();
    await page.getByRole('heading', { level: 1, name: question }).waitFor();
  });
}

/** The next deadline of a grant, from the front page of grants. */
async function putADeadlineIntoMyYear(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await toArea(kari, 'grant.many');
  await page
    .getByRole('region', { name: text('grant.upcoming') })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('grant.deadline.toWheel') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await step('the form, with the deadline', async () => {
    const title = dialog.getByLabel(text('field.title'), { exact: true });
    await expect.poll(() => title.inputValue()).not.toBe('');
  });
  await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function print(kari: Visitor): Promise<void> {
  const { page, button, text } = kari;
  await toHome(kari);
  await openWheel(kari);
  await find(kari, text('button.print'), new RegExp(text('button.print')));
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await button('button.print').click();
  await page.locator('body[data-printed]').waitFor();
}
