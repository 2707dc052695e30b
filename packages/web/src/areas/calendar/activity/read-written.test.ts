import { sayer } from '@samspel/i18n/format';
import { describe, expect, test } from 'vitest';
import { createEventInputOf, emptySeriesForm, formOfWritten } from '../series/series-form.ts';
import { readWritten } from './read-written.tsx';

const given = { say: sayer('nn'), today: '2026-11-27', me: { id: '4' } };
const asked = (text: string) => readWritten(text, given).map(({ name, detail, to }) => [name, detail, to]);

describe('what is written in the search field', () => {
  test.each(['', 'A-melding', 'budsjett 2027', '2017', '2031', 'år'])('%j is only searched for', (text) =>
    expect(asked(text)).toEqual([]),
  );

  test('is an activity with its day and how often it comes, made in my year', () => {
    const [action] = readWritten('A-melding 5. mars kvar månad kl. 9', given);
    expect(action).toMatchObject({
      name: 'Lag «A-melding»',
      detail: 'fredag 5. mars 2027 · kl. 09:00 · Gjentek seg kvar månad',
      to: '/person/4/annual-cycle',
      state: { newActivity: true },
    });
  });

  test('is a year that the wheel goes to', () => {
    expect(asked('2027')).toEqual([['Vis 2027', undefined, '/person/4/annual-cycle/2027']]);
    expect(asked('år 2028')).toEqual([['Vis 2028', undefined, '/person/4/annual-cycle/2028']]);
  });

  test('fills the form of the activity', () => {
    const [action] = readWritten('Styringsgruppe siste fredag i månaden', given);
    const { written } = action!.state as { written: Parameters<typeof formOfWritten>[0] };
    expect(createEventInputOf({ ...emptySeriesForm('7'), ...formOfWritten(written) })).toMatchObject({
      title: 'Styringsgruppe',
      startDate: '2026-11-27',
      endDate: '2026-11-27',
      repetitionDefinition: { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' },
    });
  });
});
