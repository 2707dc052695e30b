import type { ListVariables } from '../list/list-filter.ts';

/** How things that have no deadlines are sorted; `value` is what the address carries. */
export const rootSorts = [
  { value: '0', sort: 'TITLE', order: 'ASCENDING' },
  { value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' },
] as const;
export type RootSort = (typeof rootSorts)[number];

/** No choices but those of every list. */
export type NoChoices = Record<never, readonly string[]>;

/** What a list of things is asked with. */
export type RootListVariables = ListVariables<NoChoices, RootSort>;
