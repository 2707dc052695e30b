import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { clicks, countClicks } from '../clicks.ts';
import { markAt, placeOf } from '../on-the-wheel.ts';
import { signIn } from '../people.ts';
import { untilQuiet } from '../quiet.ts';
import { looksFor } from '../turns.ts';

/** What people do with the year wheels of others, with the number of clicks from the home page; and days that a finger moves. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const theirs = 'Grunnskule: kvalitet og rapportering';
const year = yearOf(osloToday(new Date())) + 1;

describe.each(looksFor(0))('in $locale, $theme', (look) => {
  it('Per has a wheel of others in his year, its dates in his calendar, and a copy, in as few clicks as they need', async () => {
    const per = await visit(browser, look, { width: 1_440 });
    await countClicks(per.page);
    await signIn(per, 'per@lundvik.example');
    await putIntoMyYear(per);
    await seeOneMonth(per);
    await subscribe(per);
    await copy(per);
    await per.context.close();
  });

  it('Kari stretches and moves days with a finger, among the months and on the wheel of a phone, and by keys in its card', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    const wheel = await makeWheel(kari);
    await moveByFinger(kari, wheel);
    await moveOnTheWheel(kari, wheel);
    await moveInTheCard(kari, wheel);
    await kari.context.close();
  });
});

const fromHome = async ({ page, text }: Visitor) => {
  await page.goto('/app/home');
  await page.getByRole('region', { name: text('home.coming') }).waitFor();
};

/** Takes two clicks, and then a link to see it there. */
async function putIntoMyYear(per: Visitor): Promise<void> {
  const { page, step, button, text } = per;
  await fromHome(per);
  const taken = await clicks(page, () =>
    step('in my year, from its card', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: text('calendar.explore') })
        .first()
        .click();
      await button('calendar.ring.addNamed', { title: theirs }).click();
      await button('calendar.ring.isInNamed', { title: theirs }).waitFor();
    }),
  );
  expect(taken).toBe(2);
  await step('my year, with it', async () => {
    await button('calendar.ring.show').click();
    await page.getByRole('link', { name: theirs }).first().waitFor();
  });
}

