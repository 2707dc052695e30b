import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawLine, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

it.each([
  ['2026-05-12', 500],
  ['2027-12-30', -500],
] as const)('the way to today, %s, is off only while today is where it would bring one', async (today, away) => {
  const page = await stage.open({ width: 1_200 });
  await drawLine(page, { year: 2026, years: 2, today, rings: [], activities: [] });
  const toToday = page.getByRole('button', { name: 'Gå til i dag' });
  const isOff = () => toToday.getAttribute('aria-disabled');
  const scroller = page.locator('.timeline-scroller');
  const left = () => scroller.evaluate((one) => Math.round(one.scrollLeft));
  await expect.poll(isOff).toBe('true');
  const before = await left();
  await scroller.evaluate((one, by) => one.scrollBy(by, 0), away);
  await expect.poll(isOff).toBe(null);
  await toToday.press('Enter');
  await expect.poll(isOff).toBe('true');
  expect(Math.abs((await left()) - before)).toBeLessThanOrEqual(1);
  expect(await toToday.evaluate((button) => button === document.activeElement)).toBe(true);
});
