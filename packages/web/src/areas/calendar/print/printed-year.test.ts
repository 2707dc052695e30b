import { describe, expect, test } from 'vitest';
import type { BoardActivity } from '../board/model/board-activity.ts';
import { printedYear, type YearToPrint } from './printed-year.ts';

const activity = (title: string, endDate: string, isDone = false): BoardActivity => ({
  id: title,
  ringId: 'r',
  title,
  startDate: endDate,
  endDate,
  movedFrom: null,
  startTime: null,
  endTime: null,
  isDone,
  isFavourite: false,
  isOverdue: !isDone,
  mayTick: true,
  responsibleHasAccess: null,
  version: 1,
  noteText: null,
  responsible: null,
  tags: [],
  todoProgress: { done: 0, total: 0 },
  forkProgress: { done: 0, total: 0 },
});
const toPrint: YearToPrint = {
  title: 'Økonomi',
  municipality: 'Fjordvik kommune',
  year: 2026,
  startMonth: 8,
  rings: [{ id: 'r', title: 'Økonomi', color: '#1f6f8b' }],
  activities: [
    activity('Rapport', '2027-03-09'),
    activity('Budsjett', '2026-10-02', true),
    activity('I vår', '2026-05-02', true),
  ],
};
const print = (choices: Partial<Parameters<typeof printedYear>[1]>) =>
  printedYear(toPrint, { show: 'both', hidesCompleted: false, ...choices });
const titles = (some: readonly BoardActivity[]) => some.map(({ title }) => title);

describe('a printed year', () => {
  test('does not say who is late: that is wrong as soon as it hangs on a wall', () => {
    expect(print({}).activities.map(({ isOverdue }) => isOverdue)).toEqual([false, false]);
  });

  test('leaves out what lies outside its twelve months, and what is done where that was asked for', () => {
    expect(titles(print({}).activities)).toEqual(['Rapport', 'Budsjett']);
    expect(titles(print({ hidesCompleted: true }).activities)).toEqual(['Rapport']);
  });

  test('has no list where the wheel stands alone', () => {
    expect(print({ show: 'wheel' })).toMatchObject({ lines: [], activities: [{}, {}] });
  });

  test('lists months by name before what happens in them, from its start month on', () => {
    const lines = print({}).lines.map((line) => (line.isHeading ? line.month : line.activity.title));
    expect(lines).toEqual([{ year: 2026, month: 10 }, 'Budsjett', { year: 2027, month: 3 }, 'Rapport']);
    expect(print({}).label).toBe('2026/27');
  });
});
