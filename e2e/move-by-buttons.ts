import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/**
 * Moves the outer of two rings inwards and out again, by the buttons that a press on its handle shows; another press takes them away.
 * @param ringsHeard the names of the wheel's rings as a screen reader says them, from the outside in
 */
export async function moveByButtons(visitor: Visitor, ring: string, ringsHeard: () => Promise<string[]>) {
  const { step, button } = visitor;
  const up = button('wheel.legend.moveUp', { ring });
  const down = button('wheel.legend.moveDown', { ring });
  const handle = button('wheel.legend.move', { ring });
  await step('the ring moved by buttons', async () => {
    await handle.click();
    await down.click();
    await expect.poll(async () => (await ringsHeard()).at(-1)).toBe(ring);
  });
  // It is the last already: nothing moves.
  await down.press('Enter');
  await up.click();
  await expect.poll(async () => (await ringsHeard())[0]).toBe(ring);
  await handle.press('Enter');
  await expect.poll(() => up.count()).toBe(0);
}
