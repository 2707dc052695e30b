import { expect, test } from 'vitest';
import { emptyOf, sentOf } from '../../../subject/form/fields.ts';
import { inheritedFields } from '../fields/activity.fields.ts';
import { isChanged, type Single, singleChanges, singleFormOf } from './single-form.ts';

const days = { startDate: '2027-01-15', endDate: '2027-01-20' };
const stored: Single = {
  activity: {
    ...sentOf(inheritedFields, emptyOf(inheritedFields)),
    id: '11',
    version: 2,
    title: 'Rapport',
    description: '{"type":"doc"}',
    note: null,
    ...days,
    reminderDate: '2027-01-02',
    responsible: { id: '4', name: 'Ola' },
  },
  series: {
    ...sentOf(inheritedFields, emptyOf(inheritedFields)),
    id: '9',
    version: 4,
    title: 'Rapport',
    description: '{"type":"doc"}',
    ...days,
    startTime: '09:00',
    endTime: null,
    reminder: 'NONE',
    responsible: { id: '4', name: 'Ola' },
    tags: [],
    todoTemplate: [],
    repetitionDefinition: null,
    workingDay: 'KEEP',
    startRepetitionDate: null,
    endRepetitionDate: null,
    calendar: { id: '7', status: 'PUBLISHED', access: { myAccess: 'WRITE' } },
    instances: { nodes: [{ id: '11', ...days, movedFrom: null }] },
    only: { nodes: [{ id: '11', description: '{"type":"doc"}' }] },
    more: { nodes: [] },
  },
};
const form = singleFormOf(stored);
const changed = (change: Partial<typeof form>) => singleChanges(stored, { ...form, ...change });
const untouched = { activity: { id: '11', version: 2 }, series: { id: '9', version: 4 } };

test('nothing changed is nothing sent', () => {
  const changes = changed({});
  expect(changes).toEqual(untouched);
  expect([isChanged(changes.activity), isChanged(changes.series)]).toEqual([false, false]);
});

test('a day of one’s own choice to be reminded on stays', () => {
  expect(form).toMatchObject({ isOwnDay: true, reminderDate: '2027-01-02', kind: 'single' });
});

test('of one that stays single, only clock times and tags are of its series', () => {
  expect(changed({ title: 'Årsrapport', tags: ['Økonomi'], endTime: '10:00', note: 'Gjekk bra' })).toEqual({
    activity: { id: '11', version: 2, title: 'Årsrapport', note: 'Gjekk bra' },
    series: { id: '9', version: 4, startTime: '09:00', endTime: '10:00', tags: ['Økonomi'] },
  });
});

test('one that begins to repeat has its days and words of the series, and its note of its own', () => {
  const changes = changed({ kind: 'repeating', unit: 'MONTH', title: 'Månadsrapport', note: 'Ny ordning' });
  expect(changes.activity).toEqual({ id: '11', version: 2, note: 'Ny ordning' });
  expect(changes.series).toMatchObject({
    id: '9',
    title: 'Månadsrapport',
    ...days,
    repetitionDefinition: { unit: 'MONTH' },
  });
});

test('a deadline that was moved to a working day is changed from the day that it was given, with its reminder', () => {
  const moved = {
    activity: {
      ...stored.activity,
      startDate: '2027-04-30',
      endDate: '2027-04-30',
      movedFrom: '2027-05-01',
      reminderDate: '2027-04-29',
    },
    series: { ...stored.series, workingDay: 'BEFORE' as const },
  };
  const given = singleFormOf(moved);
  expect(given).toMatchObject({
    startDate: '2027-05-01',
    endDate: '2027-05-01',
    reminder: 'ONE_DAY',
    workingDay: 'BEFORE',
  });
  expect(singleChanges(moved, given)).toEqual(untouched);
  expect(singleChanges(moved, { ...given, workingDay: 'KEEP' }).series).toEqual({
    ...untouched.series,
    workingDay: 'KEEP',
  });
});
