import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { openRingTools } from '../ring-tools.ts';
import { looksFor } from '../turns.ts';

/**
 * A person makes an activity in the view of the whole year, in a year wheel of their choice (product/activities#activities-and-series: the year wheel
 * is required).
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const report = 'Halvårsrapport';

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Per, who may write to no year wheel, is told what to do instead of being shown a form', async () => {
    const per = await visit(browser, look);
    await signIn(per, 'per@lundvik.example');
    await per.step('my year', () => per.page.goto('/app/annual-cycle/my'));
    await per.step('no year wheel to write in', async () => {
      await per.button('subject.more').click();
      await per.button('event.new').filter({ visible: true }).click();
      await dialog(per).getByText(per.text('event.calendar.none')).waitFor();
    });
    await per.context.close();
  });

  it('Kari is told that the year wheel is missing, chooses one, and sees the activity in her year', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const [wheel, archived] = [await makeWheel(kari, 'Revisjon'), await makeWheel(kari, 'Gammal revisjon')];
    await ask(kari.page, 'mutation ($id: ID!) { archiveCalendar(id: $id) { id } }', { id: archived });
    await kari.step('my year', () => kari.page.goto('/app/annual-cycle/my'));
    await kari.step('the form of a new activity', async () => {
      await kari.button('event.new').first().click();
      await field(kari, 'calendar.one').waitFor();
    });
    await refuse(kari);
    const choices = await field(kari, 'calendar.one').locator('option').allTextContents();
    expect(choices).toContain('Revisjon');
    expect(choices).not.toContain('Gammal revisjon');
    await write(kari, wheel);
    await kari.step('the activity in my year', async () => {
      await save(kari);
      await dialog(kari).waitFor({ state: 'detached' });
      await kari.page.getByRole('button', { name: report, exact: true }).first().waitFor();
    });
    await expect.poll(() => titlesIn(kari, wheel)).toEqual([report]);
    await kari.step('undone', () => kari.button('button.undo').click());
    await expect.poll(() => titlesIn(kari, wheel)).toEqual([]);
    await kari.context.close();
  });

  it('Kari takes two rings out by mistake and gets both back where they were; Back goes one year at a time', async () => {
    const kari = await visit(browser, look, { width: 1_440 });
    await signIn(kari, 'kari@fjordvik.example');
    await kari.step('my year', () => kari.page.goto('/app/annual-cycle/my'));
    await takeOutTwo(kari);
    await stepYears(kari);
    await kari.page
      .getByRole('list', { name: kari.text('wheel.rings') })
      .getByRole('link')
      .first()
      .click();
    await kari.page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: kari.text('calendar.mine') })
      .waitFor();
    await stepYears(kari);
    await kari.context.close();
  });
});

/** Each toast offers its own undo; both can be seen and reached while both are there, which is only for some seconds. */
async function takeOutTwo(kari: Visitor): Promise<void> {
  const { page, step, text, button } = kari;
  const rings = page.getByRole('list', { name: text('wheel.rings') }).getByRole('link');
  const before = await rings.allTextContents();
  const out = before.slice(1, 3);
  const toastOf = (title: string) =>
    page.locator('[data-sonner-toast]').filter({ hasText: text('calendar.ring.removed', { title }) });
  for (const title of out) {
    await openRingTools(kari, title);
    await button('calendar.ring.removeNamed', { title }).click();
  }
  await toastOf(out[0]!).waitFor();
  await toastOf(out[1]!).waitFor();
  for (const title of out) {
    const undo = toastOf(title).getByRole('button', { name: text('button.undo') });
    await undo.focus();
    await page.keyboard.press('Shift+Tab');
    const look = await toastOf(title).evaluate((toast) => ({
      button: getComputedStyle(toast.querySelector('[data-button]')!).opacity,
      focus: getComputedStyle(toast).outlineStyle,
    }));
    expect(look, 'its button is seen, and so is the focus on it').toEqual({ button: '1', focus: 'solid' });
    await undo.click();
  }
  await step('both rings are back on their places', () => expect.poll(() => rings.allTextContents()).toEqual(before));
}

/** Goes two years on; Back returns one step at a time. */
async function stepYears({ page, text }: Visitor): Promise<void> {
  const year = new Date().getFullYear();
  const goTo = (to: number) =>
    page
      .locator('.wheel-step')
      .and(page.getByRole('button', { name: text('wheel.goToYear', { year: String(to) }), exact: true }));
  for (const to of [year + 1, year + 2]) {
    await goTo(to).click();
    await goTo(to + 1).waitFor();
  }
  for (const to of [year + 1, year]) {
    await page.goBack();
    await goTo(to + 1).waitFor();
    await goTo(to - 1).waitFor();
  }
}

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog');
const field = (visitor: Visitor, id: Parameters<Visitor['text']>[0]): Locator =>
  dialog(visitor).getByLabel(visitor.text(id), { exact: true });
const save = (visitor: Visitor) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text('button.save'), exact: true })
    .click();

async function makeWheel({ page }: Visitor, title: string): Promise<string> {
  const mutation = 'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }';
  const input = { title, color: '#1f6f8b' };
  return (await ask<{ createCalendar: { id: string } }>(page, mutation, { input })).createCalendar.id;
}

async function titlesIn({ page }: Visitor, id: string): Promise<string[]> {
  const query = 'query ($id: ID!) { calendar(id: $id) { events { nodes { title } } } }';
  const { calendar } = await ask<{ calendar: { events: { nodes: { title: string }[] } } }>(page, query, { id });
  return calendar.events.nodes.map(({ title }) => title);
}

/** Empty fields report their faults when one saves, each in the words of the specification; not while one only passes them. */
async function refuse(kari: Visitor): Promise<void> {
  const { page, step, text } = kari;
  const missing = ['calendar', 'title', 'endDate'] as const;
  const fault = (name: (typeof missing)[number]) =>
    dialog(kari).getByText(text('refusal.input.required', { name, field: text(`field.${name}`) }));
  await field(kari, 'field.endDate').fill('');
  await field(kari, 'calendar.one').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => fault('title').count()).toBe(0);
  await step('what is missing', async () => {
    await save(kari);
    for (const name of missing) await fault(name).waitFor();
  });
}

async function write(kari: Visitor, wheel: string): Promise<void> {
  await field(kari, 'calendar.one').selectOption(wheel);
  await field(kari, 'field.title').fill(report);
  await field(kari, 'field.endDate').fill(osloToday(new Date()));
  await field(kari, 'field.purpose').click();
  await kari.page.locator('[contenteditable=true]').waitFor();
  await kari.page.keyboard.type('Send til kontrollutvalet');
}
