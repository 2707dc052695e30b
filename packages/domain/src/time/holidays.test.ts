import { describe, expect, it } from 'vitest';
import { weekdayOf } from './day.ts';
import { easterSunday, holidaysOf } from './holidays.ts';

/** Public holidays as published, without the five that never move. */
const moving: Record<number, string> = {
  2018: '03-29 03-30 04-01 04-02 05-10 05-20 05-21',
  2019: '04-18 04-19 04-21 04-22 05-30 06-09 06-10',
  2020: '04-09 04-10 04-12 04-13 05-21 05-31 06-01',
  2021: '04-01 04-02 04-04 04-05 05-13 05-23 05-24',
  2022: '04-14 04-15 04-17 04-18 05-26 06-05 06-06',
  2023: '04-06 04-07 04-09 04-10 05-18 05-28 05-29',
  2024: '03-28 03-29 03-31 04-01 05-09 05-19 05-20',
  2025: '04-17 04-18 04-20 04-21 05-29 06-08 06-09',
  2026: '04-02 04-03 04-05 04-06 05-14 05-24 05-25',
  2027: '03-25 03-26 03-28 03-29 05-06 05-16 05-17',
  2028: '04-13 04-14 04-16 04-17 05-25 06-04 06-05',
  2029: '03-29 03-30 04-01 04-02 05-10 05-20 05-21',
  2030: '04-18 04-19 04-21 04-22 05-30 06-09 06-10',
};
const fixed = ['01-01', '05-01', '05-17', '12-25', '12-26'];

describe('public holidays', () => {
  it.each(Object.keys(moving).map(Number))('fall in %i on the published days', (year) => {
    const published = [...fixed, ...moving[year]!.split(' ')].map((day) => `${year}-${day}`);
    expect(holidaysOf(year).map(({ day }) => day)).toEqual(published.toSorted());
  });

  it('have names in Nynorsk, Bokmål and English', () => {
    const named = new Map(holidaysOf(2026).map(({ day, name }) => [day, name]));
    expect(named.get('2026-04-02')).toEqual(['Skjertorsdag', 'Skjærtorsdag', 'Maundy Thursday']);
    expect(named.get('2026-05-01')).toEqual([
      'Offentleg høgtidsdag (1. mai)',
      'Offentlig høytidsdag (1. mai)',
      'Labour Day',
    ]);
    expect([...named.values()].flat().every((name) => name.length > 0)).toBe(true);
  });

  it('are both named when two fall on one day', () => {
    const names = holidaysOf(2027)
      .filter(({ day }) => day === '2027-05-17')
      .map(({ name }) => name[0]);
    expect(names).toEqual(['Grunnlovsdagen', 'Andre pinsedag']);
  });
});

describe('Easter', () => {
  it.each([
    ['the earliest of this calendar', 1818, '1818-03-22'],
    ['the latest', 2038, '2038-04-25'],
    ['a year that Gauss’ plain rule gets wrong', 1954, '1954-04-18'],
    ['another', 1981, '1981-04-19'],
    ['a leap century', 2000, '2000-04-23'],
  ])('%s: %i', (_, year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('is the Sunday after the full moon of the church tables, in every year of 2018–2060', () => {
    // The Paschal full moons of 1900–2199 by golden number, as the tables of the church give them.
    const fullMoons =
      '04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27'.split(
        ' ',
      );
    for (let year = 2018; year <= 2060; year++) {
      const sunday = new Date(`${year}-${fullMoons[year % 19]}T00:00:00Z`);
      do sunday.setUTCDate(sunday.getUTCDate() + 1);
      while (sunday.getUTCDay() !== 0);
      expect(easterSunday(year)).toBe(sunday.toISOString().slice(0, 10));
    }
  });

  it('is a Sunday from 22 March to 25 April in every year that the wheel can ever show', () => {
    for (let year = 1900; year < 3000; year++) {
      const day = easterSunday(year);
      expect(weekdayOf(day)).toBe('SUNDAY');
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
    }
  });
});
