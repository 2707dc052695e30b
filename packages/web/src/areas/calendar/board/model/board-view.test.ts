import { expect, test } from 'vitest';
import { viewsFor, viewToShow } from './board-view.ts';

const wide = { isWide: true, hasTimeline: true };
const narrow = { isWide: false, hasTimeline: true };

test('without the permission there is no timeline, neither as a tab nor by an address or an earlier choice', () => {
  expect(viewsFor(false)).toEqual(['wheel', 'months', 'list', 'table']);
  expect(viewsFor(true)).toEqual(['wheel', 'months', 'timeline', 'list', 'table']);
  expect(viewToShow('timeline', 'months', { isWide: true, hasTimeline: false })).toBe('months');
  expect(viewToShow(null, 'timeline', { isWide: true, hasTimeline: false })).toBe('wheel');
});

test('a name that is no view, in the address or kept, is passed over', () => {
  expect(viewToShow('gantt', 'months', wide)).toBe('months');
  expect(viewToShow('gantt', 'tavle', narrow)).toBe('list');
});

test('the names that older addresses have for views are read', () => {
  expect([viewToShow('TIMELINE', null, wide), viewToShow('DEFAULT', 'list', wide)]).toEqual(['timeline', 'wheel']);
});

test('whoever has chosen nothing sees the wheel with its list, and on a phone the list', () => {
  expect([viewToShow(null, null, wide), viewToShow(null, null, narrow)]).toEqual(['wheel', 'list']);
});

test('the view shown last comes back everywhere, unless the address names another', () => {
  expect([viewToShow(null, 'table', wide), viewToShow(null, 'table', narrow)]).toEqual(['table', 'table']);
  expect(viewToShow('wheel', 'table', narrow)).toBe('wheel');
});
