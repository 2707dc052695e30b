import { expect, test } from 'vitest';
import type { BoardActivity } from '../board/model/board-activity.ts';
import { firstOf, notesOfMonth, presentedMonth } from './present-month.ts';

const today = '2026-11-20';
const activity = (title: string, endDate: string, more: Partial<BoardActivity> = {}) =>
  ({
    id: title,
    title,
    startDate: endDate,
    endDate,
    isDone: false,
    isOverdue: endDate < today && !more.isDone,
    ...more,
  }) as BoardActivity;
const titles = (month: number, ...activities: BoardActivity[]) => {
  const { late, coming, done } = presentedMonth(activities, { year: 2026, month }, today);
  return [late, coming, done].map((list) => list.map(({ title }) => title));
};

test('what is late comes first, then what is coming, then what is done, each by its deadline', () => {
  const activities = [
    activity('Kjem sist', '2026-11-30'),
    activity('Kjem', '2026-11-20'),
    activity('Gjort', '2026-11-02', { isDone: true }),
    activity('Sein', '2026-11-10'),
    activity('Seinast', '2026-11-03'),
  ];
  expect(titles(11, ...activities)).toEqual([['Seinast', 'Sein'], ['Kjem', 'Kjem sist'], ['Gjort']]);
});

test('what is late from before stands in the present month too, and in no later one', () => {
  const old = activity('Frå september', '2026-09-10');
  expect(titles(11, old)[0]).toEqual(['Frå september']);
  expect(titles(9, old)[0]).toEqual(['Frå september']);
  expect(titles(12, old)).toEqual([[], [], []]);
});

test('an activity is of the month of its deadline, and what is archived is of none', () => {
  expect(titles(11, activity('Lang', '2026-12-01', { startDate: '2026-11-01' }))).toEqual([[], [], []]);
  expect(titles(11, activity('Arkivert', '2026-11-10', { isArchived: true }))).toEqual([[], [], []]);
});

test('of a year earlier, notes of the same month are shown, empty ones not', () => {
  const noted = (id: string, endDate: string, noteText: string | null) => ({
    id,
    title: id,
    startDate: endDate,
    endDate,
    noteText,
  });
  const before = [
    noted('b', '2025-11-20', 'Ring tidleg'),
    noted('a', '2025-11-02', 'Bra'),
    noted('c', '2025-11-03', ' \n'),
    noted('d', '2025-11-04', null),
    noted('e', '2025-10-04', 'Anna månad'),
  ];
  expect(notesOfMonth(before, 11).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('so many of a month are drawn as are asked for, in the order in which they are read', () => {
  const lists = {
    late: [activity('a', '2026-11-01'), activity('b', '2026-11-02')],
    coming: [activity('c', '2026-11-21'), activity('d', '2026-11-22')],
    done: [activity('e', '2026-11-03', { isDone: true })],
  };
  const drawn = (most: number) => {
    const { late, coming, done } = firstOf(lists, most);
    return [late, coming, done].map((list) => list.map(({ title }) => title));
  };
  expect(drawn(3)).toEqual([['a', 'b'], ['c'], []]);
  expect(drawn(60)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});
