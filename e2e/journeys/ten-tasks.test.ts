import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayWrittenDay } from '@samspel/i18n/days';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { moveSeveral, moveToAnother, reachOverTheFold } from '../bulk.ts';
import { clicks, countClicks } from '../clicks.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** Everyday tasks, with the number of clicks that each takes from the home page. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const overdue = 'Send inn terminoppgåva';
const richText = JSON.stringify(richTextOf('Frist'));

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Kari does her everyday tasks in as few clicks as they need', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    await countClicks(kari.page);
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await makeWheel(kari);
    await beShownAround(kari);
    await tickFromHome(kari);
    await makeFromHome(kari, wheel);
    await filterEverywhere(kari, wheel);
    await openBesideTheWheel(kari);
    await walkThePanel(kari, wheel);
    await makeOnADay(kari, wheel);
    await makeInAMonth(kari, wheel);
    await reachOverTheFold(kari, wheel);
    await moveSeveral(kari, wheel);
    await moveToAnother(kari);
    await moveADeadline(kari, wheel);
    await askForKeys(kari);
    await kari.context.close();
  });
});

async function makeWheel({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string; createdBy: { id: string } } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id createdBy { id } } }',
    { input: { title: 'Lønn og trekk', color: '#1f6f8b' } },
  );
  const { id, createdBy } = createCalendar;
  const input = {
    calendar: id,
    title: overdue,
    description: richText,
    startDate: addDays(today, -300),
    endDate: addDays(today, -300),
    responsible: createdBy.id,
  };
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', { input });
  return id;
}

/** Seven stops by arrow key, and back to the question mark. */
async function beShownAround({ page, step, button, text }: Visitor): Promise<void> {
  await page.goto('/app/home');
  await page.getByRole('region', { name: text('calendar.unfinished') }).waitFor();
  await button('shell.tour.start').click();
  await step('the first stop', () => page.getByText(text('shell.tour.progress', { step: 1, steps: 7 })).waitFor());
  for (let stop = 2; stop <= 7; stop++) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(text('shell.tour.progress', { step: stop, steps: 7 })).waitFor();
  }
  await step('as far back as the key was pressed, however quickly', async () => {
    for (let press = 1; press <= 4; press++) await page.keyboard.press('ArrowLeft');
    await page.getByText(text('shell.tour.progress', { step: 3, steps: 7 })).waitFor();
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(text('shell.tour.start'));
}

/** Takes one click, on the box beside the task. The toast undoes it. */
async function tickFromHome(kari: Visitor): Promise<void> {
  const { page, step, button, text } = kari;
  await page.goto('/app/home');
  const mine = page.getByRole('region', { name: text('calendar.unfinished') });
  const box = mine.getByRole('checkbox', { name: text('event.markDone', { title: overdue }) });
  await box.waitFor();
  const taken = await clicks(page, () =>
    step('a task ticked on the home page', async () => {
      await box.check();
      await box.waitFor({ state: 'detached' });
      await page.getByText(text('event.completed', { title: overdue })).waitFor();
    }),
  );
  expect(taken).toBe(1);
  await step('the tick taken back', async () => {
    await button('button.undo').click();
    await box.waitFor();
  });
  await expect.poll(() => box.isChecked()).toBe(false);
}

/** Takes two clicks and the words; the second activity goes into the year wheel of the first without choosing it. */
async function makeFromHome(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, text } = kari;
  const dialog = page.getByRole('dialog');
  const calendar = dialog.getByLabel(text('calendar.one'), { exact: true });
  const title = dialog.getByLabel(text('field.title'), { exact: true });
  const open = async () => {
    await page.goto('/app/home');
    await page.getByRole('link', { name: text('event.new'), exact: true }).click();
    await title.waitFor();
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  };
  const write = async (words: string) => {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Frist hos Skatteetaten');
  };
  await step('a new activity from the home page', open);
  await calendar.selectOption(wheel);
  await title.focus();
  await write('A-melding');
  await step('one more, in the same year wheel', async () => {
    await dialog.getByRole('button', { name: text('event.saveAndNew'), exact: true }).click();
    await expect.poll(() => title.inputValue()).toBe('');
  });
  await expect.poll(() => calendar.inputValue()).toBe(wheel);
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const taken = await clicks(page, async () => {
    await open();
    await expect.poll(() => calendar.inputValue()).toBe(wheel);
    await write('Feriepengar');
    await dialog.getByRole('button', { name: text('button.save'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  expect(taken).toBe(2);
  const { calendar: made } = await ask<{ calendar: { events: { nodes: { title: string }[] } } }>(
    page,
    'query ($id: ID!) { calendar(id: $id) { events { nodes { title } } } }',
    { id: wheel },
  );
  expect(made.events.nodes.map((node) => node.title).toSorted()).toEqual(['A-melding', 'Feriepengar', overdue]);
}

/** Takes two clicks to what is late and mine; every view, a reload, Back and a shared link show the same. */
async function filterEverywhere(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, button, text } = kari;
  const tab = (view: 'wheel' | 'months' | 'list' | 'table') =>
    page.getByRole('tab', { name: text(`wheel.tab.${view}`) });
  const title = (name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true });
  await page.goto(`/app/calendar/${wheel}?year=${addDays(today, -300).slice(0, 4)}&view=list`);
  await step('the list', () => title(overdue).waitFor());
  const taken = await clicks(page, () =>
    step('what is mine and late', async () => {
      await button('filter.mine').click();
      await button('event.overdue').click();
      await page.waitForURL(/person=me.*late=true/);
    }),
  );
  expect(taken).toBe(2);
  for (const view of ['months', 'table', 'list'] as const) {
    await step(`the same filters: ${view}`, async () => {
      await tab(view).click();
      await title(overdue).first().waitFor();
    });
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: text('wheel.activities', { count: 1 }) })
          .count(),
      )
      .toBe(1);
  }
  const search = page.getByRole('searchbox', { name: text('filter.words') });
  await step('words that nothing has', async () => {
    await search.fill('ingenting har desse orda');
    await page.getByText(text('filter.none')).waitFor();
  });
  await page.waitForURL(/q=ingenting/);
  await step('the same after a reload', async () => {
    await page.reload();
    await page.getByText(text('filter.none')).waitFor();
  });
  await expect.poll(() => search.inputValue()).toBe('ingenting har desse orda');
  await expect.poll(() => button('filter.mine').getAttribute('aria-pressed')).toBe('true');
  await page.goto('/app/home');
  await step('the same by Back', async () => {
    await page.goBack();
    await page.getByText(text('filter.none')).waitFor();
  });
  await step('all of it again', async () => {
    await page
      .getByRole('search')
      .getByRole('button', { name: text('filter.reset'), exact: true })
      .click();
    await title(overdue).waitFor();
  });
  expect(page.url()).not.toContain('late');
}

