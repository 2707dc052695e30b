import { type Day, dayOfMonth, daysInMonth, monthOf, yearOf } from '@samspel/domain/time/day';
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
  const angle = ((slot * 30 + 2 + inMonth * 26) * Math.PI) / 180;
  const radius = (box.width / 2) * out;
  return { x: box.x + box.width / 2 + radius * Math.sin(angle), y: box.y + box.height / 2 - radius * Math.cos(angle) };
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
