import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The most stops before what a person looks for; with more, nobody would find it. */
const patience = 90;

/** Moves the focus with Tab until it is on something with a name, as a screen reader would say it; the focus must be visible all the way. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < patience; stop += 1) {
    await page.keyboard.press('Tab');
    const { said, isSeen } = await page.evaluate(focused);
    expect(isSeen, `the focus on «${said}» is seen`).toBe(true);
    if (typeof name === 'string' ? said === name : name.test(said)) return;
  }
  throw new Error(`${patience} stops did not lead to ${name}`);
}

/** Returns the name of what has the focus, and whether the focus is visible. Runs in the page. */
function focused(): { said: string; isSeen: boolean } {
  const element = document.activeElement as HTMLElement;
  const labelledBy = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  const said = element.getAttribute('aria-label') ?? labelledBy?.join(' ') ?? label ?? element.textContent ?? '';
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isSeen =
    element === document.body ||
    (outlineStyle !== 'none' && outlineWidth !== '0px') ||
    boxShadow !== 'none' ||
    element.matches(':focus-visible');
  return { said: said.trim(), isSeen };
}
