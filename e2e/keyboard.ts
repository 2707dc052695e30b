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

/**
 * Walks a page with Tab, and returns what makes it wider than the window while it has the focus (a tooltip, say), and what has the focus and is wholly
 * covered (WCAG 2.4.11).
 */
export async function faultsOfStops(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (let stop = 0; stop < patience; stop += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const fault = await page.evaluate(faultOfStop);
    if (fault === 'the end') break;
    if (fault !== undefined) faults.add(fault);
  }
  return [...faults];
}

/** Returns what is wrong with where the focus is. Runs in the page. */
function faultOfStop(): string | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (element === null || element === document.body) return 'the end';
  const name = (element.ariaLabel ?? (element.textContent || element.id)).trim().slice(0, 60);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) return `«${name}» makes the page ${scrollWidth} px wide, of ${clientWidth}`;
  const box = element.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = parts.some((part) => {
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
    const label = (element as HTMLInputElement).labels?.[0];
    return seen !== null && (element.contains(seen) || seen.contains(element) || label?.contains(seen));
  });
  return isSeen ? undefined : `«${name}» is covered`;
}
