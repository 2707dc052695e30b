import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import { sayRepetition } from './repetition-words.ts';

const say = sayer('nn');
const every = { unit: 'MONTH', interval: 1, position: null, weekday: null } as const;

test('every month, every second month', () => {
  expect(sayRepetition(say, every)).toBe('Gjentek seg kvar månad');
  expect(sayRepetition(say, { ...every, interval: 2 })).toBe('Gjentek seg kvar 2. månad');
});

test('the last Friday of the month', () => {
  expect(sayRepetition(say, { ...every, position: 'LAST', weekday: 'FRIDAY' })).toBe(
    'Gjentek seg kvar månad, siste fredag i månaden',
  );
});

test('every week on a Monday', () => {
  expect(sayRepetition(say, { ...every, unit: 'WEEK', weekday: 'MONDAY' })).toBe('Gjentek seg kvar veke, måndag');
});
