import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draw, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const school = { id: 'school', title: 'Skule', color: '#6a994e' };
const upkeep = { id: 'upkeep', title: 'Drift & <b>"vedlikehald"</b>', color: '#1f6f8b' };
const exam = {
  id: '1',
  ringId: 'school',
  title: 'Eksamen',
  startDate: '2026-05-20',
  endDate: '2026-05-20',
  isDone: false,
};
const wheel = { year: 2026, today: '2026-05-12' };

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

it('the focus stays on its cell, which is named anew, while the wheel gets rings and activities', async () => {
  const page = await stage.open();
  await draw(page, { ...wheel, rings: [school], activities: [exam] });
  await page.getByRole('gridcell', { name: 'mai, ring Skule, 1 aktivitet' }).focus();
  const cell = await page.evaluateHandle(() => document.activeElement!);
  const changed = { ...wheel, rings: [upkeep, school], activities: [exam, { ...exam, id: '2' }] };
  await draw(page, changed, true);
  const now = page.getByRole('gridcell', { name: 'mai, ring Skule, 2 aktivitetar' });
  await now.waitFor();
  expect(await now.evaluate((element, before) => element === before, cell)).toBe(true);
  expect(await focused(page)).toBe('mai, ring Skule, 2 aktivitetar');
  // A ring's name is read as plain text, whatever characters it has.
  await page.getByRole('gridcell', { name: `mai, ring ${upkeep.title}, ingen aktivitetar` }).waitFor();
  expect(await page.locator('.wheel b').count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe(`mai, ring ${upkeep.title}, ingen aktivitetar`);
});
