import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, dayOf, monthOf, yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { launch, type Visitor, visit } from '../browser.ts';
import { markAt, placeOf } from '../on-the-wheel.ts';
import { signIn } from '../people.ts';
import { looksFor } from '../turns.ts';

/** Moving days where they are shown: a mark along its ring, the beginning of its band, a row of the list onto the wheel, and by keys. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const year = yearOf(osloToday(new Date()));
/** A month other than the current one: the list beside the wheel shows only the current month. */
const far = monthOf(osloToday(new Date())) > 6 ? 2 : 8;
const near = osloToday(new Date());

describe.each(looksFor(1))('in $locale, $theme', (look) => {
  it('Kari drags a mark, stretches its band, and lets a row go on the wheel', async () => {
    const kari = await visit(browser, look, { width: 1_440, height: 1_000, isNarrowed: false });
    const { page, context, step, text } = kari;
    await signIn(kari, 'kari@fjordvik.example');
    const { uri, ids } = await makeWheel(kari);
    const [band, point] = ids as [string, string];
    await step('the wheel', async () => {
      await page.goto(`/app/calendar/${uri}`);
      await page.locator('.wheel-drawing').waitFor();
    });
    const drag = async (from: { x: number; y: number }, to: Day, name: string) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const at = await placeOf(kari, to, 0.7);
      await page.mouse.move(at.x + 3, at.y + 3, { steps: 4 });
      await page.mouse.move(at.x, at.y);
      await step(name, () => page.getByRole('status').filter({ hasText: /: / }).first().waitFor({ state: 'attached' }));
    };
    const end = dayOf(year, far, 25);
    const mark = await markAt(kari, end);

    await drag(mark, dayOf(year, far + 1, 15), 'a mark on its way, given up');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await daysOf(kari, band)).toEqual([dayOf(year, far, 5), end]);

    await drag(mark, dayOf(year, far + 1, 15), 'a mark on its way');
    await page.mouse.up();
    const moved = dayOf(year, far + 1, 15);
    const away = addDays(moved, -20);
    await expect.poll(() => daysOf(kari, band)).toEqual([away, moved]);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await ask(page, 'mutation ($input: UpdateEventInstanceInput!) { updateEventInstance(input: $input) { id } }', {
      input: { id: band, isDone: true },
    });
    await page.reload();
    await page.locator('.wheel-drawing').waitFor();
    await drag(await markAt(kari, away, 0.2), dayOf(year, far, 10), 'a beginning on its way');
    await page.mouse.up();
    await expect.poll(() => daysOf(kari, band)).toEqual([dayOf(year, far, 10), moved]);
    // Done activities can be moved too, and stay done.
    const isDone = 'query ($id: ID!) { eventInstance(id: $id) { isDone } }';
    expect(await ask(page, isDone, { id: band })).toEqual({ eventInstance: { isDone: true } });

    const undo = page.getByRole('button', { name: text('button.undo') });
    // The offer to undo the move above comes, and disappears by itself.
    await undo.waitFor();
    await expect.poll(() => undo.count()).toBe(0);
    const row = page.getByRole('button', { name: 'Tilsyn', exact: true });
    const box = (await row.boundingBox())!;
    await drag({ x: box.x + 10, y: box.y + 10 }, dayOf(year, far, 20), 'a row on its way');
    await page.mouse.up();
    await expect.poll(() => daysOf(kari, point)).toEqual([dayOf(year, far, 20), dayOf(year, far, 20)]);
    const rowOn = (day: Day) => page.locator(`[data-day="${day}"]`).filter({ has: row });
    await rowOn(near).waitFor({ state: 'detached' });
    await undo.click();
    await expect.poll(() => daysOf(kari, point)).toEqual([near, near]);
    await rowOn(near).waitFor();
    await page
      .getByText(text('several.undone', { count: 1 }))
      .first()
      .waitFor();
    await row.focus();
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => daysOf(kari, point)).toEqual([near, addDays(near, 8)]);
    await context.close();
  });
});

/** Makes a year wheel with one activity of many days and one of today. */
async function makeWheel({ page }: Visitor): Promise<{ uri: string; ids: string[] }> {
  const { createCalendar: wheel } = await ask<{ createCalendar: { id: string; uri: string } }>(
    page,
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id uri } }',
    { input: { title: 'Dagar som flyttar', color: '#1f6f8b' } },
  );
  const shared = { calendar: wheel.id, description: JSON.stringify(richTextOf('Sjå rutinen')) };
  const { createEvents } = await ask<{ createEvents: { instances: { nodes: { id: string }[] } }[] }>(
    page,
    'mutation ($input: [CreateEventInput!]!) { createEvents(input: $input) { instances { nodes { id } } } }',
    {
      input: [
        { ...shared, title: 'Budsjett', startDate: dayOf(year, far, 5), endDate: dayOf(year, far, 25) },
        { ...shared, title: 'Tilsyn', startDate: near },
      ],
    },
  );
  return { uri: wheel.uri, ids: createEvents.map(({ instances }) => instances.nodes[0]!.id) };
}

async function daysOf({ page }: Visitor, id: string): Promise<[Day, Day]> {
  const { eventInstance } = await ask<{ eventInstance: { startDate: Day; endDate: Day } }>(
    page,
    'query ($id: ID!) { eventInstance(id: $id) { startDate endDate } }',
    { id },
  );
  return [eventInstance.startDate, eventInstance.endDate];
}
