import { expect, test } from 'vitest';
import { weekdayRuleOf } from './weekday-rule.ts';

test('a day is the first, second, third or fourth of its weekday in the month', () => {
  expect(['2027-01-01', '2027-01-07', '2027-01-08', '2027-01-21', '2027-01-22'].map(weekdayRuleOf)).toEqual([
    { position: 'FIRST', weekday: 'FRIDAY' },
    { position: 'FIRST', weekday: 'THURSDAY' },
    { position: 'SECOND', weekday: 'FRIDAY' },
    { position: 'THIRD', weekday: 'THURSDAY' },
    { position: 'FOURTH', weekday: 'FRIDAY' },
  ]);
});

test('the last one is called so, be it the fourth or the fifth', () => {
  expect(['2027-01-29', '2027-01-28', '2026-03-27', '2027-02-22'].map((day) => weekdayRuleOf(day).position)).toEqual([
    ...['LAST', 'LAST', 'LAST', 'LAST'],
  ]);
});

test('without a day it is the first Monday', () => {
  expect(weekdayRuleOf('')).toEqual({ position: 'FIRST', weekday: 'MONDAY' });
});
