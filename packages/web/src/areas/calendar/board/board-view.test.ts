import { expect, test } from 'vitest';
import { viewToShow } from './board-view.ts';

test('a name that is no view opens the list', () => {
  expect(viewToShow('timeline', false)).toBe('list');
});

test('whoever has chosen nothing sees the list first, on a phone too', () => {
  expect([viewToShow(null, false), viewToShow(null, true)]).toEqual(['list', 'list']);
});

test('the wheel that was shown last on a phone stands beside the list on a wide screen', () => {
  expect(viewToShow('wheel', false)).toBe('wheel');
  expect(viewToShow('wheel', true)).toBe('list');
});

test('the table comes back everywhere', () => {
  expect([viewToShow('table', false), viewToShow('table', true)]).toEqual(['table', 'table']);
});
