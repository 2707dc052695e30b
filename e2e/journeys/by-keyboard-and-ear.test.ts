import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announced, heard } from '../accessibility-tree.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What a person without a screen hears, and where the keyboard leads: what must be filled in, what has changed, and nothing done unasked. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const wheel = 'HMS, arbeidsmiljø og personal';

describe.each(looksFor(2))('in $locale, $theme', (look) => {
  it('Kari fills in, ticks, filters and shares by ear', async () => {
    const kari = await visit(browser, look, { isNarrowed: false });
    await hearOfThePin(kari);
    await signIn(kari, 'kari@fjordvik.example', '/calendar?sort=0');
    await filter(kari);
    await kari.step('a year wheel', async () => {
      await kari.page.getByRole('link', { name: wheel }).click();
      await kari.page.getByRole('heading', { level: 1, name: wheel }).waitFor();
    });
    await fillIn(kari);
    await tick(kari);
    await workInThePanel(kari);
    await readTheTable(kari);
    await shareWithNobody(kari);
    await goToTheEnds(kari);
    await comeBackOnline(kari);
    await hearWhatIsRequired(kari);
    await findHelp(kari);
    await kari.context.close();
  });
});

const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return { tag: element.tagName, name: name.trim(), isSeen: width > 0 && height > 0 };
  });
const described = (page: Page, role: string) =>
  heard(page, role).then((all) => all.find(({ isFocused }) => isFocused)?.description);

/** The form says beforehand that a complete code sends itself; a wrong code is announced even if its field had the focus already. */
async function hearOfThePin({ page, step, field, button, text }: Visitor): Promise<void> {
  await page.goto('/app/login');
  await field('account.email').fill('ola@fjordvik.example');
  await expect.poll(() => heard(page, 'textbox')).toMatchObject([{ name: text('account.email'), isRequired: true }]);
  await step('the page that asks for the PIN', async () => {
    await button('account.next').click();
    await field('account.pin').waitFor();
  });
  await expect.poll(() => heard(page, 'textbox')).toMatchObject([{ name: text('account.pin'), isRequired: true }]);
  await expect.poll(() => described(page, 'textbox')).toContain(text('account.pin.sends'));
  // The time to wait for a new code is beside the button, whose name stays as it is.
  await expect.poll(() => button('account.pin.resend').getAttribute('aria-disabled')).toBe('true');
  await page
    .getByRole('timer')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  await step('a wrong PIN', async () => {
    await field('account.pin').fill('000000');
    await page
      .getByRole('alert')
      .filter({ hasText: text('refusal.auth.wrongPin') })
      .waitFor();
  });
}

/**
 * The number of year wheels that a filter leaves is announced; removing a filter keeps the focus among the filters; every stop has a name and a
 * place.
 */
async function filter({ page, step, field, text }: Visitor): Promise<void> {
  await field('subject.list.search').pressSequentially('Fjordvik');
  await page.getByRole('option', { name: /Fjordvik kommune/ }).waitFor();
  await step('a municipality chosen by arrows', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: text('subject.list.remove', { name: 'Fjordvik kommune' }) }).waitFor();
    await page.locator('ul[aria-busy=false]').waitFor();
  });
  const count = page.locator('header [role=status]');
  await expect.poll(async () => (await announced(page)).includes((await count.textContent())!)).toBe(true);
  await field('subject.list.search').focus();
  for (const _ of ['mine', 'category', 'group', 'more', 'sort', 'chip', 'reset']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focus(page)).toMatchObject({ isSeen: true, name: expect.stringMatching(/./) });
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).tag).toBe('INPUT');
  await step('a filter that nothing fits', () => field('calendar.list.category').selectOption('GRANT'));
  await expect.poll(() => announced(page)).toContain(text('calendar.list.count', { count: 0 }));
  await page
    .getByRole('search')
    .getByRole('button', { name: text('subject.list.reset') })
    .press('Enter');
  await page.getByRole('link', { name: wheel }).waitFor();
  await expect.poll(async () => (await focus(page)).tag).toBe('INPUT');
  if ((await page.locator('html').getAttribute('lang')) !== 'nn') {
    const group = field('subject.list.kostraGroup').locator('option').nth(1);
    await expect.poll(() => group.getAttribute('lang')).toBe('nn');
  }
}

