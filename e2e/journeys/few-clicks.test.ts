import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { clicks, countClicks } from '../clicks.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** What somebody does with the year wheels of others, with the clicks that each takes from the home page; and days that a finger moves. */
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

  it('Kari stretches and moves days among the months with a finger, on a phone', async () => {
    const kari = await visit(browser, look, { width: 360, height: 740, isNarrowed: false });
    await signIn(kari, 'kari@fjordvik.example');
    await moveByFinger(kari);
    await kari.context.close();
  });
});

const fromHome = async ({ page, text }: Visitor) => {
  await page.goto('/app/home');
  await page.getByRole('region', { name: text('calendar.deadlines') }).waitFor();
};

/** Two clicks, and a link to see it there. */
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
      await button('calendar.ring.removeNamed', { title: theirs }).waitFor();
    }),
  );
  expect(taken).toBe(2);
  await step('my year, with it', async () => {
    await button('calendar.ring.show').click();
    await page.getByRole('link', { name: theirs }).first().waitFor();
  });
}

/** One click on the wheel. */
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

/** One click to the steps for each calendar program; the link there is the second. */
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
  expect(await link.getAttribute('href')).toMatch(/^webcal:.*calendarCode=/);
  for (const program of ['outlook', 'outlookWeb', 'google', 'apple'] as const)
    expect(await dialog.getByText(text(`calendar.feed.${program}.late`)).count()).toBe(1);
  await page.keyboard.press('Escape');
}

/** Three clicks and its title; for next year it opens there. */
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

/** By the end of its days the deadline alone moves, by the days themselves all of them; the page does not scroll meanwhile. */
async function moveByFinger(kari: Visitor): Promise<void> {
  const { page, context, text } = kari;
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
  const days = async () => {
    const query = 'query ($id: ID!) { eventInstance(id: $id) { startDate endDate } }';
    type Answer = { eventInstance: { startDate: Day; endDate: Day } };
    const { eventInstance } = await ask<Answer>(page, query, { id });
    return [eventInstance.startDate, eventInstance.endDate];
  };
  await page.goto(`/app/calendar/${wheel.uri}?year=${year}&view=months`);
  const march = page.getByRole('region', { name: text('time.month.3') });
  await march.getByRole('button', { name: 'Budsjett', exact: true }).waitFor();
  const finger = await context.newCDPSession(page);
  const drag = async (grip: string, to: Day) => {
    await march.locator(`[data-day="${to}"]`).scrollIntoViewIfNeeded();
    const [from, on] = [march.locator(`[data-grip="${grip}"]`).last(), march.locator(`[data-day="${to}"]`)];
    const middle = async (of: typeof from) => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [start, end] = [await middle(from), await middle(on)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [start]);
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
    await touch('touchEnd', []);
  };
  await drag('END', dayOf(year, 3, 18));
  await expect.poll(days).toEqual([dayOf(year, 3, 10), dayOf(year, 3, 18)]);
  await drag('', dayOf(year, 3, 25));
  await expect.poll(days).toEqual([addDays(dayOf(year, 3, 25), -8), dayOf(year, 3, 25)]);
}
