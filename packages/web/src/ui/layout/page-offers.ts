/** Something that the head of a page offers: a button, an item of its menu, or a tab. */
export interface PageOffer {
  name: string;
  /** Does what a press on it does, once the window over the page is closed. */
  run: () => void;
}

/** What is in the head and the tabs of a page, but for what only opens a menu or cannot be pressed. */
const offered =
  '[data-offers] :is(button, a[href], [role="tab"]):not([aria-haspopup], [popovertarget], [aria-expanded], [aria-disabled="true"], [aria-selected="true"], :disabled)';

/**
 * Returns what the head of the page offers now, with the names that are seen there, menus too. It is read from the page itself: so it is never more
 * than the page offers, and a page has nothing to say twice.
 */
export function pageOffers(): PageOffer[] {
  return [...document.querySelectorAll<HTMLElement>(offered)].flatMap((element) => {
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    // The window that offers it gives the focus back first.
    const run = () => requestAnimationFrame(() => setTimeout(() => element.click()));
    return name === '' ? [] : [{ name, run }];
  });
}
