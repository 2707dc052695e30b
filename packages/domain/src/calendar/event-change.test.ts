import { describe, expect, it } from 'vitest';
import { refusedWith } from '../testing/refused.ts';
import { plainCalendar } from '../time/working-days.ts';
import { countsOf, type EventDates, planEventChange } from './event-change.ts';

const today = '2027-03-10';
const once: EventDates = {
  workingDay: 'KEEP',
  startDate: '2027-04-05',
  endDate: '2027-04-06',
  repetitionDefinition: null,
  startRepetitionDate: null,
  endRepetitionDate: null,
};
const monthly: EventDates = {
  ...once,
  endDate: '2027-04-05',
  repetitionDefinition: { unit: 'MONTH', interval: 1 },
  endRepetitionDate: '2027-06-30',
};
const on = (...days: string[]) =>
  days.map((startDate, id) => ({ id, startDate, endDate: startDate, isDone: false as boolean }));
const series = (dates: EventDates, instances = on(dates.startDate), exceptDates: string[] = []) => ({
  dates,
  instances,
  exceptDates,
  calendar: plainCalendar,
});

describe('dates that contradict each other', () => {
  it.each([
    ['an end before the start that stays', once, { endDate: '2027-04-01' }, 'input.endBeforeStart input.endDate'],
    ['a start after the end that stays', once, { startDate: '2027-05-01' }, 'input.endBeforeStart input.startDate'],
    [
      'a last day without a repetition',
      once,
      { endRepetitionDate: '2027-05-01' },
      'input.required input.repetitionDefinition',
    ],
    [
      'a last day before the first',
      monthly,
      { endRepetitionDate: '2027-04-01' },
      'input.endBeforeStart input.endRepetitionDate',
    ],
    [
      'a repetition that would never happen',
      once,
      {
        repetitionDefinition: { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' },
        endRepetitionDate: '2027-04-06',
      },
      'input.noActivity input.repetitionDefinition',
    ],
  ] as const)('are refused: %s', (_, dates, change, refusal) => {
    expect(
      refusedWith(() =>
        planEventChange(series(dates), { activities: undefined, startDate: undefined, ...change }, today),
      ),
    ).toBe(refusal);
  });

  it('are refused where several chosen dates would move and nobody says which', () => {
    const chosen = series(once, on('2027-04-05', '2027-05-05'));
    expect(refusedWith(() => planEventChange(chosen, { startDate: '2027-04-06', activities: undefined }, today))).toBe(
      'input.required input.activities',
    );
  });
});

describe('what a change does to the activities', () => {
  const counts = (of: ReturnType<typeof series>, change: object) =>
    countsOf(of, planEventChange(of, { startDate: undefined, activities: undefined, ...change }, today));

  it('is nothing where no date changes', () => {
    const stored = series(monthly, on('2027-04-05', '2027-05-20'));
    expect(counts(stored, { endRepetitionDate: '2027-06-30' })).toMatchObject({ kept: 2, removed: 0, added: 0 });
  });

  it('moves a single activity instead of making another one', () => {
    const change = planEventChange(series(once), { startDate: '2027-04-06', activities: undefined }, today);
    expect(change.plan?.keep).toEqual([
      { id: 0, startDate: '2027-04-06', endDate: '2027-04-06', isDone: false, movedFrom: null },
    ]);
  });

  it('lengthens a series, but not by the day on which somebody removed one', () => {
    const stored = series(monthly, on('2027-04-05', '2027-06-05'), ['2027-05-05']);
    expect(counts(stored, { endRepetitionDate: '2027-08-31' })).toMatchObject({ kept: 2, removed: 0, added: 2 });
  });

  it('of chosen dates keeps those that stay, ticked and past ones too, and adds a past one that is asked for', () => {
    const instances = [...on('2027-01-01', '2027-04-05', '2027-05-05'), { ...on('2027-06-05')[0]!, isDone: true }];
    const activities = ['2027-04-05', '2027-02-02', '2027-07-07'].map((day) => ({
      startDate: day,
      endDate: day,
      responsible: undefined,
    }));
    expect(counts(series(once, instances), { activities })).toMatchObject({ kept: 3, removed: 1, added: 2 });
  });

  it('from a repetition to a single activity removes the others', () => {
    const stored = series(monthly, on('2027-04-05', '2027-05-05', '2027-06-05'));
    expect(counts(stored, { repetitionDefinition: null })).toMatchObject({ kept: 1, removed: 2, added: 0 });
  });
});
