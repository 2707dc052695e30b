import { expect, test } from 'vitest';
import { viewToShow } from './board-view.ts';

test('a name that is no view, in the address or kept, is passed over', () => {
  expect(viewToShow('timeline', 'months', true)).toBe('months');
  expect(viewToShow('timeline', 'gantt', false)).toBe('list');
});

test('whoever has chosen nothing sees the wheel with its list, and on a phone the list', () => {
  expect([viewToShow(null, null, true), viewToShow(null, null, false)]).toEqual(['wheel', 'list']);
});

test('the view shown last comes back everywhere, unless the address names another', () => {
  expect([viewToShow(null, 'table', true), viewToShow(null, 'table', false)]).toEqual(['table', 'table']);
  expect(viewToShow('wheel', 'table', false)).toBe('wheel');
});
