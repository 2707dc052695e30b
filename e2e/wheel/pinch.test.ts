import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawLine, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const line = {
  year: 2026,
  today: '2026-05-12',
  rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [
    { id: '1', ringId: 'economy', title: 'Budsjett', startDate: '2026-06-01', endDate: '2026-06-20', isDone: false },
  ],
};

async function opened(): Promise<{ page: Page; fingers: CDPSession; bar: () => Promise<Box> }> {
  const page = await stage.open({ width: 760, hasTouch: true });
  await drawLine(page, line);
  const bar = page.locator('.timeline-item[data-activity="1"]');
  await bar.waitFor();
  return { page, fingers: await page.context().newCDPSession(page), bar: async () => (await bar.boundingBox())! };
}
type Box = { x: number; y: number; width: number; height: number };

/** Moves two fingers that lie beside each other around a place, from one distance to another, in pixels. */
async function pinch(fingers: CDPSession, { x, y }: { x: number; y: number }, from: number, to: number) {
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    const half = (from + ((to - from) * step) / steps) / 2;
    const touchPoints = [
      { x: x - half, y, id: 1 },
      { x: x + half, y, id: 2 },
    ];
    await fingers.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How much the whole page is enlarged by the browser. */
const scaleOf = (page: Page) => page.evaluate(() => visualViewport!.scale);

describe('two fingers on a timeline', () => {
  it('that go apart enlarge it as much, around the day between them, and not the page', async () => {
    const { page, fingers, bar } = await opened();
    const before = await bar();
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await pinch(fingers, middle, 60, 240);
    await expect.poll(async () => (await bar()).width / before.width).toBeCloseTo(4, 0);
    const after = await bar();
    expect(Math.abs(after.x + after.width / 2 - middle.x)).toBeLessThan(4);
    expect(await scaleOf(page)).toBe(1);
  });

  it('that come together show more of the year again, and never less than all of it', async () => {
    const { fingers, bar } = await opened();
    const year = await bar();
    const middle = { x: year.x + year.width / 2, y: year.y + year.height / 2 };
    await pinch(fingers, middle, 60, 240);
    await expect.poll(async () => (await bar()).width / year.width).toBeCloseTo(4, 0);
    await pinch(fingers, middle, 240, 30);
    await expect.poll(bar).toEqual(year);
  });

  it('neither open what is under them, nor begin something new', async () => {
    const { page, fingers, bar } = await opened();
    const { x, y, width, height } = await bar();
    await pinch(fingers, { x: x + width / 2, y: y + height / 2 }, 60, 120);
    await expect.poll(async () => (await bar()).width / width).toBeGreaterThan(1.5);
    expect(await page.locator('.timeline-card').isVisible()).toBe(false);
  });
});
