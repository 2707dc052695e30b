import type { TextId } from '@samspel/i18n/texts';
import ICAL from 'ical.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../browser.ts';
import { clicks, countClicks } from '../clicks.ts';
import { mailedPin } from '../mail.ts';
import { signIn, signUp } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** From a new person to a year wheel that another municipality reads: the journey on which all others depend. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Internkontroll 2027';
const series = 'Kontroll av rutinar';
/** The last day of a month, so that shorter months are tested too. */
const nextYear = new Date().getFullYear() + 1;
const [start, until, months] = [`${nextYear}-01-31`, `${nextYear}-12-31`, 12];

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Nina signs up, makes a year wheel, ticks, shares, and is followed live and from a calendar outside', async () => {
    const nina = await visit(browser, look);
    await signUp(nina, `nina.${look.locale}.${look.theme}@fjordvik.example`);
    await skipAndFindAgain(nina);
    await makeWheel(nina);
    await makeSeries(nina);
    await tickFirst(nina);
    await share(nina);

    const per = await visit(browser, look, { width: 1_440 });
    const { pathname, search } = new URL(nina.page.url());
    await signIn(per, 'per@lundvik.example', `${pathname.replace(/^\/app/, '')}${search}`);
    await expectReadOnly(per);
    await hearLive(nina, per);
    await subscribe(nina);
    await Promise.all([nina.context.close(), per.context.close()]);
  });

  it('Mona goes from the sign-up to a year wheel with an activity in five presses and five lines', async () => {
    const mona = await visit(browser, look);
    await countClicks(mona.page);
    await mona.page.goto('/app/signup/trial');
    const taken = await clicks(mona.page, async () => {
      await signUpByEnter(mona, `mona.${look.locale}.${look.theme}@fjordvik.example`);
      await makeFirst(mona);
    });
    // The robot, on from the language and the fields, the terms, and the form of the year wheel.
    expect(taken).toBe(5);
    await mona.context.close();
  });
});

/** Signs up, with Enter wherever something was written or ticked. */
async function signUpByEnter({ page, step, field, button, text }: Visitor, email: string): Promise<void> {
  const heading = (id: TextId) => page.getByRole('heading', { level: 1, name: text(id) }).waitFor();
  await field('account.email').fill(email);
  await page.getByRole('checkbox', { name: text('account.captcha.label') }).click();
  await page.getByText(text('account.captcha.done')).waitFor();
  const asked = Date.now();
  await field('account.email').press('Enter');
  await field('account.pin').fill(await mailedPin(email, asked));
  await heading('welcome.language.title');
  await button('account.next').click();
  await step('the name has the focus', async () => {
    await heading('welcome.profile.title');
    await expect.poll(() => field('person.profile.name').evaluate((one) => one === document.activeElement)).toBe(true);
  });
  await page.keyboard.press('Enter');
  await step('fields that one works with', () => heading('welcome.areas.title'));
  await button('account.next').click();
  await heading('welcome.terms.title');
  await page.getByRole('checkbox', { name: text('welcome.terms.accept') }).check();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/home');
}

async function skipAndFindAgain({ page, step, button, text }: Visitor): Promise<void> {
  const name = text('welcome.first.skipStep', { step: text('welcome.first.wheel') });
  const skip = page.getByRole('button', { name, exact: true });
  await step('a step of the first hour is put away', async () => {
    await skip.click();
    await skip.waitFor({ state: 'detached' });
  });
  await step('and found again', async () => {
    await button('welcome.first.again').click();
    await skip.waitFor();
  });
}

async function makeWheel({ page, step, field, button, text }: Visitor): Promise<void> {
  await step('the form of a new year wheel', async () => {
    await page
      .getByRole('link', { name: text('calendarForm.create') })
      .first()
      .click();
    await field('field.title').waitFor();
  });
  await step('an empty title is refused under the field', async () => {
    await button('calendarForm.save').click();
    await expect.poll(() => field('field.title').getAttribute('aria-invalid')).toBe('true');
  });
  await field('field.title').fill(title);
  await step('its page, with the form of the first activity', async () => {
    await button('calendarForm.save').click();
    await page.getByRole('dialog', { name: text('event.new') }).waitFor();
  });
}