/** Takes one click on the wheel. */
async function seeOneMonth({ page, text }: Visitor): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}/${year}`);
  const march = page.getByRole('gridcell', { name: new RegExp(`^${text('time.month.3')}, `, 'i') }).first();
  await march.waitFor();
  const taken = await clicks(page, async () => {
    await march.click();
    await expect.poll(() => march.getAttribute('aria-selected')).toBe('true');
  });
  expect(taken).toBe(1);
  const chosen = await page
    .getByRole('gridcell', { selected: true })
    .evaluateAll((cells) => cells.map((cell) => (cell as SVGElement).dataset.slot));
  expect(new Set(chosen).size).toBe(1);
}

/** Takes one click to the steps for each calendar program; the link there is the second. */
async function subscribe(per: Visitor): Promise<void> {
  const { page, step, text } = per;
  await fromHome(per);
  const dialog = page.getByRole('dialog', { name: text('calendar.feed.menu') });
  const taken = await clicks(page, () =>
    step('the links of my year', async () => {
      await page.getByRole('link', { name: text('calendar.first.feedIt') }).click();
      await dialog.getByRole('link', { name: text('calendar.feed.subscribe') }).waitFor();
    }),
  );
  expect(taken).toBe(1);
  const link = dialog.getByRole('link', { name: text('calendar.feed.subscribe') });
  await expect.poll(() => link.getAttribute('href')).toMatch(/^webcal:.*calendarCode=/);
  for (const program of ['outlook', 'outlookWeb', 'google', 'apple'] as const)
    await expect.poll(() => dialog.getByText(text(`calendar.feed.${program}.late`)).count()).toBe(1);
  await page.keyboard.press('Escape');
}

/** Takes three clicks and a title; the copy for next year opens there. */
async function copy(per: Visitor): Promise<void> {
  const { page, step, button, field, text } = per;
  await fromHome(per);
  const title = 'Lundvikskulen neste år';
  const taken = await clicks(page, () =>
    step('a copy that is being made', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: text('calendar.createNew') })
        .first()
        .click();
      await page.getByRole('button', { name: theirs }).click();
      await field('copy.title').waitFor();
      await page.keyboard.type(title);
      await button('calendarForm.startCopying').click();
      await button('copy.open').waitFor();
    }),
  );
  expect(taken).toBe(3);
}

interface Wheel {
  uri: string;
  /** Makes its activity begin forty days earlier. */
  lengthen: () => Promise<unknown>;
  /** Returns the first day and the deadline of its one activity, as they are stored now. */
  days: () => Promise<[Day, Day]>;
}

/** Makes a year wheel with one activity, in March of next year. */
async function makeWheel({ page }: Visitor): Promise<Wheel> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Dagar under fingeren', color: '#1f6f8b' } },
  );
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    page,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    {
      input: {
        ...{ calendar: wheel.id, title: 'Budsjett', description: JSON.stringify(richTextOf('Sjå rutinen')) },
        ...{ startDate: dayOf(year, 3, 10), endDate: dayOf(year, 3, 12) },
      },
    },
  );
  const id = createEvent.instances.nodes[0]!.id;
  const query = 'query ($id: ID!) { eventInstance(id: $id) { startDate endDate } }';
  type Answer = { eventInstance: { startDate: Day; endDate: Day } };
  return {
    uri: wheel.uri,
    lengthen: () =>
      ask(page, 'mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { count } }', {
        input: { ids: [id], moveDays: -40, moveEdge: 'START' },
      }),
    days: async () => {
      const { eventInstance } = await ask<Answer>(page, query, { id });
      return [eventInstance.startDate, eventInstance.endDate];
    },
  };
}

interface Point {
  x: number;
  y: number;
}

/** Returns a finger that taps and drags on the screen. */
async function fingerOf({ page, context }: Visitor) {
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tap: async (at: Point) => {
      await touch('touchStart', [at]);
      await touch('touchEnd', []);
    },
    drag: async (from: Point, to: Point) => {
      await touch('touchStart', [from]);
      for (const part of [0.3, 0.6, 1])
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      await touch('touchEnd', []);
    },
  };
}

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Dragging the end of an activity's days moves only the deadline, dragging the days moves all of them; the page does not scroll meanwhile. */
async function moveByFinger(kari: Visitor, { uri, days }: Wheel): Promise<void> {
  const { page, text } = kari;
  await page.goto(`/app/calendar/${uri}?year=${year}&view=months`);
  const march = page.locator('section', { has: page.getByRole('heading', { name: text('time.month.3') }) }).last();
  await march.getByRole('button', { name: 'Budsjett', exact: true }).waitFor();
  const finger = await fingerOf(kari);
  const drag = async (grip: string, to: Day) => {
    await untilQuiet(page); // what was saved before may still move the row
    const day = march.locator(`[data-day="${to}"]`);
    await day.scrollIntoViewIfNeeded();
    await finger.drag(await middleOf(march.locator(`[data-grip="${grip}"]`).last()), await middleOf(day));
  };
  await drag('END', dayOf(year, 3, 18));
  await expect.poll(days).toEqual([dayOf(year, 3, 10), dayOf(year, 3, 18)]);
  await drag('', dayOf(year, 3, 25));
  await expect.poll(days).toEqual([addDays(dayOf(year, 3, 25), -8), dayOf(year, 3, 25)]);
}

/** A tap shows grips on what it hit: the mark moves all days, the beginning of the band only the first one. */
async function moveOnTheWheel(kari: Visitor, { uri, days, lengthen }: Wheel): Promise<void> {
  const { page } = kari;
  await page.goto(`/app/calendar/${uri}?year=${year}&view=wheel`);
  await page.locator('.wheel-drawing').scrollIntoViewIfNeeded();
  const finger = await fingerOf(kari);
  const grip = (of: string) => page.locator(`.wheel-grips [data-grip="${of}"]`);
  const tapMark = async (day: Day) => {
    const mark = await markAt(kari, day);
    await page.mouse.move(2, 2);
    await finger.tap(mark);
    await grip('').waitFor({ state: 'attached' });
  };
  await tapMark(dayOf(year, 3, 25));
  await finger.drag(await middleOf(grip('')), await placeOf(kari, dayOf(year, 4, 20), 0.7));
  const moved = dayOf(year, 4, 20);
  await expect.poll(days).toEqual([addDays(moved, -8), moved]);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  // Once it is too short for a band, it has no beginning to grip either.
  await lengthen();
  await page.reload();
  await page.locator('.wheel-drawing').scrollIntoViewIfNeeded();
  await tapMark(moved);
  await finger.drag(await middleOf(grip('START')), await placeOf(kari, dayOf(year, 3, 20), 0.7));
  await expect.poll(days).toEqual([dayOf(year, 3, 20), moved]);
}

/** The keys of the list also work on a title in the card of the wheel; the focus is on the wheel afterwards. */
async function moveInTheCard({ page, text }: Visitor, { days }: Wheel): Promise<void> {
  const april = page.getByRole('gridcell', { name: new RegExp(`^${text('time.month.4')}, `, 'i') }).first();
  await april.focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Escape');
  const before = await days();
  await page.locator('.wheel-card').waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(days).toEqual(before.map((day) => addDays(day, 7)));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
}
