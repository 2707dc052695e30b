import { Refusal } from '@samspel/domain/refusal';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { refusalWords } from '@samspel/i18n/format';
import { locales } from '@samspel/i18n/locale';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** A year on the timeline: by keyboard alone, by mouse, on a phone, and on the public page. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = osloToday(new Date());
const year = yearOf(today);
/** A month other than the current one. */
const far = monthOf(today) > 6 ? 2 : 8;
const start = dayOf(year, far, 5);
const end = dayOf(year, far, 25);

describe.each(looksFor(3))('in $locale, $theme', (look) => {
  it('Kari moves and stretches what a year holds by keyboard alone, and takes it back', async () => {
    const kari = await visit(browser, look, { width: 1_440, height: 1_000, isNarrowed: false });
    const { page, context, step, text } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const { uri, ids } = await makeWheel(kari, 'År på line');
    const [bar, point] = ids as [string, string];
    const item = (id: string) => page.locator(`.timeline-item[data-activity="${id}"]`);
    await page.goto(`/app/calendar/${uri}`);
    const tab = page.getByRole('tab', { name: text('wheel.tab.timeline') });
    await tab.waitFor();
    await step('the timeline', async () => {
      await tabTo(page, text('wheel.tab.wheel'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await item(bar).waitFor();
    });

    const anItem = /^(Budsjett|Tilsyn), /;
    await tabTo(page, anItem);
    await page.keyboard.press('Home');
    const other = far < monthOf(today) ? point : bar;
    const first = other === point ? bar : point;
    await step('the first activity and its card', () => expect.poll(() => focused(kari)).toBe(first));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(kari)).toBe(other);
    await page.keyboard.press(first === bar ? 'ArrowLeft' : 'ArrowDown');
    if (first === bar) await expect.poll(() => focused(kari)).toBe(bar);

    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const wide = async () => (await item(bar).boundingBox())!.width;
    const before = await wide();
    await page.keyboard.press('+');
    await expect.poll(wide).toBeGreaterThan(before * 1.2);
    await expect.poll(() => focused(kari)).toBe(bar);

    await page.keyboard.press('Shift+ArrowDown');
    await step('a bar on its way', () => page.locator('.timeline-ghost').waitFor());
    await page.keyboard.press('Escape');
    await page.locator('.timeline-ghost').waitFor({ state: 'detached' });
    expect(await daysOf(kari, bar)).toEqual([start, end]);

    const said = await item(bar).getAttribute('aria-label');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => daysOf(kari, bar)).toEqual([addDays(start, 8), addDays(end, 8)]);
    await expect.poll(() => item(bar).getAttribute('aria-label')).not.toBe(said);
    await expect.poll(() => focused(kari)).toBe(bar);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => daysOf(kari, bar)).toEqual([addDays(start, 8), addDays(end, 9)]);
    await step('the offer to undo', async () => {
      await tabTo(page, text('button.undo'));
      await page.keyboard.press('Enter');
    });
    await expect.poll(() => daysOf(kari, bar)).toEqual([addDays(start, 8), addDays(end, 8)]);

    await step('the panel of an activity', async () => {
      await tabTo(page, anItem);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: 'Budsjett' }).waitFor();
    });
    await context.close();
  });

  it('Kari drags, stretches and begins by mouse, looks at three years, and at weeks on a phone', async () => {
    const kari = await visit(browser, look, { width: 1_440, height: 1_000, isNarrowed: false });
    const { page, context, step, text } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const { uri, ids } = await makeWheel(kari, 'År med mus');
    const bar = page.locator(`.timeline-item[data-activity="${ids[0]}"]`);
    await step('the timeline', async () => {
      await page.goto(`/app/calendar/${uri}?view=timeline`);
      await bar.waitFor();
    });
    await step('a quarter, with today in sight', async () => {
      await page.getByRole('button', { name: text('wheel.timeline.quarter'), exact: true }).click();
      await expect.poll(() => isWithin(page.locator('.timeline-today'), page.locator('.timeline-scroller'))).toBe(true);
      await page.getByRole('button', { name: text('wheel.timeline.year'), exact: true }).click();
    });
    const widthOfDay = async () => (await bar.boundingBox())!.width / 21;
    const drag = async (from: 'middle' | 'end', days: number) => {
      const box = (await bar.boundingBox())!;
      const [x, y] = [from === 'middle' ? box.x + box.width / 2 : box.x + box.width - 1, box.y + box.height / 2];
      const by = days * (await widthOfDay());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y, { steps: 3 });
      const at = from === 'middle' ? box.x + box.width + by - (await widthOfDay()) / 2 : x + by - 1;
      await page.mouse.move(at, y);
      await page.locator('.timeline-ghost').waitFor();
      await page.mouse.up();
    };
    await drag('middle', 30);
    await expect.poll(() => daysOf(kari, ids[0]!)).toEqual([addDays(start, 30), addDays(end, 30)]);

    await step('a press on an empty place', async () => {
      const lane = page.locator('.timeline-track').first();
      await lane.click({ position: { x: 4, y: 3 } });
      await page.getByRole('dialog').getByLabel(text('field.title'), { exact: true }).waitFor();
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await step('the lane folded', () => page.locator('.timeline-head button').first().click());
    await step('three years', async () => {
      await page.getByRole('button', { name: text('wheel.timeline.yearCount', { count: 3 }), exact: true }).click();
      await page.locator('.timeline').getByText(String(year), { exact: false }).first().waitFor();
    });
    expect(new URL(page.url()).searchParams.get('years')).toBe('3');
    await step('the same as a table', async () => {
      await page.getByRole('button', { name: text('wheel.timeline.asTable') }).click();
      await page.locator('.wheel-table').waitFor();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await step('the weeks on a phone', async () => {
      await page.reload();
      await page.locator('.timeline-week').first().waitFor();
    });
    await step('earlier weeks', () => page.getByRole('button', { name: text('wheel.timeline.earlier') }).click());
    await context.close();
  });

  it('what somebody else has moved or removed meanwhile stays so, and Kari is told', async () => {
    const kari = await visit(browser, look, { width: 1_440, height: 1_000, isNarrowed: false });
    const ola = await visit(browser, look);
    const { page, context, step, text } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    await signIn(ola, 'ola@fjordvik.example');
    const { me } = await ask<{ me: { id: string } }>(ola.page, '{ me { id } }');
    const access = { isPrivate: true, visibility: 'PUBLIC', persons: [{ person: me.id, access: 'WRITE' }] };
    const { uri, ids } = await makeWheel(kari, 'År i to hender', access);
    const bar = page.locator(`.timeline-item[data-activity="${ids[0]}"]`);
    const told = (words: string | RegExp) => page.locator('[data-sonner-toast]', { hasText: words }).waitFor();
    const olaDoes = (what: object) =>
      ask(ola.page, 'mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { count } }', {
        input: { ids: [ids[0]], ...what },
      });
    await page.goto(`/app/calendar/${uri}?view=timeline`);

    await hold(kari, bar);
    await olaDoes({ moveDays: 2 });
    await page.mouse.up();
    await step('a bar that Ola has moved is dropped elsewhere', () => told(inAnyLanguage(new Refusal('conflict'))));
    expect(await daysOf(kari, ids[0]!)).toEqual([addDays(start, 2), addDays(end, 2)]);
    await page.reload();

    await hold(kari, bar);
    await olaDoes({ remove: true });
    await page.mouse.up();
    await step('a bar that Ola has removed is dropped elsewhere', () => told(text('shell.error.gone')));
    await page.reload();
    await page.locator(`.timeline-item[data-activity="${ids[1]}"]`).waitFor();
    await expect.poll(() => bar.count()).toBe(0);
    await ola.context.close();
    await context.close();
  });

  it('anybody sees a shared year on the timeline', async () => {
    const kari = await visit(browser, look, { width: 1_280, height: 900, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    const { id } = await makeWheel(kari, 'År for alle');
    const shared = `tidslinje-${look.locale}-${look.theme}`;
    await ask(kari.page, 'mutation ($input: MakeSharableInput!) { makeSharable(input: $input) { uri } }', {
      input: { id, uri: shared },
    });
    await kari.step('the timeline of a shared year', async () => {
      await kari.page.goto(`/app/shared/${shared}?lang=${look.locale}`);
      await kari.page.getByRole('button', { name: kari.text('wheel.tab.timeline') }).click();
      await kari.page.getByRole('button', { name: /^Budsjett/ }).waitFor();
    });
    await kari.context.close();
  });
});

const focused = ({ page }: Visitor) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.activity);

/** The server's own words, which are in the language of the person's profile, whatever that of the page. */
const inAnyLanguage = (refusal: Refusal): RegExp =>
  new RegExp(locales.map((locale) => refusalWords(locale, refusal)).join('|'));

/** Takes hold of a bar and moves it by some days, without letting it go. */
async function hold({ page }: Visitor, bar: Locator): Promise<void> {
  await bar.waitFor();
  await untilQuiet(page);
  const { x, y, width, height } = (await bar.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 3 });
  await page.mouse.move(x + width * 1.5, y + height / 2);
  await page.locator('.timeline-ghost').waitFor();
}

/** Makes a year wheel, for everybody if not told otherwise, with one activity of many days and one of today. */
async function makeWheel(
  { page }: Visitor,
  title: string,
  access: object = { isPrivate: false },
): Promise<{ id: string; uri: string; ids: string[] }> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title, color: '#1f6f8b', access } },
  );
  const given = { calendar: wheel.id, description: JSON.stringify(richTextOf('Sjå rutinen')) };
  const { createEvents } = await ask<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
    page,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
    {
      input: [
        { ...given, title: 'Budsjett', startDate: start, endDate: end },
        { ...given, title: 'Tilsyn', startDate: today },
      ],
    },
  );
  return { ...wheel, ids: createEvents.map(({ instances }) => instances.nodes[0]!.id) };
}

async function daysOf({ page }: Visitor, id: string): Promise<[Day, Day]> {
  const { eventInstance } = await ask<{ eventInstance: { startDate: Day; endDate: Day } }>(
    page,
    'query ($id: ID!) { eventInstance(id: $id) { startDate endDate } }',
    { id },
  );
  return [eventInstance.startDate, eventInstance.endDate];
}

/** Whether something is between the left and the right edge of another. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [(await inner.boundingBox())!, (await outer.boundingBox())!];
  return one.x >= other.x && one.x + one.width <= other.x + other.width;
}
