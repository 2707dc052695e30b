import { sayer } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import { describe, expect, test } from 'vitest';
import { wheelHolidays, wheelTextsOf } from './wheel-texts.ts';

const today = '2027-03-10';
const texts = (locale: Locale) => wheelTextsOf(sayer(locale), locale, today);
const march = { month: 3, year: 2027 };
const ring = { id: '1', title: 'Økonomi', color: '#1f6f8b' };

test('a wheel that starts in August has the holidays of the spring after, too', () => {
  const days = (startMonth: number) => wheelHolidays(2026, startMonth, 'nn').map(({ date }) => date);
  expect(days(8)).toContain('2027-05-17');
  expect(days(1)).not.toContain('2027-05-17');
});

describe('what a screen reader hears of a month on the wheel', () => {
  test('an empty month is told to be empty', () => {
    expect(texts('nn').monthLabel(march, { total: 0, done: 0, overdue: 0 }, [])).toBe('mars, ingen aktivitetar');
  });

  test('how many, how many done, how many late, and the holidays', () => {
    const holidays = wheelHolidays(2027, 1, 'nn').filter(({ date }) => date.startsWith('2027-03'));
    expect(texts('nn').monthLabel(march, { total: 4, done: 1, overdue: 2 }, holidays)).toBe(
      'mars, 4 aktivitetar, 1 fullført, 2 over fristen. ' +
        'Heilag- og høgtidsdagar: Skjertorsdag, Langfredag, Første påskedag, Andre påskedag',
    );
  });

  test('a ring in a month names both, and what it holds', () => {
    const words = texts('en').ringInMonthLabel(march, ring, { total: 1, done: 0, overdue: 0 });
    expect(texts('nn').ringInMonthLabel(march, ring, { total: 4, done: 0, overdue: 1 })).toBe(
      'mars, ring Økonomi, 4 aktivitetar, 1 over fristen',
    );
    expect(words).toBe('March, ring Økonomi, 1 activity');
  });
});

test('what is neither done nor late has no word of its own on the wheel', () => {
  const activity = { id: '1', ringId: '1', title: 'A', startDate: today, endDate: today, isDone: false };
  expect(texts('nb').state(activity)).toBe('');
  expect(texts('nb').state({ ...activity, isDone: true })).toBe('Fullført');
  expect(texts('nb').state({ ...activity, isOverdue: true })).toBe('Over fristen');
});

test('the choice is said with its months, and its rings where they are not all', () => {
  const choice = [
    { month: 3, rings: 'all' as const },
    { month: 4, rings: ['Økonomi', 'HMS'] },
  ];
  expect(texts('nn').selected(choice, 12)).toBe('Valt: mars, april (Økonomi, HMS). 12 aktivitetar.');
});

test('days are written as people say them, with the year where it is another', () => {
  expect(texts('nn').days('2027-03-12', '2027-03-12')).toBe('fredag 12. mars');
  expect(texts('nn').table.day('2028-01-02')).toBe('2. januar 2028');
});

test('what enlarges a quarter is named by its months, and so is what was enlarged', () => {
  const [november, january] = [
    { month: 11, year: 2027 },
    { month: 1, year: 2028 },
  ];
  expect(texts('nn').enlarge(november, january)).toBe('Forstørr nov–jan');
  expect(texts('nn').enlarge(november, november)).toBe('Forstørr nov');
  expect(texts('en').enlarged(november, november)).toBe('Enlarged: November.');
  expect(texts('nb').enlarged(november, january)).toBe('Forstørret: november til januar.');
  expect(texts('en').enlarged(november, january)).toBe('Enlarged: November to January.');
});

test('what a button shows is in its name, so that who speaks to the page can say what is seen', () => {
  for (const locale of ['nn', 'nb', 'en'] as const) {
    const { monthsShort, enlarge, legendTexts } = texts(locale);
    expect(enlarge({ month: 4, year: 2027 }, { month: 6, year: 2027 })).toContain(
      `${monthsShort[3]}–${monthsShort[5]}`,
    );
    for (const [index, short] of monthsShort.entries()) {
      const month = { month: index + 1, year: 2027 };
      expect(enlarge(month, month).split(' ')).toContain(short);
    }
    expect(legendTexts.only('HMS')).toContain(legendTexts.onlyShort);
  }
});
