import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import { sayField, sayValue } from '../../subject/history/change-words.ts';
import { activityHistory, calendarHistory, seriesHistory } from './calendar.history.ts';

const say = sayer('nn');
const today = '2026-03-02';
const shown = { ...calendarHistory.fields, ...activityHistory.fields };
const value = (field: string, text: string | null, code: string | null = null) =>
  sayValue(say, shown[field], { text, code }, today);

test('days are said as people say them', () => {
  expect(value('endDate', '2026-06-05')).toBe('fredag 5. juni');
  expect(value('endDate', '2027-06-04')).toBe('fredag 4. juni 2027');
  expect(value('exceptDates', '2026-06-05')).toBe('5. juni');
  expect(value('activities', '2026-06-03/2026-06-05')).toBe('3.–5. juni');
});

test('choices are said in words', () => {
  expect(value('isDone', null, 'true')).toBe('Ja');
  expect(value('isPrivate', null, 'false')).toBe('Nei');
  expect(value('visibility', null, 'PRIVATE')).toBe('Skjult');
  expect(value('status', null, 'ARCHIVED')).toBe('Arkivert');
  expect(value('status', null, 'OBSOLETE')).toBe('I papirkorga');
  expect(value('reminder', null, 'ONE_WEEK')).toBe('Éi veke før');
  expect(value('category', null, 'GRANT')).toBe('Tilskot');
});

test('a repetition is said in words', () => {
  expect(value('repetitionDefinition', null, '{"unit":"MONTH","interval":2}')).toBe('Gjentek seg kvar 2. månad');
});

test('a colour is called by its name; one of their own by its number', () => {
  expect(value('color', '#1f6f8b')).toBe('Fjordblå');
  expect(value('color', '#123456')).toBe('#123456');
});

test('access names who and how much; who is gone is said to be', () => {
  expect(value('access', 'Ola Vik', 'WRITE')).toBe('Ola Vik: Skrivetilgang');
  expect(value('access', null, 'READ')).toBe('Ein tidlegare brukar: Lesetilgang');
  expect(value('responsible', null)).toBe('Ein tidlegare brukar');
});

test('what people wrote stands as it is', () => {
  expect(value('title', 'Budsjettmøte')).toBe('Budsjettmøte');
  expect(value('startTime', '09:00')).toBe('09:00');
});

test('a field has its label from the forms; a year wheel is described, an activity has a purpose', () => {
  expect(sayField(say, activityHistory.fields.endDate)).toBe('Frist');
  expect(sayField(say, seriesHistory.fields.description)).toBe('Føremål');
  expect(sayField(say, calendarHistory.fields.description)).toBe('Skildring');
});
