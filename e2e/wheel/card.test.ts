import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heard } from '../accessibility-tree.ts';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const activity = { ringId: 'economy', isDone: false };
const wheel = {
  year: 2026,
  today: '2027-01-01',
  rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [
    { ...activity, id: '1', title: 'Tertialrapport', startDate: '2026-05-04', endDate: '2026-05-29' },
    { ...activity, id: '2', title: 'Revisjon', startDate: '2026-08-15', endDate: '2026-08-15' },
  ],
};
/** More activities than the card lists. */
const many = Array.from({ length: 8 }, (_, index) => ({
  ...activity,
  id: String(index),
  title: `Oppgåve ${index + 1}`,
  startDate: `2026-05-${index + 10}`,
  endDate: `2026-05-${index + 10}`,
}));
const MAY = /^mai, ring Økonomi/;
const card = (page: Page) => page.locator('.wheel-card');

async function opened(options: Parameters<WheelStage['open']>[0] = {}): Promise<Page> {
  const page = await stage.open(options);
  await draw(page, wheel);
  return page;
}

/** Returns a place in a month of the outermost ring, far from its marks. */
const edgeOf = (page: Page, name: RegExp) =>
  page.getByRole('gridcell', { name }).evaluate((element) => {
    const cell = element as SVGPathElement;
    const [x, y] = cell.getAttribute('d')!.slice(1).split(/[A ]/)[0]!.split(',').map(Number) as [number, number];
    const point = new DOMPoint(x * 0.985, y * 0.985).matrixTransform(cell.getScreenCTM()!);
    return { x: point.x, y: point.y + 2 };
  });

