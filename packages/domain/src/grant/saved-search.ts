import type { SavedFilter } from './saved-search.input.ts';

/** The most saved searches that a person has. */
export const savedSearchLimit = 50;

/** Returns the facets that a grant must have, as `subject.facets` writes them. */
export function facetsOf({ type, category, source, sector, kostraGroup }: SavedFilter): string[] {
  const wanted = { type, category, source, sector, kostra: kostraGroup };
  return Object.entries(wanted).flatMap(([name, value]) => (value == null ? [] : [`${name}:${value}`]));
}

/** Whether a search finds every grant. Such a search notifies at most once a day. */
export const findsEverything = (filter: SavedFilter): boolean =>
  !filter.search && !filter.showOnlyMyFollowed && !filter.kostraFunctions?.length && facetsOf(filter).length === 0;
