import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announced, heard } from '../accessibility-tree.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What a person hears who sees no screen, and where the keyboard leads: what must be filled in, what has changed, and nothing done unasked. */
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
    await readTheTable(kari);
    await shareWithNobody(kari);
    await goToTheLastYear(kari);
    await comeBackOnline(kari);
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

/** A code that sends itself says so before; a wrong one is said, though the focus was in its field already. */
async function hearOfThePin({ page, step, field, button, text }: Visitor): Promise<void> {
  await page.goto('/app/login');
  await field('account.email').fill('ola@fjordvik.example');
  await step('the page that asks for the PIN', async () => {
    await button('account.next').click();
    await field('account.pin').waitFor();
  });
  expect(await described(page, 'textbox')).toContain(text('account.pin.sends'));
  await step('a wrong PIN', async () => {
    await field('account.pin').fill('000000');
    await page
      .getByRole('alert')
      .filter({ hasText: text('refusal.auth.wrongPin') })
      .waitFor();
  });
}

/** How many year wheels a filter leaves is said; what takes a filter away leaves the focus among the filters; no stop is without a name or a place. */
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
  const count = await page.locator('header [role=status]').textContent();
  expect(await announced(page)).toContain(count);
  await field('subject.list.search').focus();
  for (const _ of ['group', 'category', 'sort', 'chip', 'reset']) {
    await page.keyboard.press('Tab');
    expect(await focus(page)).toMatchObject({ isSeen: true, name: expect.stringMatching(/./) });
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).tag).toBe('INPUT');
  if ((await page.locator('html').getAttribute('lang')) !== 'nn') {
    const group = field('subject.list.kostraGroup').locator('option').nth(1);
    expect(await group.getAttribute('lang')).toBe('nn');
  }
}

/** Each field that must be filled in says so, to eye and ear; its error calls it what its label does. */
async function fillIn({ page, step, button, text }: Visitor): Promise<void> {
  await button('event.new').click();
  const dialog = page.getByRole('dialog', { name: text('event.new') });
  await dialog.getByLabel(text('field.title'), { exact: true }).waitFor();
  const must = ['field.title', 'field.purpose', 'field.startDate', 'field.endDate'] as const;
  const written = await heard(page, 'textbox');
  for (const id of ['field.title', 'field.purpose'] as const)
    expect(written.filter(({ name }) => name === text(id))).toMatchObject([{ isRequired: true }]);
  // A browser tells assistive technology of a date field's parts.
  for (const id of ['field.startDate', 'field.endDate'] as const)
    expect(await dialog.getByLabel(text(id), { exact: true }).getAttribute('required')).not.toBeNull();
  expect(await dialog.getByText(text('shell.required'), { exact: true }).count()).toBe(must.length);
  await step('nothing filled in', () => button('button.save').click());
  const missing = text('refusal.input.required', { field: text('field.purpose'), name: 'purpose' });
  await dialog.getByText(missing, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The way back stands right after the tick, only the sentence is said, and after "no" the focus is on the tick again. */
async function tick({ page, step, button, text }: Visitor): Promise<void> {
  await button('wheel.clearSelection').first().click();
  const box = page.getByRole('checkbox', { checked: false, disabled: false }).first();
  const name = (await box.getAttribute('aria-label'))!;
  const ticked = page.getByRole('checkbox', { name, exact: true });
  const title = await page.getByRole('listitem').filter({ has: box }).getByRole('button').first().textContent();
  await box.focus();
  await step('ticked', async () => {
    await page.keyboard.press('Space');
    await page.getByText(text('event.addNote')).waitFor();
  });
  await page.keyboard.press('Tab');
  expect((await focus(page)).name).toBe(text('button.undo'));
  const isCovered = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
    return !document.activeElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isCovered).toBe(false);
  expect(await announced(page)).toContain(text('event.completed', { title: title! }));
  await button('button.no').press('Enter');
  await expect.poll(() => ticked.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => ticked.isChecked()).toBe(false);
}

/** Every heading of the table has its column, however narrow it is. */
async function readTheTable({ page, step, text }: Visitor): Promise<void> {
  await step('the table', async () => {
    await page.getByRole('tab', { name: text('wheel.tab.table') }).click();
    await page.getByRole('table').waitFor();
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const headings = (await heard(page, 'columnheader')).length;
    const rows = await page.getByRole('table').locator('tbody tr').count();
    const cells = (await heard(page, 'cell', 'rowheader')).length;
    expect({ width, cells }).toEqual({ width, cells: headings * rows });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('tab', { name: text('wheel.tab.list') }).click();
}

/** Enter gives nobody access whom no arrow has marked. */
async function shareWithNobody({ page, step, button, text }: Visitor): Promise<void> {
  await button('button.share').click();
  const dialog = page.getByRole('dialog');
  const members = dialog.getByRole('button', { name: text('access.removeMember', { name: 'Astrid Berg' }) });
  const search = dialog.getByRole('combobox', { name: text('access.addMember') });
  await search.pressSequentially('Astrid');
  await step('a name is found', () => dialog.getByRole('option', { name: /Astrid Berg/ }).waitFor());
  await page.keyboard.press('Enter');
  expect(await search.inputValue()).toBe('Astrid');
  expect(await members.count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await members.waitFor();
  await page.keyboard.press('Escape');
  await button('button.discard').click();
  await dialog.first().waitFor({ state: 'detached' });
}

/** A step that leads no further keeps the focus. */
async function goToTheLastYear({ page, text }: Visitor): Promise<void> {
  const last = new Date().getFullYear() + 3;
  const next = page.getByRole('button', { name: text('wheel.goToYear', { year: String(last + 1) }), exact: true });
  for (let year = new Date().getFullYear() + 1; year <= last; year += 1) {
    await page
      .getByRole('button', { name: text('wheel.goToYear', { year: String(year) }), exact: true })
      .press('Enter');
    await page.getByRole('button', { name: text('wheel.goToYear', { year: String(year + 1) }), exact: true }).waitFor();
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
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

/** Help and the accessibility statement are found on every page, signed in or not. */
async function findHelp({ page, context, step, text }: Visitor): Promise<void> {
  const links = page.getByRole('navigation', { name: text('about.links') });
  await step('help', async () => {
    await links.getByRole('link', { name: text('about.help') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.help') }).waitFor();
  });
  await step('the accessibility statement', async () => {
    await links.getByRole('link', { name: text('about.accessibility') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.statement') }).waitFor();
  });
  await page.evaluate(() => localStorage.removeItem('samspel.tokens'));
  await context.clearCookies();
  await page.goto('/app/login');
  await step('the same, signed out', async () => {
    await page.getByRole('link', { name: text('about.accessibility') }).click();
    await page.getByRole('heading', { level: 1, name: text('about.statement') }).waitFor();
  });
}
