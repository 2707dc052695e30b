import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, isoWeek, weekdayOf } from '../../time/day.ts';
import { daysIn, monthsOf, weeksOf, yearsRange } from './days.ts';
import { shadesOf } from './shades.ts';

const ranges = fc
  .tuple(fc.integer({ min: 2018, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 3 }))
  .map(([year, month, years]) => yearsRange(year, month, years));

describe('the scale of a timeline', () => {
  it.each([0, 4, 1.5, Number.NaN])('is not of %d years', (years) => {
    expect(() => yearsRange(2026, 1, years)).toThrow(RangeError);
  });

  it('goes from the first day of the start month to the day before it, one to three years later', () => {
    const { from, to } = yearsRange(2026, 8, 2);
    expect([dayOf(from), dayOf(to)]).toEqual(['2026-08-01', '2028-07-31']);
  });

  it('has months and weeks that leave out no day and share none', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        for (const parts of [monthsOf(range), weeksOf(range)]) {
          expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([range.from, range.to]);
          for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]!.to + 1);
        }
      }),
    );
  });

  it('gives every day the month and the ISO week that it is in', () => {
    fc.assert(
      fc.property(ranges, fc.nat(), (range, nth) => {
        const day = range.from + (nth % daysIn(range));
        const month = monthsOf(range).find(({ from, to }) => from <= day && to >= day)!;
        expect(dayOf(day).slice(0, 7)).toBe(`${month.year}-${String(month.month).padStart(2, '0')}`);
        const week = weeksOf(range).find(({ from, to }) => from <= day && to >= day)!;
        expect(week.week).toBe(isoWeek(day));
        expect(weekdayOf(week.monday)).toBe(0);
      }),
    );
  });

  it('begins 2027 in week 53 of 2026', () => {
    expect(weeksOf(yearsRange(2027))[0]).toMatchObject({ year: 2026, week: 53, from: dayNumber('2027-01-01') });
  });
});

describe('the shades', () => {
  it('are the weekends, the holidays and the breaks that touch the days, cut to them', () => {
    const range = { from: dayNumber('2026-05-14'), to: dayNumber('2026-05-18') };
    const shades = shadesOf(range, {
      holidays: [
        { date: '2026-05-17', title: 'Grunnlovsdag' },
        { date: '2026-05-25', title: '2. pinsedag' },
      ],
      breaks: [{ title: 'Planfri', startDate: '2026-05-10', endDate: '2026-05-15' }],
    });
    const said = shades.map(({ kind, title, from, to }) => [kind, title, dayOf(from), dayOf(to)]);
    expect(said).toEqual([
      ['break', 'Planfri', '2026-05-14', '2026-05-15'],
      ['weekend', '', '2026-05-16', '2026-05-17'],
      ['holiday', 'Grunnlovsdag', '2026-05-17', '2026-05-17'],
    ]);
  });
});
