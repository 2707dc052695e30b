import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personLimits } from '../../packages/server/src/core/rate-limit/person-concurrency.ts';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/**
 * A caseworker does the ten most common things in a row, as fast as the browser can: the limit on what a person may do is meant for ten such people.
 */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const year = Number(today.slice(0, 4));
const wheel = 'Grunnskule: kvalitet og rapportering';

it('the ten commonest tasks at once are below a tenth of what a person may ask', async () => {
  const kari = await visit(browser, looksFor(3)[0]!);
  const { page } = kari;
  await signIn(kari, 'kari@fjordvik.example');
  // Asked by the journey, not by her.
  const { allCalendars } = await ask<{ allCalendars: { nodes: { uri: string }[] } }>(
    page,
    'query ($text: String) { allCalendars(text: $text) { nodes { uri } } }',
    { text: wheel },
  );
  await untilQuiet(page);
  const count = countCalls(page);
  await makeWheel(kari);
  await makeActivity(kari, 'Oppstart');
  await makeActivity(kari, 'Evaluering');
  await tick(kari, 'Oppstart');
  await seeOneMonth(kari);
  await moveDeadline(kari, 'Evaluering');
  await share(kari);
  await subscribe(kari);
  await copy(kari);
  await print(kari);
  await putIntoMyYear(kari, allCalendars.nodes[0]!.uri);
  await untilQuiet(page);

  expect(count.calls).toBeGreaterThan(30);
  expect(count.calls).toBeLessThan(personLimits.calls.most / 10);
  expect(count.atOnce).toBeLessThan(personLimits.waiting);
  expect(count.answered).toBeGreaterThan(500);
  expect(count.answered).toBeLessThan(personLimits.answered.most / 10);
  expect(count.refused).toBe(0);
  await kari.context.close();
});

/** Counts the calls of a page, how many ran at once, and the things in their answers. */
function countCalls(page: Page) {
  const count = { calls: 0, answered: 0, refused: 0, atOnce: 0 };
  let underWay = 0;
  const isCall = (url: string) => new URL(url).pathname.startsWith('/api/');
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    underWay += 1;
    count.atOnce = Math.max(count.atOnce, underWay);
  });
  page.on('response', async (response) => {
    if (!isCall(response.url())) return;
    underWay -= 1;
    count.calls += 1;
    if (response.status() === 429) count.refused += 1;
    count.answered += thingsIn(await response.json().catch(() => null));
  });
  return count;
}

/** Returns how many things a server's answer contains. */
const thingsIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((sum, part) => sum + thingsIn(part), Array.isArray(value) ? 0 : 1);

const dialog = ({ page }: Visitor): Locator => page.getByRole('dialog').last();
const save = (visitor: Visitor) =>
  dialog(visitor)
    .getByRole('button', { name: visitor.text('button.save'), exact: true })
    .click();

async function makeWheel({ page, field, button, text }: Visitor): Promise<void> {
  await page
    .getByRole('link', { name: text('calendarForm.create') })
    .first()
    .click();
  await field('field.title').fill('Prosjekt');
  await button('calendarForm.save').click();
  await page.getByRole('dialog', { name: text('event.new') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Prosjekt' }).waitFor();
}

async function makeActivity(kari: Visitor, title: string): Promise<void> {
  const { page, button, text } = kari;
  await button('event.new').first().click();
  await dialog(kari).getByLabel(text('field.title'), { exact: true }).fill(title);
  await dialog(kari).getByLabel(text('field.purpose'), { exact: true }).click();
  await page.locator('[contenteditable=true]').waitFor();
  await page.keyboard.type('Sjå planen');
  await save(kari);
  await dialog(kari).waitFor({ state: 'detached' });
}

async function tick({ page, text }: Visitor, title: string): Promise<void> {
  // The list comes to what was just saved.
  await untilQuiet(page);
  await page
    .getByRole('checkbox', { name: text('event.markDone', { title }) })
    .first()
    .check();
}

/** Switches the list to the current month only, and back to all of the year. */
async function seeOneMonth({ page }: Visitor): Promise<void> {
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tab').first().click();
}

async function moveDeadline(kari: Visitor, title: string): Promise<void> {
  const { page, text } = kari;
  await page.getByRole('button', { name: title, exact: true }).first().click();
  await dialog(kari)
    .getByRole('button', { name: text('button.edit'), exact: true })
    .first()
    .click();
  await dialog(kari).getByLabel(text('field.endDate'), { exact: true }).fill(`${year}-12-31`);
  await save(kari);
  await dialog(kari)
    .getByRole('checkbox', { name: text('event.done') })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog(kari).waitFor({ state: 'detached' });
}

async function share(kari: Visitor): Promise<void> {
  const { page, button, text } = kari;
  await button('button.share').click();
  await dialog(kari)
    .getByRole('combobox', { name: text('access.addMember') })
    .pressSequentially('Ola Vik');
  await page.getByRole('option', { name: 'Ola Vik' }).first().click();
  await save(kari);
  await dialog(kari).waitFor({ state: 'detached' });
}

async function subscribe(kari: Visitor): Promise<void> {
  const { page, button } = kari;
  await button('subject.more').click();
  await button('calendar.feed.menu').click();
  await dialog(kari).locator('input[readonly]').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(kari).waitFor({ state: 'detached' });
}

async function copy(kari: Visitor): Promise<void> {
  const { page, button, field, text } = kari;
  await button('subject.more').click();
  await page.getByText(text('copy.menu'), { exact: true }).click();
  await field('copy.title').fill('Prosjekt, neste år');
  await button('calendarForm.startCopying').click();
  await button('copy.open').waitFor();
}

async function print({ page }: Visitor): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/print/${year}`);
  await page.getByRole('heading', { name: 'Prosjekt' }).first().waitFor();
}

/** Takes a year wheel out of her year, and puts it into it again. */
async function putIntoMyYear(kari: Visitor, uri: string): Promise<void> {
  const { page, button, text } = kari;
  await page.goto(`/app/calendar/${uri}`);
  for (const way of ['remove', 'add'] as const) {
    await button('subject.more').click();
    await button(`calendar.ring.${way}`).click();
    await page
      .getByText(text(way === 'add' ? 'calendar.ring.added' : 'calendar.ring.removed', { title: wheel }))
      .waitFor();
  }
  await page.locator('#main-menu a[href*="annual-cycle"]').click();
  // With all that she has made meanwhile, the last rings are folded.
  const ring = page.getByRole('link', { name: wheel }).first();
  const more = page.locator('.wheel-legend-more');
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.click();
      return ring.isVisible();
    })
    .toBe(true);
}
