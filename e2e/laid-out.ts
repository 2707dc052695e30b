import type { Locator } from 'playwright-core';

/** Returns how many rows the controls of a place take. */
export const rowsOf = (place: Locator) =>
  place.locator('input:visible, button:visible, select:visible').evaluateAll((controls) => {
    const middles = controls.map((it) => it.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    return middles.toSorted((a, b) => a - b).filter((y, index, all) => index === 0 || y - all[index - 1]! > 12).length;
  });

/** Whether an element is whole within the height of the window. */
export const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
