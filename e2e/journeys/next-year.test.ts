import { say } from '@samspel/i18n/format';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A person carries a year wheel into the next year on a phone: looks over the days, changes some, leaves one out, applies, and takes it back. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = new Date().getFullYear();
const titles = ['Fyrste frist', 'Andre frist', 'Tredje frist'];

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari prepares next year, at 360 pixels, and takes it back', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, 'kari@fjordvik.example');
    await openPage(kari);
    await lookOver(kari);
    await applyAndUndo(kari);
    await kari.context.close();
  });

  it('Ola, who has a fork of a wheel that is carried over, is told, and carries his own over', async () => {
    const [kari, ola] = [await visit(browser, look), await visit(browser, look)];
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const wheel = await makeWheel(kari, 'Felles for alle');
    const fork = await forkOf(ola, wheel);
    await ask(ola.page, 'mutation { checkNotifications }');
    await carryOver(kari, wheel);
    await ola.page.reload();
    await ola.step('he is told', async () => {
      await ola.button('notification.bell', { count: 1 }).click();
      // Notifications are in Ola’s own language.
      await told(ola)
        .getByText(plain(say('nn', 'notification.originRolledOver', { title: fork.title })))
        .waitFor();
    });
    await ola.step('it leads to his fork', async () => {
      await told(ola).getByRole('link', { name: fork.title }).first().click();
      await ola.page.getByRole('heading', { level: 1, name: fork.title }).waitFor();
    });
    await ola.step('whose next year he prepares', async () => {
      await openRollover(ola);
      await row(ola, titles[2]!).waitFor();
      await ola.page.getByRole('button', { name: ola.text('rollover.apply', { count: 3 }) }).click();
      await ola.page.getByText(ola.text('rollover.done', { count: 3, year: String(year + 1) })).waitFor();
    });
    await kari.context.close();
    await ola.context.close();
  });
});

type Wheel = { id: string; uri: string; title: string };

const told = ({ page, text }: Visitor): Locator =>
  page.getByRole('complementary', { name: text('notification.title') });

/** Returns a text of a notification as it is shown, without the signs of bold. */
const plain = (text: string) => text.replaceAll('**', '');

const row = ({ page }: Visitor, title: string): Locator => page.locator('tbody tr', { hasText: title });

/** The row of an activity that will not be made: it is left out, or there already. */
const leftOut = ({ page }: Visitor, title: string): Locator => page.locator('tbody tr[data-left]', { hasText: title });

/** Makes a year wheel with three activities. */
async function makeWheel({ page }: Visitor, title: string): Promise<Wheel> {
  const { createCalendar: wheel } = await ask<{ createCalendar: Wheel }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri title } }',
    { input: { title, color: '#a03030', access: { isPrivate: false } } },
  );
  const purpose = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kvifor' }] }],
  });
  for (const [at, activity] of titles.entries()) {
    const startDate = `${year}-0${at + 2}-12`;
    await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
      input: { calendar: wheel.id, title: activity, description: purpose, startDate },
    });
  }
  return wheel;
}

/** Makes a fork of a year wheel, and waits until it is there. */
async function forkOf({ page }: Visitor, { id }: Wheel): Promise<Wheel> {
  const { forkCalendar } = await ask<{ forkCalendar: { reference: string } }>(
    page,
    'mutation ($input: CopyCalendarInput!) { forkCalendar(input: $input) { reference } }',
    { input: { id, title: 'Olas grein', from: 'THIS_YEAR' } },
  );
  const made = async () => {
    const query = 'query ($reference: String!) { calendarCopy(reference: $reference) { calendar { id uri title } } }';
    return (await ask<{ calendarCopy: { calendar: Wheel | null } }>(page, query, forkCalendar)).calendarCopy.calendar;
  };
  await expect.poll(made).not.toBeNull();
  return (await made())!;
}

/** Comes to a year wheel, and from its menu to the page that prepares its next year. */
async function openPage(kari: Visitor): Promise<void> {
  const { page, step, button } = kari;
  const wheel = await makeWheel(kari, 'Eit år til');
  await step('the year wheel', async () => {
    await page.goto(`/app/calendar/${wheel.uri}`);
    await button('subject.more').waitFor();
  });
  await step('the page that prepares next year', async () => {
    await openRollover(kari);
    await row(kari, titles[2]!).waitFor();
    const apply = page.getByRole('button', { name: kari.text('rollover.apply', { count: 3 }) });
    await expect.poll(() => isUncovered(apply)).toBe(true);
  });
}

/** Whether a button that sticks to the end of the window can be pressed where it is, above the bar of a phone. */
const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function openRollover({ page, button, text }: Visitor): Promise<void> {
  await button('subject.more').click();
  await page.getByText(text('rollover.next'), { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text('rollover.title', { year: String(year + 1) }) }).waitFor();
}

/** Carries all of a year wheel over, without a change. */
async function carryOver(kari: Visitor, wheel: Wheel): Promise<void> {
  const { page, text } = kari;
  await page.goto(`/app/calendar/${wheel.uri}`);
  await openRollover(kari);
  await page.getByRole('button', { name: text('rollover.apply', { count: 3 }) }).click();
  await page.getByText(text('rollover.done', { count: 3, year: String(year + 1) })).waitFor();
}

async function lookOver(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('another rule, chosen by keyboard', async () => {
    const rule = row(kari, titles[0]!).getByRole('combobox');
    await rule.focus();
    await rule.selectOption('SAME_DATE');
    await expect.poll(() => rule.inputValue()).toBe('SAME_DATE');
  });
  await step('a day of one’s own', async () => {
    await row(kari, titles[1]!).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('textbox').first();
    await day.fill(`${year + 1}-03-17`);
    await day.blur();
    await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
    await row(kari, titles[1]!).getByText(text('rollover.reason.own')).waitFor();
  });
  await step('one is left out, with those that are chosen', async () => {
    await row(kari, titles[2]!).getByRole('checkbox').check();
    await page.getByText(text('rollover.chosen', { count: 1 })).waitFor();
    await page.getByLabel(text('rollover.chosen.rule')).selectOption('LEAVE_OUT');
    await leftOut(kari, titles[2]!).waitFor();
  });
}

async function applyAndUndo(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  await step('two activities are ready', async () => {
    await page.getByRole('button', { name: text('rollover.apply', { count: 2 }) }).click();
    await page.getByText(text('rollover.done', { count: 2, year: String(year + 1) })).waitFor();
    await leftOut(kari, titles[0]!).waitFor();
  });
  await step('all of it taken back', async () => {
    await page.getByRole('button', { name: text('rollover.undo'), exact: true }).click();
    await page.getByText(text('rollover.undone', { count: 2 })).waitFor();
  });
}
