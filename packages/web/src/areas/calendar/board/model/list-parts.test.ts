import { expect, test } from 'vitest';
import type { BoardActivity } from './board-activity.ts';
import { listParts } from './list-parts.ts';

const activity = (id: string, endDate: string, isDone = false) =>
  ({ id, startDate: endDate, endDate, isDone }) as BoardActivity;
const year = [
  activity('desember', '2026-12-01'),
  activity('mars', '2026-03-01', true),
  activity('oktober', '2026-10-01'),
  activity('november', '2026-11-22'),
];
const ids = (some: readonly BoardActivity[]) => some.map(({ id }) => id);

test('what is done comes apart, what is open by its deadline', () => {
  const { open, done } = listParts(year, new Set(), '2026-11-22');
  expect([ids(open), ids(done)]).toEqual([['oktober', 'november', 'desember'], ['mars']]);
});

test('what is ticked while it is shown stays where it is', () => {
  expect(ids(listParts(year, new Set(['mars']), '2026-11-22').open)).toContain('mars');
});

test('today is before what is due today, and after everything where all of it is past', () => {
  expect(listParts(year, new Set(), '2026-11-22').firstAhead).toBe('november');
  expect(listParts(year, new Set(), '2027-01-01').firstAhead).toBeUndefined();
});
