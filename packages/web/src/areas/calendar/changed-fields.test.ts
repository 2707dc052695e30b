import { expect, test } from 'vitest';
import { type ChangedField, isBackSince, fieldsToShow as toShow } from '../../subject/history/changed-fields.ts';
import { activityHistory, calendarHistory } from './calendar.history.ts';

const fieldsToShow = (fields: readonly ChangedField[]) =>
  toShow(fields, { ...calendarHistory.fields, ...activityHistory.fields });
const words = (...texts: string[]) => texts.map((text) => ({ text, code: null }));
const changed = (field: string, before: string[], after: string[]): ChangedField => ({
  field,
  before: words(...before),
  after: words(...after),
});

test('fields stand in the order of the forms, unknown ones last', () => {
  const fields = ['note', 'endDate', 'ukjend', 'title', 'startDate'].map((field) => changed(field, [], ['1']));
  expect(fieldsToShow(fields).map(({ field }) => field)).toEqual(['title', 'startDate', 'endDate', 'note', 'ukjend']);
});

test('of tags only those that came and went are shown', () => {
  const [tags] = fieldsToShow([changed('tags', ['Budsjett', 'Rekneskap'], ['Møte', 'Budsjett'])]);
  expect(tags).toEqual(changed('tags', ['Rekneskap'], ['Møte']));
});

test('a person whose access changed went with one level and came with another', () => {
  const [access] = fieldsToShow([
    { field: 'access', before: [{ text: 'Ola', code: 'READ' }], after: [{ text: 'Ola', code: 'WRITE' }] },
  ]);
  expect(access).toEqual({
    field: 'access',
    before: [{ text: 'Ola', code: 'READ' }],
    after: [{ text: 'Ola', code: 'WRITE' }],
  });
});

test('a checklist in another order is shown whole', () => {
  const reordered = changed('todoTemplate', ['Hent tal', 'Skriv'], ['Skriv', 'Hent tal']);
  expect(fieldsToShow([reordered])).toEqual([reordered]);
});

test('a year wheel that one reads the history of is back from the archive and the trash, however often it was there', () => {
  const moved = (from: string, to: string) => [
    { field: 'status', before: [{ text: null, code: from }], after: [{ text: null, code: to }] },
  ];
  expect(isBackSince({ fields: moved('PUBLISHED', 'ARCHIVED') })).toBe(true);
  expect(isBackSince({ fields: moved('PUBLISHED', 'OBSOLETE') })).toBe(true);
  expect(isBackSince({ fields: moved('OBSOLETE', 'PUBLISHED') })).toBe(false);
  expect(isBackSince({ fields: [changed('title', ['A'], ['B'])] })).toBe(false);
});
