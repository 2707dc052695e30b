import { expect, test } from 'vitest';
import type { BoardActivity } from '../model/board-activity.ts';
import { nextOrder, sortTable } from './table-sort.ts';

const activity = (title: string, endDate: string, name?: string) =>
  ({
    id: title,
    title,
    startDate: endDate,
    endDate,
    ringId: 'r',
    isDone: false,
    responsible: name ? { id: name, name } : null,
  }) as BoardActivity;
const year = [
  activity('Årsmelding', '2026-03-01', 'Ola'),
  activity('Budsjett', '2026-10-01'),
  activity('Revisjon', '2026-02-01', 'Åse'),
  activity('Rapport', '2026-01-01', 'Kari'),
];
const titles = (column: 'person' | 'title', isDescending = false) =>
  sortTable(year, { column, isDescending }, [], 'nb').map(({ title }) => title);

test('what has nobody responsible comes last, whichever way people are sorted', () => {
  expect(titles('person')).toEqual(['Rapport', 'Årsmelding', 'Revisjon', 'Budsjett']);
  expect(titles('person', true)).toEqual(['Revisjon', 'Årsmelding', 'Rapport', 'Budsjett']);
});

test('Å comes last among titles', () => {
  expect(titles('title').at(-1)).toBe('Årsmelding');
});

test('a second click on a column turns it round, another column starts anew', () => {
  const sorted = nextOrder({ column: 'end', isDescending: false }, 'end');
  expect(sorted).toEqual({ column: 'end', isDescending: true });
  expect(nextOrder(sorted, 'title')).toEqual({ column: 'title', isDescending: false });
});
