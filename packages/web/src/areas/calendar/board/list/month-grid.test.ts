import { expect, test } from 'vitest';
import { barsOf } from './month-grid.tsx';

const long = (id: string, startDate: string, endDate: string) => ({
  ...{ id, ringId: 'r', title: id, isDone: false },
  startDate,
  endDate,
});
const ids = (activities: readonly { id: string }[]) => activities.map(({ id }) => id);

test('up to three activities of several days have a bar, the first deadline first; those of one day have none', () => {
  const three = [
    long('c', '2026-03-01', '2026-03-20'),
    long('day', '2026-03-05', '2026-03-05'),
    long('a', '2026-02-20', '2026-03-04'),
    long('over', '2026-02-20', '2026-03-01'),
    long('b', '2026-03-02', '2026-03-09'),
  ];
  expect(ids(barsOf(three, '2026-03-01', null))).toEqual(['a', 'b', 'c']);
});

test('of more than three only the one that is open beside the page has a bar', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => long(id, '2026-03-01', '2026-03-20'));
  expect(ids(barsOf(four, '2026-03-01', null))).toEqual([]);
  expect(ids(barsOf(four, '2026-03-01', 'c'))).toEqual(['c']);
});
