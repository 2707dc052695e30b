import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayFromNumber, dayNumber, isoWeek, weekdayOf } from '../time/day.ts';
import { type DayPhrase, isDayPhrase, readDayPhrase } from './day-phrase.ts';

const read = (text: string, year = 2027) => readDayPhrase(text, year);
const days = (text: string, year = 2027) => {
  const found = read(text, year);
  return isDayPhrase(found) ? [found.startDate, found.endDate] : found;
};

describe('what is no day', () => {
  it.each(['', 'Årsmøte', '15', '1.', 'sommar', 'Årsmøte til mars', '12345678', '10000', 'ved behov', '1-3', 'mandat'])(
    'is nothing: %s',
    (text) => expect(read(text)).toBeNull(),
  );

  it.each([
    '30. februar',
    '31.2.2027',
    '29.2.27',
    '32.1.2027',
    '1.13.2027',
    '2027-02-30',
    'februar 30, 2027',
    '5. kvartal',
    '31.4–2.5',
    'kvar 32.',
  ])('is told: %s', (text) => expect(read(text)).toBe('notADay'));

  it.each(['veke 53', 'uke 0', 'week 54 2026', 'veke 52–53'])('is a week that its year does not have: %s', (text) =>
    expect(read(text)).toBe('noSuchWeek'),
  );
});

describe('days as people write them', () => {
  it.each([
    ['innan 15.2', '2027-02-15'],
    ['Frist: 15. februar', '2027-02-15'],
    ['(15/2)', '2027-02-15'],
    ['måndag 15. feb.', '2027-02-15'],
    ['15 februar 2028', '2028-02-15'],
    ['March 15th, 2027', '2027-03-15'],
    ['2027-03-01 00:00:00', '2027-03-01'],
    ['2027-03-01T09:30', '2027-03-01'],
    ['46447', '2027-03-01'],
    ['46447,5', '2027-03-01'],
    ['primo mars', '2027-03-01'],
    ['medio mars', '2027-03-15'],
    ['ultimo februar 2028', '2028-02-29'],
  ])('%s is a day', (text, day) => expect(days(text)).toEqual([day, day]));

  it.each([
    ['mars', '2027-03-01', '2027-03-31'],
    ['Feb. 2028', '2028-02-01', '2028-02-29'],
    ['jan–mars', '2027-01-01', '2027-03-31'],
    ['mars/april', '2027-03-01', '2027-04-30'],
    ['desember - januar', '2027-12-01', '2028-01-31'],
    ['veke 34', '2027-08-23', '2027-08-27'],
    ['uke 34–36', '2027-08-23', '2027-09-10'],
    ['Week 1, 2026', '2025-12-29', '2026-01-02'],
    ['uke 53 2026', '2026-12-28', '2027-01-01'],
    ['veke 52–1', '2027-12-27', '2028-01-07'],
    ['15.–17. mars', '2027-03-15', '2027-03-17'],
    ['15.3 til 2.4.2028', '2028-03-15', '2028-04-02'],
    ['1. kvartal', '2027-01-01', '2027-03-31'],
    ['2. tertial 2026', '2026-05-01', '2026-08-31'],
    ['2. halvår', '2027-07-01', '2027-12-31'],
  ])('%s is several', (text, start, end) => expect(days(text)).toEqual([start, end]));

  it('bring their clock', () => {
    expect(
      [read('2027-03-01 09:30'), read('måndag 1. mars kl. 9'), read('1.3.')].map(
        (found) => (found as DayPhrase).startTime,
      ),
    ).toEqual(['09:30', '09:00', null]);
  });

  it('come again where it says so', () => {
    for (const phrase of [
      'kvar månad 20.',
      'hver måned den 20.',
      '20. kvar månad',
      'den 20. i hver måned',
      'every month on the 20th',
    ])
      expect(read(phrase), phrase).toEqual(read('kvar 20.'));
    expect(read('kvar 20.')).toMatchObject({ startDate: '2027-01-20', repetition: { unit: 'MONTH', interval: 1 } });
  });
});

const anyDay = fc.integer({ min: dayNumber('2018-01-01'), max: dayNumber('2099-12-31') }).map(dayFromNumber);
const parts = (day: Day) => day.split('-').map(Number) as [number, number, number];
const written: ((day: Day) => string)[] = [
  (day) => day,
  (day) => `${day} 00:00:00`,
  (day) => parts(day).toReversed().join('.'),
  (day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
  (day) => `${parts(day)[2]}.${parts(day)[1]}.${day.slice(2, 4)}`,
  (day) => String(dayNumber(day) - dayNumber('1899-12-30')),
];

it('every day of 2018–2099 is read in each way of writing it', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...written), (day, write) => {
      expect(days(write(day))).toEqual([day, day]);
    }),
    { numRuns: 2_000 },
  );
});

it('every week is the one that the calendar counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2018, max: 2099 }), fc.integer({ min: 1, max: 53 }), (year, week) => {
      let monday = `${year - 1}-12-25`;
      while (weekdayOf(monday) !== 'MONDAY' || isoWeek(monday).year !== year || isoWeek(monday).week !== week) {
        monday = addDays(monday, 1);
        if (monday > `${year}-12-31`) break;
      }
      const isThere = monday <= `${year}-12-31`;
      expect(days(`veke ${week}`, year)).toEqual(isThere ? [monday, addDays(monday, 4)] : 'noSuchWeek');
    }),
    { numRuns: 200 },
  );
});

it('two days are the days between them, whatever the first leaves out', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(300), (start, length) => {
      const end = addDays(start, length);
      const [year, month, dayOfMonth] = parts(start);
      const isOneYear = year === parts(end)[0];
      const first = isOneYear ? `${dayOfMonth}.${month}` : `${dayOfMonth}.${month}.${year}`;
      expect(days(`${first} – ${parts(end).toReversed().join('.')}`)).toEqual([start, end]);
    }),
    { numRuns: 1_000 },
  );
});
