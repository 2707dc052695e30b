import { type Day, dayOfMonth, daysInMonth, monthOf, yearOf } from '@samspel/domain/time/day';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

/**
 * Returns where a day is on a wheel that begins in January, in CSS pixels of the window.
 * @param out from the centre (0) to the edge (1)
 * @param part of the day, from its morning (0)
 */
export async function placeOf({ page }: Visitor, day: Day, out: number, part = 0.5): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.wheel-drawing').boundingBox())!;
  const slot = monthOf(day) - 1;
  const inMonth = (dayOfMonth(day) - 1 + part) / daysInMonth(yearOf(day), slot + 1);
  const { start, end } = monthOn(slot, await openedOn(page));
  const angle = ((start + inMonth * (end - start)) * Math.PI) / 180;
  const radius = (box.width / 2) * out;
  return { x: box.x + box.width / 2 + radius * Math.sin(angle), y: box.y + box.height / 2 - radius * Math.cos(angle) };
}

/** Returns the month that is opened, by slot: the only one that is chosen. */
async function openedOn(page: Page): Promise<number | undefined> {
  const chosen = await page
    .locator('.wheel-name-ground[data-selected]')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as SVGElement).dataset.slot)));
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** Returns the degrees that a month takes: 26 of 30, or 110 if it is opened, around the same middle; the others then share what is left. */
function monthOn(slot: number, open: number | undefined): { start: number; end: number } {
  if (open === undefined) return { start: slot * 30 + 2, end: slot * 30 + 28 };
  const middle = open * 30 + 15;
  if (slot === open) return { start: middle - 55, end: middle + 55 };
  const step = (360 - 114) / 11;
  const start = slot < open ? middle - 57 - (open - slot) * step : middle + 57 + (slot - open - 1) * step;
  return { start: start + (2 * step) / 30, end: start + step - (2 * step) / 30 };
}

/** Returns where something that can be opened is drawn on a day. Throws an Error if nothing is. */
export async function markAt(visitor: Visitor, day: Day, part = 0.5): Promise<{ x: number; y: number }> {
  const { page } = visitor;
  for (let out = 0.3; out < 0.95; out += 0.005) {
    const at = await placeOf(visitor, day, out, part);
    await page.mouse.move(at.x, at.y);
    if (await page.locator('.wheel-drawing[data-openable]').count()) return at;
  }
  throw new Error(`Nothing is drawn on ${day}.`);
}
