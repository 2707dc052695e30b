import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawLine, openWheelStage, type WheelStage } from './wheel-stage.ts';

let stage: WheelStage;
beforeAll(async () => {
  stage = await openWheelStage();
});
afterAll(() => stage.close());

const days = { startDate: '2026-05-04', endDate: '2026-05-20' };
const line = {
  year: 2026,
  today: '2026-05-12',
  rings: [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [
    { id: 'open', ringId: 'economy', title: 'Budsjett', isDone: false, ...days },
    { id: 'done', ringId: 'economy', title: 'Rekneskap', isDone: true, ...days },
  ],
  holidays: [{ date: '2026-05-17', title: 'Grunnlovsdag' }],
};

async function opened(isStanding = false): Promise<Page> {
  const page = await stage.open({ width: isStanding ? 360 : 1_200 });
  await page.emulateMedia({ forcedColors: 'active' });
  await drawLine(page, { ...line, isStanding });
  return page;
}

/** Returns the computed values of some properties of what is found, joined. */
const lookOf = (page: Page, selector: string, properties: readonly string[], part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [names, pseudo]) => {
        const look = getComputedStyle(element, pseudo);
        return names!.map((name) => look.getPropertyValue(name)).join(' ');
      },
      [properties, part] as const,
    );

describe('a timeline in the colours of the system', () => {
  it('tells apart which step of the zoom is chosen, and that the way to today is off', async () => {
    const page = await opened();
    await page.locator('.timeline-item').first().waitFor();
    const buttons = ['background-color', 'color'];
    const chosen = await lookOf(page, '.timeline-zoom [aria-pressed="true"]', buttons);
    const other = await lookOf(page, '.timeline-zoom [aria-pressed="false"]', buttons);
    const off = await lookOf(page, '.timeline-tools [aria-disabled="true"]', buttons);
    expect(new Set([chosen, other, off]).size).toBe(3);
  });

  it('tells apart what is done and what is open, and shows a holiday', async () => {
    const page = await opened();
    await page.locator('.timeline-item').first().waitFor();
    const bar = ['border-top-width', 'background-color'];
    const open = await lookOf(page, '[data-activity="open"]', bar, '::before');
    const done = await lookOf(page, '[data-activity="done"]', bar, '::before');
    expect(open).not.toBe(done);
    expect(await lookOf(page, '.timeline-shade', ['border-left-style'])).toBe('dotted');
  });

  it('tells them apart beside the days of a week too, on a phone', async () => {
    const page = await opened(true);
    await page.locator('.timeline-strip').first().waitFor();
    const open = await lookOf(page, '.timeline-strip:not([data-state="done"])', ['background-color']);
    const done = await lookOf(page, '.timeline-strip[data-state="done"]', ['background-color']);
    expect(open).not.toBe(done);
  });
});
