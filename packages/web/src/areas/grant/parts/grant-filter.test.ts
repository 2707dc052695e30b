import { expect, test } from 'vitest';
import { chosenCount, inputOf, readFilter, writeFilter } from './grant-filter.ts';

test('a filter survives its address, and what is as usual is left out of it', () => {
  const address =
    'text=bustad&status=DRAFT&category=STATE&type=GRANT&source=7&sector=8&kostra=9&function=1&function=2&followed=true&expired=true&sort=TITLE&page=3';
  expect(String(writeFilter(readFilter(new URLSearchParams(address))))).toBe(address);
  expect(String(writeFilter(readFilter(new URLSearchParams())))).toBe('');
});

test('what makes no sense in an address counts as left out', () => {
  const odd = 'status=OBSOLETE&category=x&source=-1&function=javascript&sort=NEWEST&page=0&followed=1';
  expect(String(writeFilter(readFilter(new URLSearchParams(odd))))).toBe('');
});

test('the list is asked for by deadline, without expired ones, twelve a page', () => {
  expect(inputOf(readFilter(new URLSearchParams('page=2')))).toMatchObject({
    sort: 'DEADLINE',
    showExpired: false,
    limit: 12,
    offset: 12,
  });
});

test('what is chosen beside the words is counted, several service areas as one', () => {
  expect(chosenCount(readFilter(new URLSearchParams('text=bustad&function=1&function=2&expired=true&page=2')))).toBe(2);
});
