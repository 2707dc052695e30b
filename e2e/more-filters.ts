import type { Locator } from 'playwright-core';
import type { Visitor } from './browser.ts';

/** The button that unfolds the other filters of a list; where there is no room for one row, it unfolds all of them, and says so. */
export const moreFilters = ({ button }: Visitor): Locator =>
  button('subject.list.more', { count: 0 }).or(button('filter.more', { count: 0 }));