const titles = ({ page }: Visitor) => page.getByRole('tabpanel').locator('[data-activity]');

/** The panel leaves room only for the wheel, so the list moves below it: the row that was pressed stays where it is. */
async function openBesideTheWheel({ page, text }: Visitor): Promise<void> {
  await page.goto('/app/annual-cycle');
  await page.getByRole('tab', { name: text('wheel.tab.wheel'), exact: true }).click();
  await page.locator('.wheel-drawing').waitFor();
  const row = page.getByRole('tabpanel').locator('[data-activity]').nth(3);
  await untilQuiet(page);
  await row.scrollIntoViewIfNeeded();
  const place = async () => (await row.boundingBox())!;
  const before = await place();
  await row.click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(async () => (await place()).x).toBeLessThan(before.x);
  await expect.poll(async () => Math.abs((await place()).y - before.y)).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The panel is beside the list, which stays usable; a key leads to the next activity, and Escape back to the list. */
async function walkThePanel(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, text } = kari;
  await page.goto(`/app/calendar/${wheel}?view=list`);
  await titles(kari).first().waitFor();
  const [first, second] = await titles(kari).allTextContents();
  const panel = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  await step('an activity beside the list', async () => {
    await titles(kari).first().click();
    await panel(first!).getByText('Frist', { exact: false }).first().waitFor();
  });
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await step('the next by a key', async () => {
    await page.keyboard.press('j');
    await panel(second!).waitFor();
  });
  await step('and the one before by a button', async () => {
    await panel(second!)
      .getByRole('button', { name: text('event.previous'), exact: true })
      .click();
    await panel(first!).waitFor();
  });
  const tick = page.getByRole('tabpanel').getByRole('checkbox').nth(1);
  await step('the list is ticked meanwhile', async () => {
    await tick.check();
    await page.getByRole('button', { name: text('event.toNote') }).waitFor();
  });
  await tick.uncheck();
  await page.keyboard.press('Escape');
  await panel(first!).waitFor({ state: 'detached' });
}

