import { expect, test } from 'vitest';
import { byMonth } from './activity-months.ts';

const activity = (title: string, startDate: string, endDate = startDate) => ({ title, startDate, endDate });
const year = { from: '2027-01-01', to: '2027-12-31' };
const titles = (months: ReturnType<typeof byMonth<ReturnType<typeof activity>>>) =>
  months.map((one) => [`${one.year}-${one.month}`, ...one.activities.map(({ title }) => title)]);

test('a year without activities has no months', () => {
  expect(byMonth([], year)).toEqual([]);
});

test('an activity stands in the month of its deadline, not of its start', () => {
  expect(titles(byMonth([activity('Budsjett', '2027-08-20', '2027-10-15')], year))).toEqual([['2027-10', 'Budsjett']]);
});

test('months come in order, and deadlines within them', () => {
  const activities = [
    activity('Jul', '2027-12-24'),
    activity('Rapport', '2027-02-28'),
    activity('Møte', '2027-02-01'),
    activity('Kontroll', '2027-01-05', '2027-02-28'),
  ];
  expect(titles(byMonth(activities, year))).toEqual([
    ['2027-2', 'Møte', 'Kontroll', 'Rapport'],
    ['2027-12', 'Jul'],
  ]);
});

test('what ends next year stands in December, what began last year stands where it ends', () => {
  const activities = [
    activity('Over nyttår', '2027-12-20', '2028-01-10'),
    activity('Frå i fjor', '2026-11-01', '2027-01-15'),
  ];
  expect(titles(byMonth(activities, year))).toEqual([
    ['2027-1', 'Frå i fjor'],
    ['2027-12', 'Over nyttår'],
  ]);
});

test('a school year runs from August over New Year', () => {
  const activities = [activity('Vår', '2028-03-01'), activity('Haust', '2027-09-01')];
  expect(titles(byMonth(activities, { from: '2027-08-01', to: '2028-07-31' }))).toEqual([
    ['2027-9', 'Haust'],
    ['2028-3', 'Vår'],
  ]);
});
