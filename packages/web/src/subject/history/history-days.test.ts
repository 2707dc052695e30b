import { expect, test } from 'vitest';
import { byDay } from './history-days.ts';

const change = (id: string, at: string) => ({ id, at });

test('what was changed around midnight in Oslo lies on the day that clocks there showed', () => {
  const changes = [
    change('4', '2026-06-02T06:00:00Z'),
    change('3', '2026-06-01T22:05:00Z'),
    change('2', '2026-06-01T21:55:00Z'),
    change('1', '2026-05-20T10:00:00Z'),
  ];
  expect(byDay(changes).map(({ day, changes: on }) => [day, on.map(({ id }) => id)])).toEqual([
    ['2026-06-02', ['4', '3']],
    ['2026-06-01', ['2']],
    ['2026-05-20', ['1']],
  ]);
});

test('where nothing was changed there is no day', () => {
  expect(byDay([])).toEqual([]);
});
