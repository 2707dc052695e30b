import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const rings = [
  { id: 'economy', title: 'Økonomi', color: '#1f6f8b' },
  { id: 'school', title: 'Skule', color: '#6a994e' },
];
const activities = Array.from({ length: 24 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0');
  const [startDate, endDate] = [`2026-${month}-05`, `2026-${month}-20`];
  return { id: String(index), ringId: rings[index % 2]!.id, title: 'Rapport', startDate, endDate, isDone: false };
});

/** Returns the fills of the cells' grounds, with the month of each. */
const grounds = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<SVGPathElement>('.wheel-cell')];
    return cells.map((cell) => [cell.getAttribute('aria-label')!.split(',')[0]!, getComputedStyle(cell).fill] as const);
  });
/** Returns how marks and titles are drawn, and what lies over them. */
const drawnWith = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wheel-marks path')].map((path) => {
      const { fill, stroke, opacity, fillOpacity } = getComputedStyle(path);
      return [fill, stroke, opacity, fillOpacity].join();
    }),
  );

/** Returns the chosen months, as a screen reader says them. */
const chosen = (page: Page) =>
  page
    .getByRole('row')
    .first()
    .getByRole('gridcell', { selected: true })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!.split(',')[0]));

/** Rests a finger at a place for longer than a tap. */
async function longPress(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(700);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('choosing on the wheel', () => {
  it('a click replaces what was chosen, Ctrl adds', async () => {
    const page = await stage.open();
    await draw(page, { year: 2026, today: '2027-01-01', rings, activities });
    const month = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, \\d`) });
    await month('mai').click();
    await month('juni').click();
    await expect.poll(() => chosen(page)).toEqual(['juni']);
    await month('august').click({ modifiers: ['Control'] });
    await expect.poll(() => chosen(page)).toEqual(['juni', 'august']);
  });

  it('a tap replaces what was chosen, a finger that rests adds', async () => {
    const page = await stage.open({ width: 360, hasTouch: true });
    await draw(page, { year: 2026, today: '2027-01-01', rings, activities });
    const placeOf = async (name: string) => {
      const { x, y, width, height } = (await page
        .getByRole('gridcell', { name: new RegExp(`^${name}, \\d`) })
        .boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const tap = async (name: string) => {
      const { x, y } = await placeOf(name);
      await page.touchscreen.tap(x, y);
    };
    await tap('mai');
    await tap('juni');
    await expect.poll(() => chosen(page)).toEqual(['juni']);
    await longPress(page, await placeOf('september'));
    await expect.poll(() => chosen(page)).toEqual(['juni', 'september']);
  });

  it('opens a month that is chosen alone, and closes it when it is released or another is added', async () => {
    const page = await stage.open();
    await draw(page, { year: 2026, today: '2027-01-01', rings, activities });
    const month = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, \\d`) });
    const wide = async (name: string) => (await month(name).boundingBox())!.width;
    const atRest = await Promise.all(['mars', 'august'].map(wide));
    await month('mars').click();
    await expect.poll(() => wide('mars')).toBeGreaterThan(2 * atRest[0]!);
    expect(await page.locator('.wheel-labels text').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => Promise.all(['mars', 'august'].map(wide))).toEqual(atRest);
    await month('mars').press('Enter');
    await expect.poll(() => wide('mars')).toBeGreaterThan(2 * atRest[0]!);
    await month('august').click({ modifiers: ['Control'] });
    await expect.poll(() => Promise.all(['mars', 'august'].map(wide))).toEqual(atRest);
  });

  it('highlights what is added, leaves the rest as strong as it was, and draws no activity anew', async () => {
    const page = await stage.open();
    await draw(page, { year: 2026, today: '2027-01-01', rings, activities });
    for (const name of ['august', 'november'])
      await page.getByRole('gridcell', { name: new RegExp(`^${name}, \\d`) }).click({ modifiers: ['Control'] });
    await expect.poll(() => chosen(page)).toEqual(['august', 'november']);
    const before = await grounds(page);
    const marks = await drawnWith(page);
    await page.evaluate(() => {
      const changes = new MutationObserver(() => document.body.setAttribute('data-drawn-anew', ''));
      changes.observe(document.querySelector('.wheel-marks')!, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('gridcell', { name: /^mai, \d/ }).click({ modifiers: ['Control'] });
    const groundsOf = (all: typeof before, isMay: boolean) => all.filter(([name]) => (name === 'mai') === isMay);
    await expect.poll(async () => groundsOf(await grounds(page), true)).not.toEqual(groundsOf(before, true));
    expect(groundsOf(await grounds(page), false)).toEqual(groundsOf(before, false));
    expect(await drawnWith(page)).toEqual(marks);
    expect(await page.locator('[data-drawn-anew]').count()).toBe(0);
  });
});
