import type { Page } from 'playwright-core';

/** Makes every page of a window count the person's presses, also across navigations. */
export const countClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let pressed: HTMLElement | null = null;
    // On the document: a press that Playwright takes back, since the page has moved under it, is stopped at the window.
    document.addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        // A press on a label causes a second click, on its field.
        const isPassedOn = pressed instanceof HTMLLabelElement && pressed.control === target;
        const label = (target as Element).closest('label');
        pressed = label && label.control !== target ? label : null;
        // A key that presses a button causes a click too, but with no number of presses.
        if (isTrusted && detail > 0 && !isPassedOn)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      { capture: true },
    );
  });

const counted = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('clicks')));

/** Returns how many clicks something takes. */
export async function clicks(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await counted(page);
  await work();
  return (await counted(page)) - before;
}
