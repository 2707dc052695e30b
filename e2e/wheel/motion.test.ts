import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const wheel = { year: 2026, rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }], activities: [] };

/** Returns the animations that run now. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().map((one) => (one as CSSAnimation).animationName ?? 'transition'));

/** Opens a page on which animations run a hundredth as fast, so that none ends between two looks at it. */
async function openSlow(): Promise<Page> {
  const page = await stage.open({ moves: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  return page;
}

/** Lets all animations that run come to their end, and those that follow on them. */
async function finishAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.finish();
      });
      return moving(page);
    })
    .toEqual([]);
}

describe('how the wheel comes', () => {
  it('stands still from the start for whoever wants less motion', async () => {
    const page = await stage.open();
    await draw(page, wheel);
    expect(await moving(page)).toEqual([]);
    await draw(page, { ...wheel, direction: 'left' }, true);
    expect(await moving(page)).toEqual([]);
  });

  it('opens once, and again when it is to run the other way', async () => {
    const page = await openSlow();
    await draw(page, wheel);
    expect(await moving(page)).toEqual(['wheel-open-right']);
    await finishAll(page);
    await draw(page, { ...wheel, year: 2027 }, true);
    expect(await moving(page)).toEqual([]);
    await draw(page, { ...wheel, direction: 'left' }, true);
    expect(await moving(page)).toEqual(['wheel-open-left']);
  });

  it('opens from its first month on, the way the year runs, and hides nothing afterwards', async () => {
    const page = await openSlow();
    await draw(page, wheel);
    const masks = await page.evaluate(() => {
      const opening = document.getAnimations()[0]!;
      opening.pause();
      return [0, 100, 200].map((time) => {
        opening.currentTime = time;
        return getComputedStyle(document.querySelector('.wheel-drawing')!).getPropertyValue('--wheel-opened');
      });
    });
    const shown = masks.map(Number.parseFloat);
    expect(shown).toEqual([...shown].sort((one, other) => one - other));
    await page.evaluate(() => document.getAnimations()[0]!.finish());
    expect(await page.locator('.wheel-drawing').evaluate((drawing) => getComputedStyle(drawing).maskImage)).toBe(
      'none',
    );
  });

  it('lets a quarter grow out of its place, and does not open anew on the way back', async () => {
    const page = await openSlow();
    await draw(page, wheel);
    await finishAll(page);
    await page.getByRole('button', { name: 'Forstørr apr.–juni' }).press('Enter');
    await expect.poll(() => moving(page)).toContain('wheel-grow');
    await finishAll(page);
    await page.keyboard.press('Enter');
    expect(await moving(page)).not.toContain('wheel-open-right');
  });
});
