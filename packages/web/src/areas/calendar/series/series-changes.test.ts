import { previewEventChangeInput, updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { readInput } from '@samspel/domain/input';
import { describe, expect, test } from 'vitest';
import type { SeriesPartsFragment } from '../../../generated/graphql.ts';
import { emptyOf, sentOf } from '../../../subject/form/fields.ts';
import { inheritedFields } from '../fields/activity.fields.ts';
import { daysOf, seriesChanges, seriesFormOf } from './series-changes.ts';

const once: SeriesPartsFragment = {
  ...sentOf(inheritedFields, emptyOf(inheritedFields)),
  id: '9',
  version: 4,
  title: 'Rapport',
  description: 'Send rapporten.',
  startDate: '2027-01-15',
  endDate: '2027-01-20',
  startTime: null,
  endTime: null,
  reminder: 'NONE',
  responsible: { id: '4', name: 'Ola' },
  tags: [{ id: '1', title: 'Økonomi' }],
  todoTemplate: ['Hent tala'],
  repetitionDefinition: null,
  workingDay: 'KEEP',
  startRepetitionDate: null,
  endRepetitionDate: null,
  calendar: { id: '7', status: 'PUBLISHED', access: { myAccess: 'WRITE' } },
  instances: { nodes: [{ id: '11', startDate: '2027-01-15', endDate: '2027-01-20', movedFrom: null }] },
  only: { nodes: [{ id: '11', description: 'Send rapporten.' }] },
  more: { nodes: [] },
};
const yearly: SeriesPartsFragment = {
  ...once,
  repetitionDefinition: { unit: 'YEAR', interval: 1, position: 'LAST', weekday: 'FRIDAY', anchor: null, weeks: null },
  startRepetitionDate: '2027-01-01',
};
const second = { id: '12', startDate: '2027-09-01', endDate: '2027-09-01', movedFrom: null };
const chosen: SeriesPartsFragment = { ...once, instances: { nodes: [...once.instances.nodes, second] } };

const nothing = { id: '9', version: 4 };
const changed = (stored: SeriesPartsFragment, change: Partial<ReturnType<typeof seriesFormOf>>) =>
  seriesChanges(stored, { ...seriesFormOf(stored), ...change });

test('from one activity on, the form begins there, and is sent with it', () => {
  const from = { id: '13', startDate: '2028-01-28', endDate: '2028-01-28' };
  const form = seriesFormOf(yearly, from);
  expect(form).toMatchObject({ startDate: '2028-01-28', endDate: '2028-01-28', startRepetitionDate: '' });
  expect(seriesChanges(yearly, form, from)).toEqual({ ...nothing, from: '13' });
  const later = seriesChanges(yearly, { ...form, startDate: '2028-01-30', endDate: '2028-01-30' }, from);
  expect(daysOf(later)).toMatchObject({ id: '9', from: '13', startDate: '2028-01-30' });
});

test('clock times are sent together, since one is checked by the other', () => {
  const timed = { ...once, startTime: '09:00' };
  expect(changed(timed, { endTime: '10:00' })).toEqual({ ...nothing, startTime: '09:00', endTime: '10:00' });
});

describe('what the form of a series refuses, by the rules of the server', () => {
  test('chosen dates that all are taken away', () => {
    const input = changed(chosen, { activities: [] });
    expect(() => readInput(updateEventInput, input)).toThrow('input.noActivity (input.activities)');
  });

  test('more chosen dates than can be changed together, instead of losing those that are not shown', () => {
    const day = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
    const nodes = Array.from({ length: 100 }, (_, at) => ({
      id: `${at}`,
      startDate: day(at),
      endDate: day(at),
      movedFrom: null,
    }));
    const many = {
      ...once,
      instances: { nodes },
      more: { nodes: [{ id: '100', startDate: day(100), endDate: day(100), movedFrom: null }] },
    };
    const [, ...rest] = seriesFormOf(many).activities;
    const input = changed(many, { activities: [{ startDate: '2026-12-01', endDate: '' }, ...rest] });
    expect(() => readInput(updateEventInput, input)).toThrow('input.tooMany');
  });
});

describe('the changes of a series', () => {
  test('a single activity that begins to repeat gives the others the purpose that it got of its own', () => {
    const own = { ...once, only: { nodes: [{ id: '11', description: 'Send heile rapporten.' }] } };
    expect(changed(own, { kind: 'repeating' }).description).toBe('Send heile rapporten.');
    expect(changed(own, { tags: [] })).toEqual({ ...nothing, tags: [] });
    expect(changed(once, { kind: 'repeating' }).description).toBeUndefined();
  });

  test('a form that nobody touched sends nothing, of whatever kind the series is', () => {
    for (const stored of [once, yearly, chosen]) {
      expect(seriesChanges(stored, seriesFormOf(stored))).toEqual(nothing);
      expect(daysOf(nothing)).toBeNull();
    }
  });

  test('a new title leaves the days alone', () => {
    const input = changed(yearly, { title: 'Årsrapport' });
    expect(input).toEqual({ ...nothing, title: 'Årsrapport' });
    expect(daysOf(input)).toBeNull();
  });

  test('nobody responsible, and a time that is taken away, are said with null', () => {
    expect(changed({ ...once, startTime: '09:00' }, { responsible: null, startTime: '' })).toEqual({
      ...nothing,
      startTime: null,
      endTime: null,
      responsible: null,
    });
  });

  test('another interval sends the days as one whole, and keeps where the repetition starts', () => {
    const input = changed(yearly, { interval: '2' });
    expect(input).toMatchObject({
      startDate: '2027-01-15',
      endDate: '2027-01-20',
      repetitionDefinition: { unit: 'YEAR', interval: 2, position: 'LAST', weekday: 'FRIDAY' },
      startRepetitionDate: '2027-01-01',
      endRepetitionDate: null,
    });
    expect(readInput(previewEventChangeInput, daysOf(input))).toMatchObject({ id: 9, startDate: '2027-01-15' });
  });

  test('a repetition that stops repeating says so', () => {
    expect(changed(yearly, { kind: 'single' })).toMatchObject({ startDate: '2027-01-15', repetitionDefinition: null });
  });

  test('chosen dates that become one say which, since the others go', () => {
    expect(changed(chosen, { kind: 'single' })).toEqual({
      ...nothing,
      activities: [{ startDate: '2027-01-15', endDate: '2027-01-20' }],
    });
  });

  test('chosen dates leave each activity who is responsible for it', () => {
    const activities = [{ startDate: '2027-01-16', endDate: '' }];
    expect(changed(chosen, { activities })).toEqual({
      ...nothing,
      activities: [{ startDate: '2027-01-16', endDate: null }],
    });
  });
});

test('a day that was moved to a working day is shown, and sent, as the one that was given', () => {
  const moved = { id: '11', startDate: '2027-04-30', endDate: '2027-04-30', movedFrom: '2027-05-01' };
  const several: SeriesPartsFragment = { ...chosen, workingDay: 'BEFORE', instances: { nodes: [moved, second] } };
  expect(seriesFormOf(several).activities[0]).toEqual({ startDate: '2027-05-01', endDate: '2027-05-01' });
  expect(changed(several, { workingDay: 'KEEP' })).toMatchObject({
    workingDay: 'KEEP',
    activities: [{ startDate: '2027-05-01' }, { startDate: '2027-09-01' }],
  });
});