/** Takes two clicks and the words: the view of months, and the day. */
async function makeOnADay(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, text } = kari;
  const dialog = page.getByRole('dialog');
  // December is never over, and so never folded.
  const year = today.slice(0, 4);
  await page.goto(`/app/calendar/${wheel}?view=list`);
  await page.getByRole('tab', { name: text('wheel.tab.months') }).click();
  const taken = await clicks(page, () =>
    step('a new activity on 17 December', async () => {
      const heading = page.getByRole('heading', { name: text('time.month.12') });
      const december = page.locator('section', { has: heading }).last();
      await december.locator('button', { hasText: /^17$/ }).click();
      await dialog.getByLabel(text('field.title'), { exact: true }).waitFor();
    }),
  );
  expect(taken).toBe(1);
  await expect
    .poll(() => dialog.getByLabel(text('field.startDate'), { exact: true }).inputValue())
    .toBe(sayWrittenDay(text, `${year}-12-17`));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/**
 * Takes two clicks and the words: the month on the wheel, and the button that names it. A double click on an empty place of the wheel chooses its
 * day.
 */
async function makeInAMonth(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, button, text } = kari;
  const dialog = page.getByRole('dialog');
  const start = dialog.getByLabel(text('field.startDate'), { exact: true });
  const cells = (month: 3 | 4) =>
    page.getByRole('gridcell', { name: new RegExp(`^${text(`time.month.${month}`)}, `, 'i') });
  // A year other than the current one: no month is chosen at first, and nothing is in the way.
  const year = Number(today.slice(0, 4)) + 1;
  await page.goto(`/app/calendar/${wheel}?year=${year}&view=wheel`);
  await cells(3).first().waitFor();
  const taken = await clicks(page, () =>
    step('a new activity in March', async () => {
      await cells(3).first().click();
      await button('event.newIn', { month: text('time.month.3') }).click();
      await start.waitFor();
    }),
  );
  expect(taken).toBe(2);
  await expect.poll(() => start.inputValue()).toBe(sayWrittenDay(text, `${year}-03-01`));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await step('a double click in April', async () => {
    const { x, y, width, height } = (await cells(4).nth(1).boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await start.waitFor();
  });
  const april = Array.from({ length: 30 }, (_, day) => sayWrittenDay(text, addDays(`${year}-04-01`, day)));
  expect(april).toContain(await start.inputValue());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Takes one drag to another day; Escape cancels it; keys can do it as well. */
async function moveADeadline(kari: Visitor, wheel: string): Promise<void> {
  const { page, step, button, text } = kari;
  const year = today.slice(0, 4);
  await ask(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: { calendar: wheel, title: 'Momsmelding', description: richText, startDate: `${year}-12-10` },
  });
  await page.goto(`/app/calendar/${wheel}?view=months`);
  const december = page.locator('section', { has: page.getByRole('heading', { name: text('time.month.12') }) }).last();
  const title = december.getByRole('button', { name: 'Momsmelding', exact: true });
  const drag = async (day: number) => {
    await title.scrollIntoViewIfNeeded();
    await title.hover();
    await page.mouse.down();
    await december.locator(`[data-day="${year}-12-${day}"]`).hover();
  };
  await title.waitFor();
  await untilQuiet(page);
  await drag(16);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => december.getByText(dayIn(kari, 10)).count()).toBe(1);
  await step('dragged to the 16th', async () => {
    await drag(16);
    await page.mouse.up();
    await december.getByText(dayIn(kari, 16)).waitFor();
  });
  expect(page.url()).not.toContain('activity=');
  await step('taken back', async () => {
    await button('button.undo').click();
    await december.getByText(dayIn(kari, 10)).waitFor();
  });
  await step('a week later by keys', async () => {
    await title.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await december.getByText(dayIn(kari, 17)).waitFor();
  });
}

const dayIn = ({ text }: Visitor, day: number) =>
  text('time.dayMonth', { day: String(day), month: text('time.month.12') });

/** `?` shows the keys, and they can be turned off. */
async function askForKeys(kari: Visitor): Promise<void> {
  const { page, step, field, text } = kari;
  const help = page.getByRole('dialog', { name: text('shortcuts.title') });
  await step('the keys', async () => {
    await page.keyboard.press('?');
    await help.waitFor();
  });
  await field('shortcuts.on').uncheck();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await expect.poll(() => help.count()).toBe(0);
}
