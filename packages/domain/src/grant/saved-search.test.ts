import { expect, it } from 'vitest';
import { createSavedSearchInput } from './saved-search.input.ts';
import { facetsOf, findsEverything } from './saved-search.ts';

const filterOf = (filter: object) => createSavedSearchInput.parse({ name: 'Mitt', filter }).filter;

it('a search of everything is one that narrows nothing, whatever its order and with expired ones too', () => {
  expect([{}, { sort: 'TITLE' }, { showExpired: true }].map(filterOf).map(findsEverything)).toEqual([true, true, true]);
  const narrow = [{ search: 'bustad' }, { source: 7 }, { kostraFunctions: [1] }, { showOnlyMyFollowed: true }];
  expect(narrow.map(filterOf).map(findsEverything)).toEqual([false, false, false, false]);
});

it('its facets are those that grants have', () => {
  const filter = filterOf({ type: 'GRANT', category: 'STATE', source: 7, sector: 8, kostraGroup: 9 });
  expect(facetsOf(filter)).toEqual(['type:GRANT', 'category:STATE', 'source:7', 'sector:8', 'kostra:9']);
});
