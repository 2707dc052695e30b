import { expect, test } from 'vitest';
import { lastEditOf } from './newest-activity.ts';

const edit = { at: '2026-11-20T09:00:00Z', by: { id: '1', name: 'Kari Nes' } };

test('my own last change is not told as the one that stood in the way', () => {
  expect(lastEditOf({ lastEdit: edit }, '1')).toEqual([]);
});

test('nobody is named where nobody is known', () => {
  expect(lastEditOf({ lastEdit: null }, '2')).toEqual([]);
});

test('who only reads is told who saved meanwhile, and when', () => {
  expect(lastEditOf({ lastEdit: edit }, '2')).toEqual([{ at: edit.at, by: 'Kari Nes', fields: [] }]);
});