/** Each required field says so, to eye and ear; its error uses the same name as its label. */
async function fillIn({ page, step, button, text }: Visitor): Promise<void> {
  await button('event.new').click();
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await dialog.getByLabel(text('field.title'), { exact: true }).waitFor();
  const must = ['field.title', 'field.purpose', 'field.startDate', 'field.endDate'] as const;
  const written = async (called: string) => (await heard(page, 'textbox')).filter(({ name }) => name === called);
  for (const id of ['field.title', 'field.purpose'] as const)
    await expect.poll(() => written(text(id))).toMatchObject([{ isRequired: true }]);
  // A browser describes a date field to assistive technology by its parts.
  for (const id of ['field.startDate', 'field.endDate'] as const)
    await expect.poll(() => dialog.getByLabel(text(id), { exact: true }).getAttribute('required')).not.toBeNull();
  await expect.poll(() => dialog.getByText(text('shell.required'), { exact: true }).count()).toBe(must.length);
  await step('nothing filled in', () => button('button.save').click());
  const missing = text('refusal.input.required', { field: text('field.title'), name: 'title' });
  await dialog.getByText(missing, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The tick keeps the focus and is announced; its message takes it back, or leads to a note, and from both the focus comes back to the tick. */
async function tick({ page, step, button, text }: Visitor): Promise<void> {
  await button('wheel.clearSelection').first().click();
  const box = page.getByRole('checkbox', { checked: false, disabled: false }).first();
  const name = (await box.getAttribute('aria-label'))!;
  const ticked = page.getByRole('checkbox', { name, exact: true });
  const title = await page.getByRole('listitem').filter({ has: box }).getByRole('button').first().textContent();
  await box.focus();
  await step('ticked', async () => {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: text('event.toNote') }).waitFor();
  });
  const told = page
    .locator('[aria-live="polite"]')
    .getByText(text('event.completed', { title: title! }), { exact: true });
  await expect.poll(() => told.count()).toBe(1);
  await expect.poll(() => hasFocus(ticked)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => ticked.isChecked()).toBe(false);
  // Undo, and saving a note, lead back to the tick as well.
  await page.keyboard.press('Space');
  await button('button.undo').first().press('Enter');
  await expect.poll(() => ticked.isChecked()).toBe(false);
  await expect.poll(() => hasFocus(ticked)).toBe(true);
  await page.keyboard.press('Space');
  await button('event.toNote').first().press('Enter');
  await page.locator('[contenteditable=true]').waitFor();
  await page.keyboard.type('Start før');
  await button('button.save').press('Enter');
  await page.getByText(text('event.note.saved')).first().waitFor();
  await expect.poll(() => hasFocus(ticked)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => ticked.isChecked()).toBe(false);
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** In the panel of an activity a new item is announced, and "no" leads back to the tick there. */
async function workInThePanel({ page, step, text }: Visitor): Promise<void> {
  const opener = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: false, disabled: false }) });
  await opener.first().getByRole('button').first().press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByLabel(text('event.checklist.add'), { exact: true }).fill('Bestill rom');
  await step('an item added', async () => {
    await page.keyboard.press('Enter');
    await panel.getByRole('checkbox', { name: 'Bestill rom' }).waitFor();
  });
  await expect.poll(() => announced(page)).toContain(text('event.checklist.added', { title: 'Bestill rom' }));
  const box = panel.getByRole('checkbox', { name: text('event.done'), exact: true });
  await box.press('Space');
  await page
    .getByRole('button', { name: text('event.toNote') })
    .first()
    .press('Enter');
  await panel.getByRole('button', { name: text('button.no'), exact: true }).press('Enter');
  await expect.poll(() => hasFocus(box)).toBe(true);
  await box.press('Space');
  await expect.poll(() => box.isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

/** Every heading of the table names its column, however narrow the column is. */
async function readTheTable({ page, step, text }: Visitor): Promise<void> {
  await step('the table', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.table') }).click();
    await page.getByRole('table').waitFor();
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const isWhole = async () => {
      const headings = (await heard(page, 'columnheader')).length;
      // The line that what is done is folded to is no row of an activity.
      const lines = await page.getByRole('table').locator('tbody tr[data-tool]').count();
      const rows = await page.getByRole('table').locator('tbody tr:not([data-tool])').count();
      const cells = (await heard(page, 'cell', 'rowheader')).length - lines;
      return rows > 0 && cells === headings * rows;
    };
    await expect.poll(isWhole, { message: `a heading for each cell, ${width} px wide` }).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('tab', { name: text('wheel.tab.list') }).click();
}

/** Enter gives access to nobody until an arrow has marked a person. */
async function shareWithNobody({ page, step, button, text }: Visitor): Promise<void> {
  await button('button.share').click();
  const dialog = page.getByRole('dialog');
  const members = dialog.getByRole('button', { name: text('access.removeMember', { name: 'Astrid Berg' }) });
  const search = dialog.getByRole('combobox', { name: text('access.addMember') });
  await search.pressSequentially('Astrid');
  await step('a name is found', () => dialog.getByRole('option', { name: /Astrid Berg/ }).waitFor());
  await page.keyboard.press('Enter');
  await expect.poll(() => search.inputValue()).toBe('Astrid');
  await expect.poll(() => members.count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await members.waitFor();
  await page.keyboard.press('Escape');
  await button('button.discard').click();
  await dialog.first().waitFor({ state: 'detached' });
}

/** A button that leads no further keeps the focus, at either end of the years. */
async function goToTheEnds({ page, text }: Visitor): Promise<void> {
  const goTo = (year: number) =>
    page.getByRole('button', { name: text('wheel.goToYear', { year: String(year) }), exact: true });
  const last = new Date().getFullYear() + 3;
  for (const [first, end, step] of [
    [last - 1, last, 1],
    [2019, 2018, -1],
  ] as const) {
    await page.goto(`${new URL(page.url()).pathname}?year=${first}`);
    await goTo(end).press('Enter');
    await goTo(end - step).waitFor();
    await expect.poll(() => goTo(end + step).getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => hasFocus(goTo(end + step))).toBe(true);
  }
}

/** The titles of a year wheel and a group are announced as required; names of service areas are in Nynorsk, and marked so in another language. */
async function hearWhatIsRequired({ page, button, field, text }: Visitor): Promise<void> {
  const title = async () => (await heard(page, 'textbox')).find(({ name }) => name === text('field.title'));
  await page.goto('/app/my-profile/groups');
  await button('organization.group.new').click();
  await field('field.title').waitFor();
  await expect.poll(() => title()).toMatchObject({ isRequired: true });
  await page.goto('/app/home');
  await page
    .getByRole('link', { name: text('calendarForm.create') })
    .first()
    .click();
  await field('field.title').waitFor();
  await expect.poll(() => title()).toMatchObject({ isRequired: true });
  await page.getByText(text('calendarForm.more')).click();
  await page.getByRole('combobox', { name: text('field.kostraFunctions') }).fill('120');
  const area = page.getByRole('option', { name: /^120/ });
  await area.waitFor();
  await expect.poll(() => area.evaluate((option) => option.closest<HTMLElement>('[lang]')?.lang)).toBe('nn');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[lang=nn]').getByText('120').first().waitFor();
  await page.goto('/app/home');
}

async function comeBackOnline({ page, context, text }: Visitor): Promise<void> {
  await context.setOffline(true);
  await page
    .getByRole('status')
    .filter({ hasText: text('shell.offline') })
    .waitFor();
  await context.setOffline(false);
  await page
    .getByRole('status')
    .filter({ hasText: text('shell.online') })
    .waitFor();
}

/** Help for the screen, the keys and the accessibility statement can be found on every page, signed in or not. */
async function findHelp({ page, context, step, text }: Visitor): Promise<void> {
  const links = page.getByRole('navigation', { name: text('about.links') });
  await step('help with what the screen is for', async () => {
    await links.getByRole('link', { name: text('about.help') }).click();
    await page.getByRole('heading', { level: 1, name: text('help.done') }).waitFor();
  });
  await step('help, searched', async () => {
    await page.getByRole('link', { name: text('help.all') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.help') }).waitFor();
    await page.getByRole('searchbox', { name: text('help.search') }).fill('PIN');
    await page.getByText(text('help.count', { count: 1 })).waitFor();
    await page.getByRole('link', { name: text('help.signIn'), exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: text('help.grant') }).count()).toBe(0);
  });
  await step('the keys, away from any year', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: text('shortcuts.title') }).waitFor();
    await page.keyboard.press('Escape');
  });
  await step('the accessibility statement', async () => {
    await links.getByRole('link', { name: text('about.accessibility') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.statement') }).waitFor();
  });
  await page.evaluate(() => localStorage.removeItem('samspel.tokens'));
  await context.clearCookies();
  await page.goto('/app/login');
  await step('the same, signed out', async () => {
    await page.getByRole('link', { name: text('about.help') }).click();
    await page.getByRole('heading', { level: 1, name: text('help.signIn') }).waitFor();
    await page.getByRole('link', { name: text('about.accessibility') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.statement') }).waitFor();
  });
}
