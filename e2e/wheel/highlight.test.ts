import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const wheel = {
  year: 2026,
  today: '2027-01-01',
  rings: [
    { id: 'economy', title: 'Økonomi', color: '#1f6f8b' },
    { id: 'school', title: 'Skule', color: '#6a994e' },
  ],
  activities: [
    { id: '1', ringId: 'economy', title: 'Revisjon', startDate: '2026-08-03', endDate: '2026-08-03', isDone: false },
    { id: '2', ringId: 'school', title: 'Elevsamtalar', startDate: '2026-03-02', endDate: '2026-04-28', isDone: false },
  ],
};

/** Returns the middle of a title on the screen. */
const middleOf = (page: Page, title: string) =>
  page
    .locator('.wheel-labels text')
    .filter({ hasText: title })
    .evaluate((element) => {
      const text = element as SVGTextElement;
      const middle = text.getExtentOfChar(Math.floor(text.getNumberOfChars() / 2));
      const at = new DOMPoint(middle.x + middle.width / 2, middle.y + middle.height / 2);
      const { x, y } = at.matrixTransform(text.getScreenCTM()!);
      return { x, y };
    });
const highlightedTitles = (page: Page) => page.locator('.wheel-highlighted text').allTextContents();
const highlightedShapes = (page: Page) => page.locator('.wheel-highlighted-shape').count();

describe('what is pointed at on the wheel', () => {
  it.each(['Revisjon', 'Elevsamtalar'])('by its title, highlights its mark and its title: %s', async (title) => {
    const page = await stage.open();
    await draw(page, wheel);
    expect(await highlightedShapes(page)).toBe(0);
    const { x, y } = await middleOf(page, title);
    await page.mouse.move(x, y);
    await expect.poll(() => highlightedTitles(page)).toEqual([title]);
    expect(await highlightedShapes(page)).toBe(1);
    await page.mouse.move(2, 2);
    await expect.poll(() => highlightedShapes(page)).toBe(0);
  });
});
