import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawLegend, openWheelStage, type WheelStage } from './wheel-stage.ts';

const long = 'Økonomi, budsjett, rekneskap og rapportering';
const rings = [long, 'Barnehageåret', 'Personvern og internkontroll'].map((title, index) => ({
  id: `r${index}`,
  title,
  color: '#1c6f8b',
}));

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const heights = (page: Page) =>
  page
    .locator('.wheel-legend > ul:not(.wheel-signs) > li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

describe('the rings of a legend', () => {
  it('take one line each by finger, and the tools of one come below it when they are asked for', async () => {
    const page = await stage.open({ width: 360, hasTouch: true });
    // Chromium without a window has a mouse even so.
    const tools = await page.context().newCDPSession(page);
    const features = [
      { name: 'hover', value: 'none' },
      { name: 'pointer', value: 'coarse' },
    ];
    await tools.send('Emulation.setEmulatedMedia', { features });
    await drawLegend(page, { rings, activities: [] });
    const eye = page.getByRole('button', { name: 'Skjul Barnehageåret' });
    const unfold = page.getByRole('button', { name: 'Val for Barnehageåret' });
    expect(await eye.isVisible()).toBe(false);
    expect(Math.max(...(await heights(page)))).toBeLessThan(36);
    const name = (await page.getByRole('link', { name: long }).boundingBox())!;
    const beside = (await page.getByRole('button', { name: `Val for ${long}` }).boundingBox())!;
    expect(name.x + name.width, 'a cut name ends before the button').toBeLessThanOrEqual(beside.x);
    expect(name.height, 'a finger hits it').toBeGreaterThanOrEqual(24);
    await unfold.tap();
    expect(await eye.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /^Skjul/ }).count()).toBe(1);
    await unfold.tap();
    expect(await eye.isVisible()).toBe(false);
  });

  it('need no such button with a mouse: their tools come where it points', async () => {
    const page = await stage.open({ width: 360 });
    await drawLegend(page, { rings, activities: [] });
    expect(await page.getByRole('button', { name: /^Val for/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Skjul/ }).count()).toBe(rings.length);
    expect(Math.max(...(await heights(page)))).toBeLessThan(36);
  });
});
