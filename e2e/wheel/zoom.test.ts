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
  today: '2026-05-12',
  rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [
    { id: '1', ringId: 'economy', title: 'Revisjon', startDate: '2026-05-20', endDate: '2026-05-20', isDone: false },
  ],
};

/** Returns what a reader meets: where the focus is, which months there are, and the last announcement. */
const met = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('title'),
    months: document.querySelectorAll('.wheel-name-ground').length,
    said: document.querySelector('[role="status"]')?.textContent,
  }));

async function opened(options: Parameters<WheelStage['open']>[0] = {}, told: object = {}): Promise<Page> {
  const page = await stage.open(options);
  await draw(page, { ...wheel, ...told });
  return page;
}

describe('a quarter of the wheel, drawn as large as the whole', () => {
  it('is not offered where the wheel has the size of a sheet', async () => {
    const page = await opened({}, { diameter: 600 });
    expect(await page.locator('.wheel-zoom').count()).toBe(0);
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('+');
    expect((await met(page)).months).toBe(12);
  });

  it('comes with plus and goes with minus, the focus stays in its month, and it is said', async () => {
    const page = await opened();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    const focus = 'mai, ring Økonomi, 1 aktivitet';
    await expect.poll(() => met(page)).toEqual({ focus, months: 3, said: 'Forstørra: april til juni.' });
    await page.keyboard.press('+');
    await expect.poll(() => met(page)).toEqual({ focus, months: 1, said: 'Forstørra: mai.' });
    await page.keyboard.press('-');
    await expect.poll(async () => (await met(page)).months).toBe(3);
    await page.keyboard.press('-');
    await expect.poll(() => met(page)).toEqual({ focus, months: 12, said: 'Årshjul for 2026' });
  });

  it('leads on to one month, and from month to month', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Forstørr apr.–juni' }).click();
    await page.getByRole('button', { name: 'Forstørr mai', exact: true }).click();
    await expect.poll(async () => (await met(page)).months).toBe(1);
    expect(await page.locator('.wheel-labels text').allTextContents()).toEqual(['Revisjon']);
    await page.getByRole('button', { name: 'Forstørr juni', exact: true }).click();
    await expect.poll(async () => (await met(page)).said).toBe('Forstørra: juni.');
    await page.getByRole('button', { name: 'Forstørr apr.–juni' }).click();
    await expect.poll(async () => (await met(page)).focus).toBe('Forstørr juni');
  });

  it('follows whoever walks out of it', async () => {
    const page = await opened();
    await page.keyboard.press('Tab');
    for (const key of ['+', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(async () => (await met(page)).focus).toBe('juli, ingen aktivitetar');
    await page.keyboard.press('PageDown');
    await expect.poll(async () => (await met(page)).focus).toBe('oktober, ingen aktivitetar');
  });

  it('keeps the frame of the focus and its card on the month when the drawing changes', async () => {
    const page = await opened();
    await page.keyboard.press('Tab');
    await page.keyboard.press('+');
    const outlines = await page.evaluate(() => [
      document.querySelector('.wheel-focus')?.getAttribute('d'),
      document.activeElement?.getAttribute('d'),
    ]);
    expect(outlines[0]).toBe(outlines[1]);
    expect(await page.locator('.wheel-card').textContent()).toContain('mai 2026');
  });

  it('leaves no outline where the pointer rested before', async () => {
    const page = await opened();
    await page.getByRole('gridcell', { name: /^juli/ }).first().hover();
    await expect.poll(() => page.locator('.wheel-hover').getAttribute('d')).not.toBe('');
    for (const key of ['Tab', '+']) await page.keyboard.press(key);
    await expect.poll(async () => (await met(page)).months).toBe(3);
    expect(await page.locator('.wheel-hover').getAttribute('d')).toBe('');
  });

  it('has one tab stop more, whose buttons the arrows reach, and the focus goes to what undoes the press', async () => {
    const page = await opened();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    expect((await met(page)).focus).toBe('Forstørr jan.–mars');
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(async () => (await met(page)).focus).toBe('Vis heile hjulet');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await met(page)).focus).toBe('Forstørr apr.–juni');
  });

  it.each(['right', 'left'] as const)(
    'lies in the corner that its button stands in, drawn to the %s',
    async (direction) => {
      const page = await opened({}, { direction, today: '2027-01-01' });
      const button = await page.getByRole('button', { name: 'Forstørr apr.–juni' }).boundingBox();
      const may = await page.getByRole('gridcell', { name: /^mai, 1/ }).boundingBox();
      expect([button!.x > 380, button!.y > 380]).toEqual([may!.x > 380, may!.y > 380]);
    },
  );

  it('is a finger away on a phone, and back again', async () => {
    const page = await opened({ width: 360, hasTouch: true });
    await page.getByRole('button', { name: 'Forstørr apr.–juni' }).tap();
    await expect.poll(async () => (await met(page)).months).toBe(3);
    const year = await page.locator('.wheel-year').evaluate((element) => ({
      fits: element.scrollWidth <= element.clientWidth,
      ...element.getBoundingClientRect().toJSON(),
    }));
    expect(year.left).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Forstørr juli–sep.' }).tap();
    await page.getByRole('button', { name: 'Vis heile hjulet' }).tap();
    await expect.poll(async () => (await met(page)).months).toBe(12);
  });
});
