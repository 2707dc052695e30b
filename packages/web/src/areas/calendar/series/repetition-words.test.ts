import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import { sayRepetition } from './repetition-words.ts';

const say = sayer('nn');
const every = { unit: 'MONTH', interval: 1, position: null, weekday: null, anchor: null, weeks: null } as const;

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

test('the last working day of the month', () => {
  expect(sayRepetition(say, { ...every, position: 'LAST', weekday: 'WORKING_DAY' })).toBe(
    'Gjentek seg kvar månad, siste virkedag i månaden',
  );
});

test('the second working day after Easter, the last one before it', () => {
  const yearly = { ...every, unit: 'YEAR', weekday: 'WORKING_DAY', anchor: 'EASTER' } as const;
  expect(sayRepetition(say, { ...yearly, position: 'SECOND' })).toBe(
    'Gjentek seg kvart år, andre virkedag etter påske',
  );
  expect(sayRepetition(say, { ...yearly, position: 'LAST' })).toBe('Gjentek seg kvart år, siste virkedag før påske');
});

test('every even week, every second odd week', () => {
  const weekly = { ...every, unit: 'WEEK', weekday: 'MONDAY' } as const;
  expect(sayRepetition(say, { ...weekly, weeks: 'EVEN' })).toBe('Gjentek seg kvar partalsveke, måndag');
  expect(sayRepetition(say, { ...weekly, weeks: 'ODD', interval: 2 })).toBe('Gjentek seg kvar 2. oddetalsveke, måndag');
});
