import { describe, expect, it } from 'vitest';
import { dayNumber } from './day.ts';
import { monthOfDay, yearsWindow, yearWindow } from './year-window.ts';

describe('the twelve months of a wheel', () => {
  it.each([0, 13, 1.5, Number.NaN])('cannot start with month %d', (startMonth) => {
    expect(() => yearWindow({ year: 2026, startMonth })).toThrow(RangeError);
  });

  it('start with January where nothing else is said', () => {
    const { months, label } = yearWindow({ year: 2026 });
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(label).toBe('2026');
  });

  it('are those of the same year when only turned', () => {
    const { months, label } = yearWindow({ year: 2026, startMonth: 8 });
    expect(months[0]).toMatchObject({ month: 8, year: 2026 });
    expect(months[5]).toMatchObject({ month: 1, year: 2026 });
    expect(label).toBe('2026');
  });

  it('run on into the next year when two years are shown', () => {
    const { months, label } = yearWindow({ year: 2026, startMonth: 8, twoYears: true });
    expect(months[5]).toMatchObject({ month: 1, year: 2027 });
    expect(label).toBe('2026/27');
  });

  it('do not include a day of another year', () => {
    expect(monthOfDay(yearWindow({ year: 2026 }), dayNumber('2027-01-01'))).toBeUndefined();
  });

  it.each([
    [{ year: 2026 }, '2026-01-01', '2026-12-31'],
    [{ year: 2026, startMonth: 8 }, '2026-01-01', '2026-12-31'],
    [{ year: 2023, startMonth: 3, twoYears: true }, '2023-03-01', '2024-02-29'],
  ])('are a year without a gap, whatever month comes first: %o', (input, from, to) => {
    expect(yearWindow(input)).toMatchObject({ from, to });
  });
});

describe('years that follow each other', () => {
  it('are one year if it is one', () => {
    expect(yearsWindow({ year: 2026, startMonth: 8, twoYears: true }, 1)).toEqual(
      yearWindow({ year: 2026, startMonth: 8, twoYears: true }),
    );
  });

  it('run on without a gap and are named by the first and the last', () => {
    const { months, from, to, label } = yearsWindow({ year: 2026, startMonth: 8, twoYears: true }, 3);
    expect([from, to, label, months.length]).toEqual(['2026-08-01', '2029-07-31', '2026–2029', 36]);
    for (const [index, month] of months.slice(1).entries()) {
      expect(month.firstDay).toBe(months[index]!.firstDay + months[index]!.days);
    }
  });
});
