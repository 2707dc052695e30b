import { describe, expect, it } from 'vitest';
import { horizon, occurrences, previewOccurrences, type Series, storedOccurrences } from './recurrence.ts';
import { longestInterval, type RepetitionDefinition, repetitionFault } from './repetition.ts';

const today = '2027-03-10';
const on = (day: string) => ({ startDate: day, endDate: day });
const starts = (spans: { startDate: string }[]) => spans.map(({ startDate }) => startDate);
const daysOf = (first: string, repetition: RepetitionDefinition, from: string, to: string) =>
  starts(occurrences(on(first), repetition, { from, to }));

describe('a repetition that makes no sense', () => {
  it.each([
    ['interval', { unit: 'DAY', interval: 0 }],
    ['interval', { unit: 'DAY', interval: -1 }],
    ['interval', { unit: 'WEEK', interval: 1.5 }],
    ['interval', { unit: 'MONTH', interval: Number.NaN }],
    ['interval', { unit: 'YEAR', interval: longestInterval + 1 }],
    ['position', { unit: 'WEEK', interval: 1, position: 'FIRST', weekday: 'MONDAY' }],
    ['position', { unit: 'DAY', interval: 1, position: 'LAST' }],
    ['position', { unit: 'MONTH', interval: 1, weekday: 'MONDAY' }],
    ['weekday', { unit: 'DAY', interval: 1, weekday: 'MONDAY' }],
    ['weekday', { unit: 'YEAR', interval: 1, position: 'LAST' }],
  ] as const)('names its %s: %j', (fault, repetition) => {
    expect(repetitionFault(repetition)).toBe(fault);
    expect(() => daysOf(today, repetition, today, today)).toThrow(fault);
  });

  it('is not one whose position and weekday are left empty', () => {
    expect(repetitionFault({ unit: 'MONTH', interval: 1, position: null, weekday: null })).toBeNull();
  });
});

describe('every month', () => {
  it('on the 31st falls on the last day of shorter months and returns to the 31st', () => {
    const monthly = { unit: 'MONTH', interval: 1 } as const;
    expect(daysOf('2028-01-31', monthly, '2028-01-01', '2028-05-31')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]);
    expect(daysOf('2027-01-29', monthly, '2027-02-01', '2027-03-31')).toEqual(['2027-02-28', '2027-03-29']);
  });

  it('on the last Friday, or the second Tuesday of every third month', () => {
    expect(
      daysOf(
        '2027-01-01',
        { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' },
        '2027-01-01',
        '2027-04-30',
      ),
    ).toEqual(['2027-01-29', '2027-02-26', '2027-03-26', '2027-04-30']);
    expect(
      daysOf(
        '2027-01-13',
        { unit: 'MONTH', interval: 3, position: 'SECOND', weekday: 'TUESDAY' },
        '2027-01-01',
        '2027-12-31',
      ),
    ).toEqual(['2027-02-09', '2027-05-11', '2027-08-10', '2027-11-09']);
  });
});

