import { expect, test } from 'vitest';
import type { BoardActivity } from './board-activity.ts';
import { isFiltering, noFilter, readFilter, wantedBy, withFilter } from './board-filter.ts';

const kari = { id: '1', name: 'Kari Nes' };
const budget = {
  title: 'Økonomiplan til kommunestyret',
  isDone: false,
  isOverdue: true,
  isFavourite: false,
  responsible: kari,
  tags: [{ id: '31', title: 'Politikk', color: '#336699' }],
} as BoardActivity;

const isWanted = (filter: Partial<typeof noFilter>, activity: Partial<BoardActivity> = {}) =>
  wantedBy({ ...noFilter, ...filter }, '1')({ ...budget, ...activity });

test('an address that says a filter badly filters nothing', () => {
  const written = new URLSearchParams('person=-1&tag=x&late=yes&open=1&starred=&q=');
  expect(readFilter(written)).toEqual(noFilter);
  expect(isFiltering(readFilter(written))).toBe(false);
});

test('what is done, in time, unmarked, of somebody else or without the tag is left out', () => {
  expect(isWanted({ open: true }, { isDone: true })).toBe(false);
  expect(isWanted({ late: true }, { isOverdue: false })).toBe(false);
  expect(isWanted({ favourites: true })).toBe(false);
  expect(isWanted({ person: 'me' }, { responsible: { id: '2', name: 'Ola Vik', picture: null } })).toBe(false);
  expect(isWanted({ person: '2' }, { responsible: null })).toBe(false);
  expect(isWanted({ tag: '32' })).toBe(false);
});

test('all words are looked for, whatever their case and order, in title, tags and person', () => {
  expect(isWanted({ words: 'kommunestyret ØKONOMI' })).toBe(true);
  expect(isWanted({ words: 'politikk kari' })).toBe(true);
  expect(isWanted({ words: 'økonomi barnehage' })).toBe(false);
});

test('each word of a title is found as it stands, and without its accents, signs and unseen characters', () => {
  const title = 'CO₂-rekneskap\u00a02027/2028 i Unjárga @Čáhci\u00ad.plan';
  for (const words of ['CO₂', 'co2', '2027/2028', '2028', 'unjarga', '@Čáhci.plan', 'rekneskap 2027', 'cahci'])
    expect([words, isWanted({ words }, { title })]).toEqual([words, true]);
});

test('nothing is filtered by nothing, and by blanks', () => {
  expect([isWanted({}), isWanted({ words: '  ' })]).toEqual([true, true]);
});

test('an address keeps a filter, beside what else it says', () => {
  const filter = { words: 'plan', person: 'me', tag: '31', late: true, open: true, favourites: true };
  const written = withFilter(new URLSearchParams('year=2027'), filter);
  expect(readFilter(written)).toEqual(filter);
  expect(String(withFilter(written, noFilter))).toBe('year=2027');
});
