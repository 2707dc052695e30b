import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, yearOf } from '@samspel/domain/time/day';
import { osloMoment, osloToday } from '@samspel/domain/time/oslo';
import { sayDay, sayMonth } from '@samspel/i18n/days';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { expectAccessible } from '../page-checks.ts';
import { signIn } from '../people.ts';
import { samspel } from '../samspel.ts';
import { looksFor } from '../turns.ts';

/** A screen hangs on a wall for months: a new month comes at midnight, the network goes, the power too, and one day the link ends. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const title = 'Året vårt';
const year = yearOf(osloToday(new Date()));
const [inDecember, inJanuary] = ['Juleavslutning', 'Nyttårsmøte'];
/** Milliseconds between two readings, and a bit. */
const aReading = 5 * 60_000 + 1_000;

describe.each(looksFor(5))('in $locale, $theme', (look) => {
  it('the wall turns to January at midnight in Oslo, goes on without a network, and says quietly that its link has ended', async () => {
    const kari = await visit(browser, look);
    await signIn(kari, 'kari@fjordvik.example');
    const uri = `vegg-${look.locale}-${look.theme}`;
    const id = await sharedWheel(kari, uri);
    const screen = await hang(look, `${samspel().url}/app/shared/${uri}?template=wall&lang=${look.locale}`);
    await showsDecember(screen, kari);
    await turnsToJanuary(screen, kari);
    await goesOnWithoutNetwork(screen, kari);
    await ends(screen, kari, id);
    await Promise.all([kari.context.close(), screen.context.close()]);
  });
});

async function sharedWheel({ page }: Visitor, uri: string): Promise<string> {
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { input: { title, color: '#1f6f8b', access: { isPrivate: false } } },
  );
  const event = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const description = JSON.stringify(richTextOf('Føremål'));
  for (const [of, startDate] of [
    [inDecember, `${year}-12-31`],
    [inJanuary, `${year + 1}-01-04`],
  ])
    await ask(page, event, { input: { calendar: createCalendar.id, title: of, description, startDate } });
  const share = 'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { id } }';
  await ask(page, share, { input: { id: createCalendar.id, uri } });
  return createCalendar.id;
}

type Screen = { page: Page; context: BrowserContext };

/** Hangs a screen up a minute before the new year. Its clock is the browser's: only what it is let to pass passes. */
async function hang({ theme }: { theme: 'light' | 'dark' }, address: string): Promise<Screen> {
  const context = await browser.newContext({ colorScheme: theme, viewport: { width: 1_920, height: 1_080 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.clock.install({ time: osloMoment(`${year}-12-31`, '23:59') });
  await page.goto(address);
  return { page, context };
}

const listOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

async function showsDecember({ page }: Screen, { text }: Visitor): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await listOf(page, sayMonth(text, 12)).getByText(inDecember).waitFor();
  await listOf(page, sayMonth(text, 1)).getByText(inJanuary).waitFor();
  await expectAccessible(page, 'the wall in December');
  await expect
    .poll(() => page.getByRole('button').or(page.getByRole('link')).count(), { message: 'there is nothing to press' })
    .toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(1_080);
  await page.setViewportSize({ width: 360, height: 740 });
  const drawing = page.locator('.wheel-drawing');
  await expect.poll(async () => (await drawing.boundingBox())!.width).toBeLessThan(360);
  await expect.poll(() => page.locator('.wheel-zoom:visible').count()).toBe(0);
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  await expect.poll(async () => (await drawing.boundingBox())!.width).toBeGreaterThan(500);
}

async function turnsToJanuary({ page }: Screen, { text }: Visitor): Promise<void> {
  await page.clock.runFor(61_000);
  const first = addDays(`${year}-12-31`, 1);
  await page.getByText(sayDay(text, first, first)).waitFor();
  await listOf(page, sayMonth(text, 1)).getByText(inJanuary).waitFor();
  await listOf(page, sayMonth(text, 2)).waitFor();
  await expect.poll(() => page.getByText(inDecember).count()).toBe(0);
  await expectAccessible(page, 'the wall in January');
}

async function goesOnWithoutNetwork({ page, context }: Screen, { text }: Visitor): Promise<void> {
  const isCut = page.getByText(text('sharedPage.wall.cut', { moment: '' }).trim());
  await page.waitForFunction(async () =>
    (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === 'activated'),
  );
  await context.setOffline(true);
  await page.clock.runFor(aReading);
  await isCut.waitFor();
  await listOf(page, sayMonth(text, 1)).getByText(inJanuary).waitFor();
  await expectAccessible(page, 'the wall without a network');
  await page.reload();
  await isCut.waitFor();
  await listOf(page, sayMonth(text, 1)).getByText(inJanuary).waitFor();
  await context.setOffline(false);
  await page.clock.runFor(aReading);
  await isCut.waitFor({ state: 'detached' });
}

async function ends({ page, context }: Screen, kari: Visitor, id: string): Promise<void> {
  await ask(kari.page, 'mutation ($id: ID!) { removeSharable(id: $id) { id } }', { id });
  await page.clock.runFor(aReading);
  await page.getByRole('heading', { level: 1, name: kari.text('sharedPage.wall.ended') }).waitFor();
  await expectAccessible(page, 'the wall whose link has ended');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: kari.text('sharedPage.failed') }).waitFor();
  await expect.poll(() => page.getByText(inJanuary).count(), { message: 'what was shared is forgotten' }).toBe(0);
}