describe('every year', () => {
  it('on 29 February falls on the 28th in ordinary years', () => {
    expect(daysOf('2028-02-29', { unit: 'YEAR', interval: 1 }, '2028-01-01', '2032-12-31')).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('on the first Monday of the activity’s month, the next year where this year’s has been', () => {
    expect(
      daysOf(
        '2027-09-10',
        { unit: 'YEAR', interval: 1, position: 'FIRST', weekday: 'MONDAY' },
        '2027-01-01',
        '2029-12-31',
      ),
    ).toEqual(['2028-09-04', '2029-09-03']);
  });
});

describe('every week', () => {
  it('on the activity’s own weekday, or on the one that is named', () => {
    expect(daysOf('2027-03-10', { unit: 'WEEK', interval: 2 }, '2027-03-01', '2027-04-10')).toEqual([
      '2027-03-10',
      '2027-03-24',
      '2027-04-07',
    ]);
    expect(daysOf('2027-03-10', { unit: 'WEEK', interval: 2, weekday: 'MONDAY' }, '2027-03-01', '2027-04-10')).toEqual([
      '2027-03-15',
      '2027-03-29',
    ]);
  });
});

describe('the occurrences of a rule', () => {
  it('are none in a window that ends before it begins, or lies before the rule', () => {
    expect(daysOf(today, { unit: 'DAY', interval: 1 }, '2027-03-12', '2027-03-11')).toEqual([]);
    expect(daysOf(today, { unit: 'DAY', interval: 1 }, '2026-01-01', '2027-03-09')).toEqual([]);
  });

  it('keep their length across the end of a year', () => {
    const first = { startDate: '2026-11-01', endDate: '2027-01-15' };
    expect(occurrences(first, { unit: 'YEAR', interval: 1 }, { from: '2027-01-01', to: '2027-12-31' })).toEqual([
      { startDate: '2027-11-01', endDate: '2028-01-15' },
    ]);
  });
});

describe('what is stored of a series', () => {
  const monthly: Series = { ...on('2027-01-05'), repetitionDefinition: { unit: 'MONTH', interval: 1 } };
  const stored = (series: Series, past = false) => storedOccurrences(series, today, { past });

  it('reaches to the end of the third year after this', () => {
    expect(horizon(today)).toBe('2030-12-31');
    expect(horizon('2027-01-01')).toBe('2030-12-31');
    expect(starts(stored(monthly)).at(-1)).toBe('2030-12-05');
  });

  it('leaves out what has been, unless the past is asked for', () => {
    expect(starts(stored(monthly))[0]).toBe('2027-04-05');
    expect(starts(stored(monthly, true)).slice(0, 4)).toEqual(['2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05']);
  });

  it('has the occurrence that ends today, and not the one that ended yesterday', () => {
    const untilToday = { ...monthly, startDate: '2027-01-01', endDate: '2027-01-10' };
    expect(stored(untilToday)[0]).toEqual({ startDate: '2027-03-01', endDate: '2027-03-10' });
    expect(stored({ ...untilToday, endDate: '2027-01-09' })[0]?.startDate).toBe('2027-04-01');
  });

  it('takes its day from the activity and begins on or after the first day of the repetition', () => {
    const fromMay = { ...monthly, startRepetitionDate: '2027-05-20', endRepetitionDate: '2027-08-05' };
    expect(starts(stored(fromMay))).toEqual(['2027-06-05', '2027-07-05', '2027-08-05']);
  });

  it('counts every second month from the first occurrence', () => {
    const everySecond = {
      ...monthly,
      repetitionDefinition: { unit: 'MONTH', interval: 2 } as const,
      startRepetitionDate: '2027-04-01',
      endRepetitionDate: '2027-09-30',
    };
    expect(starts(stored(everySecond))).toEqual(['2027-04-05', '2027-06-05', '2027-08-05']);
  });

  it('returns to the 31st although the repetition begins in February', () => {
    const fromFebruary = {
      ...monthly,
      ...on('2027-01-31'),
      startRepetitionDate: '2027-02-28',
      endRepetitionDate: '2027-03-31',
    };
    expect(starts(stored(fromFebruary, true))).toEqual(['2027-02-28', '2027-03-31']);
  });

  it('includes an occurrence that starts on the last day of the repetition, however long it lasts', () => {
    const long = { ...monthly, startDate: '2027-04-01', endDate: '2027-04-20', endRepetitionDate: '2027-05-01' };
    expect(stored(long)).toEqual([
      { startDate: '2027-04-01', endDate: '2027-04-20' },
      { startDate: '2027-05-01', endDate: '2027-05-20' },
    ]);
  });

  it('is the activity itself when it does not repeat, past or not', () => {
    expect(stored(on('2020-05-17'))).toEqual([on('2020-05-17')]);
    expect(stored({ ...on('2040-05-17'), repetitionDefinition: null })).toEqual([on('2040-05-17')]);
  });
});

describe('the preview', () => {
  const weekly: Series = { ...on('2027-03-10'), repetitionDefinition: { unit: 'WEEK', interval: 1 } };

  it('warns when the repetition ends before it has begun', () => {
    const ended = { ...weekly, startRepetitionDate: '2027-03-11', endRepetitionDate: '2027-03-16' };
    expect(previewOccurrences(ended, today)).toEqual({ occurrences: [], total: 0, precluded: true });
  });

  it('warns when all that the end allows has been', () => {
    expect(
      previewOccurrences({ ...weekly, ...on('2026-01-07'), endRepetitionDate: '2027-03-09' }, today).precluded,
    ).toBe(true);
  });

  it('does not blame the end when the repetition begins beyond the horizon', () => {
    const far = { ...weekly, startRepetitionDate: '2035-01-01', endRepetitionDate: '2036-01-01' };
    expect(previewOccurrences(far, today)).toEqual({ occurrences: [], total: 0, precluded: false });
  });

  it('does not warn of one occurrence, on the very last day', () => {
    expect(previewOccurrences({ ...weekly, endRepetitionDate: '2027-03-10' }, today)).toEqual({
      occurrences: [on('2027-03-10')],
      total: 1,
      precluded: false,
    });
  });

  it('shows ten and counts all', () => {
    const { occurrences: shown, total, precluded } = previewOccurrences(weekly, today);
    expect(shown).toHaveLength(10);
    expect([total, precluded]).toEqual([199, false]);
  });

  it('shows a single activity as it is', () => {
    expect(previewOccurrences({ ...on('2020-01-01'), endRepetitionDate: '2019-01-01' }, today)).toEqual({
      occurrences: [on('2020-01-01')],
      total: 1,
      precluded: false,
    });
  });
});
