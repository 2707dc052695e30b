import { expect, test } from 'vitest';
import type { ActivityPartsFragment } from '../../../../generated/graphql.ts';
import { boardActivities } from './board-activity.ts';

const activity = (id: string, endDate: string, isDone = false): ActivityPartsFragment => ({
  id,
  title: `Aktivitet ${id}`,
  startDate: endDate,
  endDate,
  movedFrom: null,
  startTime: null,
  endTime: null,
  isDone,
  isFavourite: false,
  version: 1,
  noteText: null,
  mayTick: true,
  responsible: null,
  responsibleHasAccess: null,
  tags: [],
  todoProgress: { done: 0, total: 0 },
  forkProgress: { done: 0, total: 0 },
});
const place = () => ({ ringId: 'r' });
const today = '2027-03-10';

test('a deadline before today that is not ticked is late, today’s is not', () => {
  const shown = boardActivities([activity('1', '2027-03-09'), activity('2', today)], new Map(), today, place);
  expect(shown.map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
});

test('a tick shows before the server has answered, and what is done is not late', () => {
  const [ticked] = boardActivities([activity('1', '2027-03-09')], new Map([['1', true]]), today, place);
  expect(ticked).toMatchObject({ isDone: true, isOverdue: false });
});

test('a tick taken back shows at once too', () => {
  const [open] = boardActivities([activity('1', '2027-03-09', true)], new Map([['1', false]]), today, place);
  expect(open).toMatchObject({ isDone: false, isOverdue: true });
});
