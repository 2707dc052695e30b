import { addDays } from '@samspel/domain/time/day';
import { describe, expect, test } from 'vitest';
import {
  sayDay,
  sayDaysLeft,
  sayMoment,
  sayMonth,
  sayMonthShort,
  sayRelativeDay,
  sayShortDay,
  saySpan,
  sayWeek,
  sayWeekday,
} from './days.ts';
import { sayer } from './format.ts';
import { locales } from './locale.ts';

const today = '2027-01-15';
const nn = sayer('nn');
const inAll = (said: (say: typeof nn) => string) => locales.map((locale) => said(sayer(locale)));

describe('A day', () => {
  test('is said with weekday and month', () => {
    expect(inAll((say) => sayDay(say, '2027-01-15', today))).toEqual([
      'fredag 15. januar',
      'fredag 15. januar',
      'Friday 15 January',
    ]);
    expect(inAll((say) => sayDay(say, '2027-05-01', today))).toEqual([
      'laurdag 1. mai',
      'lørdag 1. mai',
      'Saturday 1 May',
    ]);
  });

  test('has its year when it is not this one', () => {
    expect(sayDay(nn, '2028-02-29', today)).toBe('tysdag 29. februar 2028');
    expect([sayShortDay(nn, '2027-02-28', today), sayShortDay(nn, '2026-12-31', today)]).toEqual([
      '28. februar',
      '31. desember 2026',
    ]);
  });

  test('knows its week, also where the week belongs to another year', () => {
    expect([sayWeek(nn, '2027-01-01'), sayWeek(sayer('en'), '2026-11-05')]).toEqual(['veke 53', 'week 45']);
  });

  test('is said from today', () => {
    const said = [-21, -13, -1, 0, 1, 3, 13, 14, 20].map((days) => sayRelativeDay(nn, addDays(today, days), today));
    expect(said).toEqual([
      'for 3 veker sidan',
      'for 13 dagar sidan',
      'i går',
      'i dag',
      'i morgon',
      'om 3 dagar',
      'om 13 dagar',
      'om 2 veker',
      'om 2 veker',
    ]);
  });
});

describe('A moment', () => {
  test('is what the clock shows in Oslo, with the day where that is not today', () => {
    const moment = new Date('2027-01-15T13:32:00Z');
    expect(inAll((say) => sayMoment(say, moment, today))).toEqual(['kl. 14:32', 'kl. 14:32', '14:32']);
    expect(inAll((say) => sayMoment(say, moment, '2027-01-16'))).toEqual([
      '15. januar kl. 14:32',
      '15. januar kl. 14:32',
      '15 January at 14:32',
    ]);
  });

  test('late in the evening in London is the next day in Oslo', () => {
    expect(sayMoment(nn, new Date('2027-07-14T22:05:00Z'), '2027-07-15')).toBe('kl. 00:05');
  });
});

describe('A deadline', () => {
  test('is under one day away on its own day, then over', () => {
    expect(inAll((say) => sayDaysLeft(say, today, today))).toEqual([
      'under éin dag att',
      'under én dag igjen',
      'under 1 day',
    ]);
    expect(inAll((say) => sayDaysLeft(say, addDays(today, 5), today))).toEqual([
      '5 dagar att',
      '5 dager igjen',
      '5 days left',
    ]);
    expect(inAll((say) => sayDaysLeft(say, addDays(today, -2), today))).toEqual([
      '2 dagar over fristen',
      '2 dager over fristen',
      '2 days overdue',
    ]);
  });
});

describe('Several days', () => {
  test.each([
    ['2027-01-15', '2027-01-15', 'fredag 15. januar'],
    ['2027-06-03', '2027-06-07', '3.–7. juni'],
    ['2028-06-03', '2028-06-07', '3.–7. juni 2028'],
    ['2027-05-28', '2027-06-03', '28. mai – 3. juni'],
    ['2028-05-28', '2028-06-03', '28. mai – 3. juni 2028'],
    ['2027-12-28', '2028-01-03', '28. desember 2027 – 3. januar 2028'],
  ])('%s to %s', (start, end, said) => {
    expect(saySpan(nn, start, end, today)).toBe(said);
  });
});

test('months and weekdays are said in Nynorsk without help from the browser', () => {
  expect([sayMonth(nn, 12), sayMonthShort(nn, 10), sayWeekday(nn, 'SATURDAY')]).toEqual(['desember', 'okt', 'laurdag']);
});
