import { expect, test } from 'vitest';
import { noRows, reachRow, shownRows, toggleRow } from './chosen-rows.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

test('a second press lets go of a row', () => {
  expect(shownRows(toggleRow(toggleRow(noRows, 'b'), 'b'), order)).toEqual([]);
});

test('Shift reaches from the row pressed last, up as well as down, and keeps what was chosen before', () => {
  const chosen = toggleRow(toggleRow(noRows, 'a'), 'd');
  expect(shownRows(reachRow(chosen, 'b', order), order)).toEqual(['a', 'b', 'c', 'd']);
  expect(shownRows(reachRow(chosen, 'e', order), order)).toEqual(['a', 'd', 'e']);
});

test('Shift without a row before it chooses the one', () => {
  expect(shownRows(reachRow(noRows, 'c', order), order)).toEqual(['c']);
});

test('a row that is no longer shown is not among the chosen', () => {
  expect(shownRows(toggleRow(toggleRow(noRows, 'a'), 'b'), ['b', 'c'])).toEqual(['b']);
});

test('Shift from a row that is no longer shown chooses the one alone', () => {
  expect(shownRows(reachRow(toggleRow(noRows, 'x'), 'c', order), order)).toEqual(['c']);
});
