import { expect, test } from 'vitest';
import { concerns } from './live-subject.ts';

const change = { type: 'META_UPDATE', id: 7, by: 'ola', client: 'tab of Ola' } as const;

test('a change that this tab made itself is no news', () => {
  expect(concerns({ ...change, client: 'tab of Kari' }, '7', 'tab of Kari')).toBe(false);
});

test('a change to another year wheel does not concern the page', () => {
  expect(concerns(change, '8', 'tab of Kari')).toBe(false);
});

test('a notification is not a change to the page', () => {
  expect(concerns({ ...change, type: 'NOTIFICATION', client: null }, '7', 'tab of Kari')).toBe(false);
});

test('what Ola changes elsewhere is news to Kari', () => {
  expect(concerns(change, '7', 'tab of Kari')).toBe(true);
});

test('what Kari changes in another tab is news to this one', () => {
  expect(concerns({ ...change, by: 'kari', client: 'other tab of Kari' }, '7', 'tab of Kari')).toBe(true);
});
