import { createEventInput } from '@samspel/domain/calendar/event.input';
import { withDays } from '@samspel/domain/calendar/form-days.input';
import { readInput } from '@samspel/domain/input';
import { describe, expect, test } from 'vitest';
import { createEventInputOf, emptySeriesForm, previewInputOf, seriesField } from './series-form.ts';

const form = { ...emptySeriesForm('7', '2027-01-15'), title: 'Rapport', description: 'Send rapporten.' };
const read = (values: typeof form) => readInput(createEventInput, createEventInputOf(values));

describe('what the form of a new activity refuses, by the rules of the server', () => {
  test('a new form says nothing yet, and is refused for its title first', () => {
    expect(() => readInput(createEventInput, createEventInputOf(emptySeriesForm('7')))).toThrow('input.title');
  });

  test('a deadline before the start', () => {
    expect(() => read({ ...form, endDate: '2027-01-14' })).toThrow('input.endBeforeStart (input.endDate)');
  });

  test('chosen dates of which none is chosen', () => {
    const none = { ...form, kind: 'dates' as const, activities: [{ startDate: '', endDate: '' }] };
    expect(() => read(none)).toThrow('input.noActivity (input.activities)');
  });

  test('a name that is written and not chosen, instead of taking it for nobody', () => {
    expect(() => read({ ...form, responsible: { id: '', name: 'Ola' } })).toThrow('input.responsible');
  });

  test('a chosen date with a deadline and no start, at its row', () => {
    const activities = [
      { startDate: '', endDate: '' },
      { startDate: '2027-03-01', endDate: '2027-03-01' },
      { startDate: '', endDate: '2027-03-05' },
    ];
    const dates = { ...form, kind: 'dates' as const, activities };
    const issues = withDays(createEventInput).safeParse(createEventInputOf(dates)).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => seriesField(dates)(path.map(String))))).toEqual(
      new Set(['activities.2.startDate']),
    );
  });

  test('an interval that is no whole number', () => {
    expect(() => read({ ...form, kind: 'repeating', interval: '0' })).toThrow('interval');
  });
});

describe('the form of a new activity', () => {
  test('a single activity begins as one of a day', () => {
    expect(read(form)).toMatchObject({ startDate: '2027-01-15', endDate: '2027-01-15' });
  });

  test('chosen dates carry who is responsible, and empty rows are left out', () => {
    const dates = [
      { startDate: '2027-03-01', endDate: '' },
      { startDate: '', endDate: '' },
      { startDate: '2027-09-01', endDate: '2027-09-03' },
    ];
    expect(
      read({ ...form, kind: 'dates', activities: dates, responsible: { id: '4', name: 'Ola' } }).activities,
    ).toEqual([
      { startDate: '2027-03-01', endDate: '2027-03-01', responsible: 4 },
      { startDate: '2027-09-01', endDate: '2027-09-03', responsible: 4 },
    ]);
  });

  test('every week says nothing of positions in the month, whatever was chosen before', () => {
    const weekly = { ...form, kind: 'repeating' as const, unit: 'WEEK' as const, monthRule: 'weekday' as const };
    expect(read(weekly).repetitionDefinition).toEqual({ unit: 'WEEK', interval: 1 });
  });

  test('every week on the weekday that is chosen, else on that of its start', () => {
    const weekly = { ...form, kind: 'repeating' as const, unit: 'WEEK' as const };
    expect(read({ ...weekly, weekday: 'MONDAY' }).repetitionDefinition).toMatchObject({ weekday: 'MONDAY' });
    expect(read(weekly).repetitionDefinition?.weekday).toBeUndefined();
  });

  test('a weekday of the month begins as that of the start date, and follows it until another is chosen', () => {
    const monthly = { ...form, kind: 'repeating' as const, unit: 'MONTH' as const, monthRule: 'weekday' as const };
    const third = { position: 'THIRD', weekday: 'FRIDAY' };
    expect(read(monthly).repetitionDefinition).toMatchObject(third);
    const moved = { ...monthly, startDate: '2027-02-01', endDate: '2027-02-01' };
    expect(read(moved).repetitionDefinition).toMatchObject({ position: 'FIRST', weekday: 'MONDAY' });
    expect(read({ ...moved, position: 'LAST' }).repetitionDefinition).toMatchObject({ position: 'LAST' });
  });

  test('the last Friday of each month', () => {
    const monthly = {
      ...form,
      kind: 'repeating' as const,
      unit: 'MONTH' as const,
      monthRule: 'weekday' as const,
      position: 'LAST' as const,
      weekday: 'FRIDAY' as const,
    };
    expect(read(monthly).repetitionDefinition).toEqual({
      unit: 'MONTH',
      interval: 1,
      position: 'LAST',
      weekday: 'FRIDAY',
    });
  });

  test('empty points of the checklist are left out', () => {
    expect(read({ ...form, todoTemplate: ['Hent tala', ' ', ''] }).todoTemplate).toEqual(['Hent tala']);
  });
});

describe('what is wrong with a chosen date', () => {
  test('stands at its row, whatever rows are left out before it', () => {
    const date = { startDate: '2027-03-01', endDate: '' };
    const named = seriesField({ ...form, activities: [{ startDate: '', endDate: '' }, date, date] });
    expect(named(['activities', '1', 'endDate'])).toBe('activities.2.endDate');
    expect([named(['activities']), named(['title']), named([])]).toEqual(['activities', 'title', '']);
  });
});

describe('the preview of a repetition', () => {
  test('waits until the days make sense', () => {
    const repeating = { ...form, kind: 'repeating' as const };
    expect(previewInputOf(form)).toBeNull();
    expect(previewInputOf({ ...repeating, startDate: '' })).toBeNull();
    for (const interval of ['', '0', '1.5', '1000']) {
      expect(previewInputOf({ ...repeating, interval })).toBeNull();
    }
    expect(previewInputOf({ ...repeating, endDate: '2027-01-01' })).toBeNull();
    expect(previewInputOf({ ...repeating, endRepetitionDate: '2027-01-01' })).toBeNull();
  });

  test('asks for the same days that would be saved', () => {
    const repeating = { ...form, kind: 'repeating' as const, endRepetitionDate: '2029-12-31' };
    expect(previewInputOf(repeating)).toEqual({
      startDate: '2027-01-15',
      endDate: '2027-01-15',
      repetitionDefinition: { unit: 'YEAR', interval: 1, position: null, weekday: null, anchor: null, weeks: null },
      startRepetitionDate: null,
      endRepetitionDate: '2029-12-31',
      workingDay: 'KEEP',
      calendar: '7',
    });
  });

  test('asks for a single activity only if it may move to a working day', () => {
    expect(previewInputOf(form)).toBeNull();
    expect(previewInputOf({ ...form, workingDay: 'BEFORE' })).toEqual({
      startDate: '2027-01-15',
      endDate: '2027-01-15',
      workingDay: 'BEFORE',
      calendar: '7',
    });
  });

  test('counts working days from Easter until another day is chosen, and knows no working day of a week', () => {
    const yearly = { ...form, kind: 'repeating' as const, monthRule: 'easter' as const, position: 'SECOND' as const };
    expect(previewInputOf(yearly)!.repetitionDefinition).toMatchObject({
      position: 'SECOND',
      weekday: 'WORKING_DAY',
      anchor: 'EASTER',
    });
    const weekly = { ...yearly, unit: 'WEEK' as const, weekday: 'WORKING_DAY' as const, weeks: 'EVEN' as const };
    expect(previewInputOf(weekly)!.repetitionDefinition).toMatchObject({
      position: null,
      weekday: null,
      weeks: 'EVEN',
    });
  });
});