describe('the card beside the wheel', () => {
  it('says the same to whoever points as to whoever walks by keyboard', async () => {
    const page = await opened();
    const place = await edgeOf(page, MAY);
    await page.mouse.move(place.x, place.y);
    await expect.poll(() => card(page).textContent()).toContain('Økonomi · mai 2026');
    const pointed = await card(page).textContent();
    await page.mouse.move(5, 400);
    await expect.poll(() => card(page).count()).toBe(0);
    await page.keyboard.press('Tab');
    for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await expect.poll(() => card(page).textContent()).toBe(pointed);
    expect(pointed).toContain('Tertialrapport');
  });

  it('stays while the pointer is on it, and goes on Escape', async () => {
    const page = await opened();
    const place = await edgeOf(page, MAY);
    await page.mouse.move(place.x, place.y);
    await card(page).waitFor();
    const { x, y, width, height } = (await card(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.waitForTimeout(600);
    expect(await card(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('goes by the press that chooses, and comes again only when the pointer has been elsewhere', async () => {
    const page = await opened();
    const [august, may] = [await edgeOf(page, /^august, ring/), await edgeOf(page, MAY)];
    await page.mouse.click(august.x, august.y);
    await page.mouse.move(august.x + 1, august.y);
    await page.waitForTimeout(700);
    expect(await card(page).count()).toBe(0);
    await page.mouse.move(may.x, may.y);
    await expect.poll(() => card(page).textContent()).toContain('Økonomi · mai 2026');
    await page.mouse.click(may.x, may.y);
    expect(await page.getByRole('gridcell', { name: MAY }).getAttribute('aria-selected')).toBe('true');
    expect(await card(page).count()).toBe(0);
  });

  it.each([760, 1440])('lies over no month, in a window of %i px', async (width) => {
    const page = await opened({ width });
    await page.locator('#stage').evaluate((stage) => (stage.style.width = '700px'));
    for (const name of [MAY, /^november, ring/]) {
      const place = await edgeOf(page, name);
      await page.mouse.move(place.x, place.y);
      await card(page).waitFor();
      const apart = await page.evaluate(() => {
        const [frame, card] = ['.wheel', '.wheel-card'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        return card!.left >= frame!.right || card!.right <= frame!.left || card!.top >= frame!.bottom;
      });
      expect(apart).toBe(true);
      await page.mouse.move(2, 2);
      await expect.poll(() => card(page).count()).toBe(0);
    }
  });

  it('comes for a finger with what it hit, and chooses nothing; the second tap opens it', async () => {
    const page = await opened({ width: 360, hasTouch: true });
    await page.evaluate((told) => {
      window.draw({ ...told, onActivityOpen: ({ title }) => document.body.setAttribute('data-opened', title) });
    }, wheel);
    const mark = await page.evaluate(() => {
      // A path contains many marks: it ends with the outline of the last one.
      const marks = [...document.querySelectorAll<SVGPathElement>('.wheel-marks .wheel-strong')].at(-1)!;
      const { x, y } = marks.getPointAtLength(marks.getTotalLength()).matrixTransform(marks.getScreenCTM()!);
      return { x, y };
    });
    await page.touchscreen.tap(mark.x, mark.y);
    await expect.poll(() => card(page).textContent()).toContain('Revisjon');
    const august = page.getByRole('gridcell', { name: /^august, 1/ });
    expect(await august.getAttribute('aria-selected')).toBe('false');
    await page.waitForTimeout(500);
    expect(await card(page).count()).toBe(1);
    expect(await page.locator('[data-opened]').count()).toBe(0);
    await page.touchscreen.tap(mark.x, mark.y);
    await expect.poll(() => page.locator('body').getAttribute('data-opened')).toBe('Revisjon');
    expect(await august.getAttribute('aria-selected')).toBe('false');
    expect(await card(page).count()).toBe(0);
  });

  it('goes when a finger touches elsewhere', async () => {
    const page = await opened({ width: 360, hasTouch: true });
    const mark = await page.locator('.wheel-marks .wheel-strong').last().boundingBox();
    await page.touchscreen.tap(mark!.x + 3, mark!.y + 3);
    await page.touchscreen.tap(180, 700);
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('leaves nothing behind when a finger chooses an empty place', async () => {
    const page = await opened({ width: 360, hasTouch: true });
    const place = await edgeOf(page, /^februar, ring/);
    await page.touchscreen.tap(place.x, place.y);
    await expect
      .poll(() => page.getByRole('gridcell', { name: /^februar, ring/ }).getAttribute('aria-selected'))
      .toBe('true');
    await page.waitForTimeout(700);
    expect(await card(page).count()).toBe(0);
  });

  it('is walked by arrows after F2, to every activity that it lists', async () => {
    const page = await opened();
    await page.evaluate((told) => window.draw({ ...told, onActivityOpen: () => undefined }), {
      ...wheel,
      activities: many,
    });
    await page.getByRole('gridcell', { name: MAY }).focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'F2']) await page.keyboard.press(key);
    const listed = await card(page).getByRole('button').allTextContents();
    expect(listed.length).toBeGreaterThan(2);
    const walked: (string | null)[] = [];
    for (const _ of listed) {
      walked.push(await page.evaluate(() => document.activeElement!.textContent));
      await page.keyboard.press('ArrowDown');
    }
    expect(walked).toEqual(listed);
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe(listed[0]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toMatch(MAY);
  });

  it('comes and is entered by F2 right after a finger has tapped', async () => {
    const page = await opened({ width: 360, hasTouch: true });
    await page.evaluate((told) => window.draw({ ...told, onActivityOpen: () => undefined }), wheel);
    const place = await edgeOf(page, /^februar, ring/);
    await page.touchscreen.tap(place.x, place.y);
    await page.getByRole('gridcell', { name: MAY }).focus();
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('F2');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Tertialrapport');
  });

  it('describes its cell by two titles and how many more', async () => {
    const page = await opened();
    await draw(page, { ...wheel, activities: many });
    await page.getByRole('gridcell', { name: MAY }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const cell = (await heard(page, 'gridcell')).find(({ isFocused }) => isFocused);
    expect(cell?.description).toBe('Oppgåve 1, Oppgåve 2 og 6 til');
  });

  it('goes at the first Escape, and what is chosen at the second', async () => {
    const page = await opened();
    const may = page.getByRole('gridcell', { name: MAY });
    await may.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await may.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
    expect(await may.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => may.getAttribute('aria-selected')).toBe('false');
  });
});