/** Makes a year wheel with one activity: its title and Enter, twice. */
async function makeFirst({ page, step, field, text }: Visitor): Promise<void> {
  await page
    .getByRole('link', { name: text('calendarForm.create') })
    .first()
    .click();
  await field('field.title').fill(title);
  await field('field.title').press('Enter');
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  const activity = dialog.getByLabel(text('field.title'), { exact: true });
  await step('its page, and the form of its first activity', () => activity.waitFor());
  await activity.fill(series);
  const purpose = dialog.getByLabel(text('field.purpose')).first();
  await expect
    .poll(() => purpose.evaluate((one) => (one as HTMLTextAreaElement).value ?? one.textContent))
    .not.toBe('');
  await activity.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: series }).first().waitFor();
}

async function makeSeries({ page, step, field, button, text }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await dialog.getByLabel(text('field.title'), { exact: true }).fill(series);
  await step('the editor of the purpose', async () => {
    await dialog.getByLabel(text('field.purpose')).first().click();
    await page.keyboard.type('Gå gjennom rutinane i kvar eining');
  });
  await page.getByRole('radio', { name: text('event.kind.repeating') }).check();
  await dialog.getByLabel(text('field.startDate'), { exact: true }).fill(start);
  await dialog.getByLabel(text('field.endDate'), { exact: true }).fill(start);
  await field('event.often').selectOption('monthly');
  await step('the preview of the series', async () => {
    await field('field.endRepetitionDate').fill(until);
    await expect.poll(() => dialog.getByRole('list').filter({ hasText: '28' }).count()).toBeGreaterThan(0);
  });
  await step('the year in which the series is, where the page has gone', async () => {
    await button('button.save').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: series }).first().waitFor();
  });
  await expect
    .poll(() => page.getByRole('checkbox', { name: text('event.markDone', { title: series }) }).count())
    .toBe(months);
}

async function tickFirst({ page, step, text }: Visitor): Promise<void> {
  const tick = page.getByRole('checkbox', { name: text('event.markDone', { title: series }) }).first();
  await step('the first activity ticked, and the offer of a note', async () => {
    await tick.click();
    await page.getByText(text('event.completed', { title: series })).waitFor();
  });
  await expect.poll(() => tick.isChecked()).toBe(true);
}

async function share({ page, step, button, text }: Visitor): Promise<void> {
  await step('the dialog of access', async () => {
    await button('button.share').click();
    await page.getByRole('dialog').waitFor();
  });
  const dialog = page.getByRole('dialog');
  await step('a search for the other municipality', async () => {
    await dialog.getByRole('combobox', { name: text('access.addMember') }).fill('Lundvik');
    await page
      .getByRole('option', { name: /Lundvik kommune/ })
      .first()
      .waitFor();
  });
  await page
    .getByRole('option', { name: /Lundvik kommune/ })
    .first()
    .click();
  await step('the other municipality may read', async () => {
    await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
}

async function expectReadOnly({ page, text }: Visitor): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const tick = page.getByRole('checkbox', { name: text('event.markDone', { title: series }) }).first();
  await tick.waitFor();
  await expect.poll(() => tick.isDisabled()).toBe(true);
  await expect.poll(() => page.locator('main header').getByText(text('access.level.READ')).count()).toBe(1);
}

async function hearLive(nina: Visitor, per: Visitor): Promise<void> {
  // What was done when Per came is folded away for him, so only the last row is at the same place for both.
  const last = ({ page, text }: Visitor) =>
    page.getByRole('checkbox', { name: text('event.markDone', { title: series }) }).last();
  await last(nina).click();
  const banner = per.page.getByRole('button', { name: per.text('button.reload') });
  await per.step('the banner that tells of a change', () => banner.waitFor());
  await expect.poll(() => last(per).isChecked()).toBe(false);
  await per.step('the page read anew', async () => {
    await banner.click();
    await expect.poll(() => last(per).isChecked()).toBe(true);
  });
  // The button is gone; reading starts again at the top.
  await expect.poll(() => per.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => nina.page.getByRole('button', { name: nina.text('button.reload') }).count()).toBe(0);
}

async function subscribe({ page, step, button, text }: Visitor): Promise<void> {
  await button('subject.more').click();
  await step('the dialog of links', async () => {
    await page
      .getByRole('menuitem', { name: text('calendar.feed.menu') })
      .or(button('calendar.feed.menu'))
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  });
  const shown = page.getByRole('dialog').locator('input[readonly]').first();
  await expect.poll(() => shown.inputValue()).not.toBe('');
  const address = await shown.inputValue();
  const url = address.replace(/^webcal:\/\/[^/]+/, samspel().url).replace(/^https?:\/\/[^/]+/, samspel().url);
  const feed = await fetch(url).then((answer) => answer.text());
  const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(Array(months).fill(series));
}
