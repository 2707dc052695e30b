import { defaultSelection, emptySelection, yearWindow } from '@samspel/wheel/pure';
import { describe, expect, test } from 'vitest';
import type { BoardActivity } from './board-activity.ts';
import { boardContents } from './board-contents.ts';

const activity = (id: string, day: string, isDone: boolean): BoardActivity => ({
  id,
  ringId: 'r',
  title: id,
  startDate: day,
  endDate: day,
  movedFrom: null,
  startTime: null,
  endTime: null,
  isDone,
  isFavourite: false,
  isOverdue: false,
  mayTick: true,
  responsibleHasAccess: null,
  version: 1,
  noteText: null,
  responsible: null,
  tags: [],
  todoProgress: { done: 0, total: 0 },
  forkProgress: { done: 0, total: 0 },
});
const activities = [
  activity('Budsjett', '2027-03-02', true),
  activity('Rapport', '2027-03-09', false),
  activity('Tilsyn', '2027-05-01', true),
  activity('I fjor', '2026-12-01', true),
];
const window = yearWindow({ year: 2027 });
const march = defaultSelection(2027, '2027-03-10', ['r']);
const contents = (hidesCompleted: boolean, selection = emptySelection()) =>
  boardContents(activities, { window, selection, hidesCompleted });
const titles = (some: readonly BoardActivity[]) => some.map(({ title }) => title);

describe('with completed ones hidden', () => {
  test('what is done is neither drawn nor listed', () => {
    expect(titles(contents(true).drawn)).toEqual(['Rapport']);
    expect(titles(contents(true).listed)).toEqual(['Rapport']);
  });

  test('the progress counts them all the same', () => {
    expect(contents(true).progress).toEqual({ done: 2, total: 3 });
  });

  test('as many are told to be hidden as the choice of months would show', () => {
    expect(contents(true).hidden).toBe(2);
    expect(contents(true, march).hidden).toBe(1);
  });
});

describe('with my favourites alone', () => {
  const marked = activities.map((one) => ({ ...one, isFavourite: ['Rapport', 'Tilsyn'].includes(one.title) }));
  const favourites = (hidesCompleted: boolean) =>
    boardContents(marked, {
      window,
      selection: emptySelection(),
      hidesCompleted,
      isWanted: ({ isFavourite }) => isFavourite,
    });

  test('the others are neither drawn nor listed, and the progress counts them all the same', () => {
    expect(titles(favourites(false).drawn)).toEqual(['Rapport', 'Tilsyn']);
    expect(titles(favourites(false).listed)).toEqual(['Rapport', 'Tilsyn']);
    expect(favourites(false).progress).toEqual({ done: 2, total: 3 });
  });

  test('only completed favourites are told to be hidden', () => {
    expect(titles(favourites(true).listed)).toEqual(['Rapport']);
    expect(favourites(true).hidden).toBe(1);
  });
});

test('nothing is hidden until one asks for it', () => {
  expect(contents(false)).toMatchObject({ hidden: 0, progress: { done: 2, total: 3 } });
  expect(titles(contents(false).listed)).toEqual(['Budsjett', 'Rapport', 'Tilsyn']);
  expect(titles(contents(false, march).listed)).toEqual(['Budsjett', 'Rapport']);
});

test('what linked copies have of an activity does not count', () => {
  const withCopies = activities.map((one) => ({ ...one, forkProgress: { done: 1, total: 4 } }));
  const { progress } = boardContents(withCopies, { window, selection: march, hidesCompleted: true });
  expect(progress).toEqual({ done: 2, total: 3 });
});

test('a year of archived activities is not bare, though they count in no progress; one without any is', () => {
  const archived = activities.map((one) => ({ ...one, isArchived: true }));
  const given = { window, selection: emptySelection(), hidesCompleted: false, isWanted: () => false };
  expect(boardContents(archived, given)).toMatchObject({ isBare: false, listed: [], progress: { total: 0 } });
  const lastYear = activities.filter(({ title }) => title === 'I fjor');
  expect(boardContents(lastYear, { ...given, window: yearWindow({ year: 2025 }) }).isBare).toBe(true);
});
