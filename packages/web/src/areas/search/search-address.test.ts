import { expect, test } from 'vitest';
import { readSearch, searchPath, unfiltered } from './search-address.ts';

const read = (path: string) => readSearch(new URLSearchParams(path.split('?')[1]));

test('the address of a search finds it again, with all that was chosen', () => {
  const chosen = { query: 'plan & bygg', of: 'CALENDAR', onlyWrite: true, ours: true, archived: false, page: 4 };
  expect(read(searchPath(chosen))).toEqual(chosen);
});

test('an address says only what is not as it always is', () => {
  expect(searchPath(unfiltered('budsjett'))).toBe('/search?q=budsjett');
  expect(read('/search?q=budsjett')).toEqual(unfiltered('budsjett'));
});

test.each(['page=0', 'page=-2', 'page=x', 'write=yes', 'ours=1', 'archived=no'])(
  '%s makes no sense and counts as left out',
  (part) => {
    expect(read(`/search?q=plan&${part}`)).toEqual(unfiltered('plan'));
  },
);

test('blanks around the words are not searched for', () => {
  expect(read('/search?q=+plan+').query).toBe('plan');
});
