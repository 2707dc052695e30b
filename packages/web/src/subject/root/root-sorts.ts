import type { ListVariables } from '../list/list-filter.ts';

/** The orders of things without deadlines; `value` is the form in the address. */
export const rootSorts = [
  { value: '0', sort: 'TITLE', order: 'ASCENDING' },
  { value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' },
] as const;
export type RootSort = (typeof rootSorts)[number];

/** No filters apart from those of every list. */
export type NoChoices = Record<never, readonly string[]>;

/** The query variables of a list of things. */
export type RootListVariables = ListVariables<NoChoices, RootSort>;
