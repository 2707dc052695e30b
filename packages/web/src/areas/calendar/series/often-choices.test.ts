import { sayer } from '@samspel/i18n/format';
import { describe, expect, test } from 'vitest';
import { chosenOften, oftenChoices } from './often-choices.ts';
import { emptySeriesForm, repetitionOf } from './series-form.ts';

const say = sayer('nn');
const words = (day: string) => oftenChoices(say, day).map((choice) => choice.words);

test('without a day there is nothing to say', () => expect(oftenChoices(say, '')).toEqual([]));

describe('the ways to repeat that a day suggests', () => {
  test('say the last Friday before the fourth, where it is both', () => {
    expect(words('2026-03-27')).toEqual([
      'Kvar veke, fredag',
      'Kvar månad, siste fredag',
      'Kvar månad, fjerde fredag',
      'Kvar månad, den 27.',
      'Kvart år, 27. mars',
    ]);
  });

  test('say a fifth one as the last alone, and others by their number', () => {
    expect(words('2027-01-29')[1]).toBe('Kvar månad, siste fredag');
    expect(words('2027-01-29')).toHaveLength(4);
    expect(words('2027-01-07')[1]).toBe('Kvar månad, første torsdag');
  });

  test('are rules of the series, each known again', () => {
    const form = emptySeriesForm('7', '2026-03-27');
    const choices = oftenChoices(say, form.startDate);
    for (const choice of choices) expect(chosenOften(choices, { ...form, ...choice.fields })).toBe(choice);
    expect(choices.map(({ fields }) => repetitionOf({ ...form, ...fields }).repetitionDefinition)).toMatchObject([
      { unit: 'WEEK', interval: 1 },
      { unit: 'MONTH', position: 'LAST', weekday: 'FRIDAY' },
      { unit: 'MONTH', position: 'FOURTH', weekday: 'FRIDAY' },
      { unit: 'MONTH', position: null },
      { unit: 'YEAR', position: null },
    ]);
  });

  test('follow the day when it is changed, and leave other rules to the person', () => {
    const form = { ...emptySeriesForm('7', '2026-03-27'), unit: 'MONTH' as const, monthRule: 'weekday' as const };
    const moved = { ...form, startDate: '2027-01-07' };
    expect(chosenOften(oftenChoices(say, moved.startDate), moved)?.words).toBe('Kvar månad, første torsdag');
    const other = { ...form, interval: '3' };
    expect(chosenOften(oftenChoices(say, other.startDate), other)).toBeUndefined();
  });
});
