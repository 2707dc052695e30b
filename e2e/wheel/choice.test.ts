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

/** The cells, as they are called, that lie behind the veil in the middle. */
const veiled = (page: Page) =>
  page.evaluate(() => {
    const veil = [...document.querySelectorAll<SVGPathElement>('.wheel-veil path')];
    const cells = [...document.querySelectorAll<SVGPathElement>('.wheel-cell')];
    const isVeiled = (cell: SVGPathElement) => {
      const { x, y, width, height } = cell.getBBox();
      return veil.some((path) => path.isPointInFill(new DOMPoint(x + width / 2, y + height / 2)));
    };
    return cells.filter(isVeiled).map((cell) => cell.getAttribute('aria-label')!.split(',').slice(0, 2).join());
  });

describe('choosing on the wheel', () => {
  it('lets all that is not chosen step back, and draws no activity anew', async () => {
    const page = await stage.open();
    await draw(page, { year: 2026, today: '2027-01-01', rings, activities });
    expect(await veiled(page)).toEqual([]);
    await page.evaluate(() => {
      const changes = new MutationObserver(() => document.body.setAttribute('data-drawn-anew', ''));
      changes.observe(document.querySelector('.wheel-marks')!, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('gridcell', { name: /^mai, \d/ }).click();
    const behind = await veiled(page);
    expect(behind).toHaveLength(22);
    expect(behind.filter((name) => name.startsWith('mai'))).toEqual([]);
    expect(await page.locator('[data-drawn-anew]').count()).toBe(0);
  });
});
