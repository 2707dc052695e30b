import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, monthOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayMonth } from '@samspel/i18n/days';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { downloaded } from '../downloaded.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** A leader presents a year in a meeting, on a projector of 1280 × 720: what is late first, then what is coming, and what was noted last year. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Leiarmøtet';
const today = osloToday(new Date());
const lastYear = `${yearOf(today) - 1}-${today.slice(5, 7)}-15`;
const [late, coming, noted, note] = ['Sein rapport', 'Neste frist', 'Rapporten i fjor', 'Ring revisoren tidleg'];

describe.each(looksFor(6))('in $locale, $theme', (look) => {
  it('Kari prints her year wheel on A3 for the meeting, presents it by the keys, and leaves it with Escape and with Back', async () => {
    const kari = await visit(browser, look, { width: 1_280, height: 720 });
    await signIn(kari, 'kari@fjordvik.example');
    const id = await makeWheel(kari);
    await kari.page.goto(`/app/calendar/${id}`);
    await printOnA3(kari);
    await present(kari);
    await readMonth(kari);
    await turn(kari);
    await leave(kari);
    await kari.context.close();
  });

  it('and reads on, screen by screen, through more than the screen has room for', async () => {
    const kari = await visit(browser, look, { width: 1_280, height: 720 });
    await signIn(kari, 'kari@fjordvik.example');
    const id = await makeWheel(kari);
    await makeMany(kari, id);
    await kari.page.goto(`/app/calendar/${id}`);
    await readOn(kari);
    await kari.context.close();
  });

  it('and her own year, from its menu', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740 });
    await signIn(kari, 'kari@fjordvik.example', '/annual-cycle/my');
    await kari.step('my year, presented on a phone', async () => {
      await openMenu(kari);
      await kari.page
        .getByRole('dialog', { name: kari.text('present.of', { title: kari.text('calendar.mine') }) })
        .waitFor();
    });
    await kari.button('present.leave').click();
    await kari.page.getByRole('dialog').waitFor({ state: 'detached' });
    await kari.context.close();
  });
});

async function makeWheel({ page }: Visitor): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title, color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const make = async (of: string, startDate: Day) => {
    const input = {
      calendar: createCalendar.id,
      title: of,
      startDate,
      description: JSON.stringify(richTextOf('Føremål')),
    };
    const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string; version: number }[] } } }>(
      page,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id version } } } }',
      { input },
    );
    return createEvent.instances.nodes[0]!;
  };
  await make(late, addDays(today, -1));
  await make(coming, today);
  const { id, version } = await make(noted, lastYear);
  await ask(page, 'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }', {
    input: { id, version, note: JSON.stringify(richTextOf(note)) },
  });
  return createCalendar.id;
}

/** How many are late besides one, more than are drawn at once. */
const many = 97;

async function makeMany({ page }: Visitor, calendar: string): Promise<void> {
  const all = Array.from({ length: many }, (_, index) => ({
    ...{ calendar, title: `Forfall ${index + 1}`, startDate: addDays(today, -1) },
    description: JSON.stringify(richTextOf('Føremål')),
  }));
  for (const from of [0, 50]) {
    const input = all.slice(from, from + 50);
    await ask(page, 'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { id } }', { input });
  }
}

/** Reads from the first of what is late to what is coming by the keys, and back; then leaps to what is coming. */
async function readOn(kari: Visitor): Promise<void> {
  const { page, text, step } = kari;
  await openMenu(kari);
  const shown = page.getByRole('dialog', { name: text('present.of', { title }) });
  const rows = shown.getByRole('listitem');
  const isSeen = async (row: Locator) => {
    if (!(await row.isVisible())) return false;
    const box = await row.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 720;
  };
  const leap = shown.getByRole('button', { name: text('present.coming', { count: 1 }) });
  const until = (key: string, isThere: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.keyboard.press(key);
          return isThere();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  await step('more than the screen has room for', async () => {
    await rows.first().waitFor();
    await leap.waitFor();
  });
  const next = rows.filter({ hasText: coming });
  await until('ArrowDown', async () => !(await leap.isVisible()));
  await expect.poll(() => isSeen(next)).toBe(true);
  await until('ArrowUp', () => isSeen(rows.first()));
  await leap.click();
  await expect.poll(() => isSeen(next)).toBe(true);
}

async function openMenu({ page, button, text }: Visitor): Promise<void> {
  await button('subject.more').click();
  await page
    .getByRole('menuitem', { name: text('present.menu') })
    .or(button('present.menu'))
    .first()
    .click();
}

const shownMonth = ({ text }: Visitor, month: number) =>
  text('time.monthYear', { month: sayMonth(text, month), year: String(yearOf(today)) });

/** Fetches the year wheel as a PDF on A3 from its print view, and goes back. */
async function printOnA3({ page, text, button }: Visitor): Promise<void> {
  await button('subject.more').click();
  await page.getByRole('link', { name: text('button.print') }).click();
  await button('paper.title').click();
  const window = page.getByRole('dialog', { name: text('paper.title') });
  await window.getByLabel(text('print.paper')).selectOption('a3');
  const download = page.waitForEvent('download');
  await window.getByRole('button', { name: text('paper.save', { format: 'PDF' }) }).click();
  const bytes = await downloaded(await download);
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))!;
  const millimetres = [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
  expect(millimetres.toSorted()).toEqual([297, 420]);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function present(kari: Visitor): Promise<void> {
  await kari.step('the year wheel, presented', async () => {
    await openMenu(kari);
    await kari.page.getByRole('dialog', { name: kari.text('present.of', { title }) }).waitFor();
    await kari.page.getByText(note).waitFor();
  });
}

async function readMonth(kari: Visitor): Promise<void> {
  const { page, text } = kari;
  await page.getByRole('heading', { level: 2, name: shownMonth(kari, monthOf(today)) }).waitFor();
  const rows = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(rows.map((row) => [late, coming].find((one) => row.includes(one)))).toEqual([late, coming]);
  await page.getByRole('heading', { level: 2, name: text('present.notes', { year: yearOf(today) - 1 }) }).waitFor();
  const size = await page
    .getByRole('listitem')
    .getByText(late, { exact: true })
    .evaluate((row) => getComputedStyle(row).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(24);
  await expect
    .poll(() => page.getByRole('dialog').evaluate((shown) => shown.scrollHeight <= shown.clientHeight))
    .toBe(true);
  await page.getByRole('timer').waitFor();
}

/** Goes to a neighbouring month of the same year and back, by the keys of a keyboard and of a remote control. */
async function turn(kari: Visitor): Promise<void> {
  const { page } = kari;
  const month = monthOf(today);
  const [away, home, other] = month > 6 ? ['ArrowLeft', 'PageDown', month - 1] : ['ArrowRight', 'PageUp', month + 1];
  await kari.step('the month beside it', async () => {
    await page.keyboard.press(String(away));
    await page.getByRole('heading', { level: 2, name: shownMonth(kari, Number(other)) }).waitFor();
  });
  await page.keyboard.press(String(home));
  await page.getByRole('heading', { level: 2, name: shownMonth(kari, month) }).waitFor();
}

async function leave(kari: Visitor): Promise<void> {
  const { page, step } = kari;
  const gone = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  await step('left with Escape, on the page that it was begun on', async () => {
    await page.keyboard.press('Escape');
    await gone();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await openMenu(kari);
  await page.getByRole('dialog', { name: kari.text('present.of', { title }) }).waitFor();
  await page.goBack();
  await gone();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
