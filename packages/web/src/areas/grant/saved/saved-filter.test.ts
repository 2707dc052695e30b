import { expect, test } from 'vitest';
import type { SavedSearchPartsFragment } from '../../../generated/graphql.ts';
import { readFilter } from '../parts/grant-filter.ts';
import { addressOf, savedOf } from './saved-filter.ts';

test('a saved search leads to the list that was saved, from its first page, without a status', () => {
  const address =
    'text=bustad&category=STATE&type=GRANT&source=7&sector=8&kostra=9&function=1&followed=true&expired=true&sort=TITLE';
  const saved = savedOf(readFilter(new URLSearchParams(`${address}&status=DRAFT&page=3`)));
  const search = { id: '1', name: 'Bustad', filter: saved } as SavedSearchPartsFragment;
  expect(addressOf(search)).toBe(`/action-value/list?${address}`);
});
