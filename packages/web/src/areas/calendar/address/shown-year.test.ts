import { describe, expect, test } from 'vitest';
import {
  daysOfYear,
  firstDayIn,
  firstDayInMonth,
  readStartMonth,
  readYear,
  sayYear,
  switchableYears,
  yearAfter,
  yearHolding,
  yearToOpen,
} from './shown-year.ts';

describe('a year from August', () => {
  test('is last year’s until July is over', () => {
    expect(yearHolding('2027-07-31', 8)).toBe(2026);
    expect(yearHolding('2027-08-01', 8)).toBe(2027);
  });

  test('is called by both its years', () => {
    expect(sayYear(2026, 8)).toBe('2026/27');
    expect(sayYear(2026, 1)).toBe('2026');
  });

  test('ends on the last day of July, in a leap year too', () => {
    expect(daysOfYear(2026, 8)).toEqual({ from: '2026-08-01', to: '2027-07-31' });
    expect(daysOfYear(2027, 3)).toEqual({ from: '2027-03-01', to: '2028-02-29' });
  });

  test('cannot be switched to where it would reach past the last year of all', () => {
    expect(switchableYears('2026-11-21', 8)).toEqual({ first: 2018, last: 2028 });
  });
});

test('a year from January is the calendar year', () => {
  expect(yearHolding('2027-01-01', 1)).toBe(2027);
  expect(daysOfYear(2027, 1)).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  expect(switchableYears('2026-11-21', 1)).toEqual({ first: 2018, last: 2029 });
});

test('two presses of the switcher are two years, also while the first is on its way, and no press leaves the years', () => {
  const years = { first: 2018, last: 2029 };
  expect(yearAfter(2027, 1, years)).toBe(2028);
  expect([yearAfter(2029, 1, years), yearAfter(2018, -1, years)]).toEqual([2029, 2018]);
});

test('who plans another year than this begins in that year, and else today', () => {
  expect(firstDayIn(2027, 1, '2026-11-21')).toBe('2027-01-01');
  expect(firstDayIn(2027, 8, '2026-11-21')).toBe('2027-08-01');
  expect([firstDayIn(2026, 1, '2026-11-21'), firstDayIn(2026, 8, '2027-02-01')]).toEqual(['2026-11-21', '2027-02-01']);
});

test('something new in a chosen month begins today, or on the first of the month where that is another', () => {
  expect(firstDayInMonth(2026, 1, 11, '2026-11-21')).toBe('2026-11-21');
  expect(firstDayInMonth(2026, 1, 3, '2026-11-21')).toBe('2026-03-01');
  expect([firstDayInMonth(2026, 8, 3, '2026-11-21'), firstDayInMonth(2026, 8, 8, '2026-11-21')]).toEqual([
    ...['2027-03-01', '2026-08-01'],
  ]);
});

test('the nearest month is read from an address, and none from words', () => {
  expect(['mars', '', undefined].map(readStartMonth)).toEqual(Array(3).fill(undefined));
  expect(['1', '8', '08', '12', '0', '-3', '13'].map(readStartMonth)).toEqual([1, 8, 8, 12, 1, 1, 12]);
});

describe('a year written in an address', () => {
  const today = '2026-11-21';

  test.each([
    ['2017', 2018],
    ['-4', 2018],
    ['2030', 2029],
    ['99999', 2029],
  ])('%s lies outside of the years of a wheel: the nearest is shown, %s', (written, shown) => {
    expect(readYear(written, today)).toBe(shown);
  });

  test.each([['i fjor'], ['2027.5'], [''], [null]])('%s is no year: the current one is shown', (written) => {
    expect(readYear(written, today)).toBe(2026);
  });

  test('the first and the last year that a wheel can show', () => {
    expect([readYear('2018', today), readYear('2029', today)]).toEqual([2018, 2029]);
  });
});

describe('a year wheel opens', () => {
  test('on this year if it has something in it', () => {
    expect(yearToOpen({ last: '2025-05-01', next: '2026-12-01' }, '2026-11-26', 1)).toBe(2026);
    expect(yearToOpen({ last: '2026-01-01', next: '2028-05-01' }, '2026-11-26', 1)).toBe(2026);
  });

  test('else on the nearest year that has, the later of two', () => {
    expect(yearToOpen({ last: null, next: '2027-03-10' }, '2026-11-26', 1)).toBe(2027);
    expect(yearToOpen({ last: '2024-03-10', next: null }, '2026-11-26', 1)).toBe(2024);
    expect(yearToOpen({ last: '2025-03-10', next: '2028-03-10' }, '2026-11-26', 1)).toBe(2025);
    expect(yearToOpen({ last: '2025-03-10', next: '2027-03-10' }, '2026-11-26', 1)).toBe(2027);
  });

  test('without anything on this year, in its last three months on the next', () => {
    expect(yearToOpen({}, '2026-09-30', 1)).toBe(2026);
    expect(yearToOpen({}, '2026-10-01', 1)).toBe(2027);
    expect(yearToOpen({}, '2026-10-01', 8), 'from August').toBe(2026);
    expect(yearToOpen({}, '2027-05-01', 8), 'from August').toBe(2027);
  });
});
