import { expect, test } from 'vitest';
import { weekdayRuleOf } from './weekday-rule.ts';

test('a day is the first, second, third or fourth of its weekday in the month', () => {
  expect(['2027-01-01', '2027-01-07', '2027-01-08', '2027-01-21', '2027-01-28'].map(weekdayRuleOf)).toEqual([
    { position: 'FIRST', weekday: 'FRIDAY' },
    { position: 'FIRST', weekday: 'THURSDAY' },
    { position: 'SECOND', weekday: 'FRIDAY' },
    { position: 'THIRD', weekday: 'THURSDAY' },
    { position: 'FOURTH', weekday: 'THURSDAY' },
  ]);
});

test('what would be the fifth is the last, since not every month has five', () => {
  expect(weekdayRuleOf('2027-01-29')).toEqual({ position: 'LAST', weekday: 'FRIDAY' });
});

test('without a day it is the first Monday', () => {
  expect(weekdayRuleOf('')).toEqual({ position: 'FIRST', weekday: 'MONDAY' });
});
