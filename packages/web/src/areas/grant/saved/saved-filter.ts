import type { SavedSearchFilterInput, SavedSearchPartsFragment } from '../../../generated/graphql.ts';
import { type GrantFilter, inputOf, writeFilter } from '../parts/grant-filter.ts';

/** Returns what is saved of the list's filter: all but its page, and the status, which only admins can filter by. */
export function savedOf(filter: GrantFilter): SavedSearchFilterInput {
  const { limit: _limit, offset: _offset, status: _status, ...saved } = inputOf(filter);
  return saved;
}

/** Returns the address of a saved search's list, below /app. */
export function addressOf({ filter }: SavedSearchPartsFragment): string {
  const { search, showOnlyMyFollowed, showExpired, kostraGroup, kostraFunctions, ...same } = filter;
  const address = writeFilter({
    ...same,
    text: search ?? '',
    followed: showOnlyMyFollowed,
    expired: showExpired,
    kostra: kostraGroup,
    functions: kostraFunctions ?? [],
    status: null,
    page: 1,
  });
  return `/action-value/list?${address}`;
}
