import { describe, expect, it } from 'vitest';
import { yearWindow } from '../time/year-window.ts';
import { restDial } from './dial.ts';
import { polarOf } from './polar.ts';
import { holidayLines, weekDigits, weekNumbers, weekTicks } from './weeks.ts';

const year = yearWindow({ year: 2026 });
const lines = (path: string) => path.split('M').length - 1;

describe('time around the wheel', () => {
  it('has a tick where each Monday begins', () => {
    const ticks = year.months.map((month) => weekTicks(month, { inner: 300, outer: 310 }, 'right', restDial));
    expect(lines(ticks.join(''))).toBe(52);
  });

  it('numbers all 53 weeks of 2026, each once', () => {
    expect(year.months.flatMap((month) => weekNumbers(month, restDial)).map(({ week }) => week)).toEqual(
      Array.from({ length: 53 }, (_, index) => index + 1),
    );
  });

  it.each(['right', 'left'] as const)(
    'sets the digits of a week beside each other where its Thursday is, drawn to the %s',
    (direction) => {
      const months = year.months.map((month) => weekDigits(month, 300, 8.5, direction, restDial));
      const weeks = year.months.flatMap((month) => weekNumbers(month, restDial));
      expect(months.map(({ digits }) => digits).join('')).toBe(weeks.map(({ week }) => week).join(''));
      const numbers = (of: 'x' | 'y') => months.flatMap((month) => month[of].split(' ').map(Number));
      const [x, y] = [numbers('x'), numbers('y')];
      let at = 0;
      for (const { week, angle } of weeks) {
        const length = String(week).length;
        expect(new Set(y.slice(at, at + length)).size).toBe(1);
        const middle = { x: (x[at]! + x[at + length - 1]! + 0.62 * 8.5) / 2, y: y[at]! - 0.36 * 8.5 };
        const place = polarOf(middle, direction);
        expect(Math.abs(place.angle - angle)).toBeLessThan(0.5);
        expect(place.radius).toBeGreaterThan(297);
        expect(place.radius).toBeLessThan(300.1);
        at += length;
      }
      expect(at).toBe(x.length);
    },
  );

  it('has no line for a holiday of another year', () => {
    const holidays = [
      { date: '2026-05-17', title: 'grunnlovsdagen' },
      { date: '2027-05-17', title: 'grunnlovsdagen' },
    ];
    expect(lines(holidayLines(year, holidays, { inner: 100, outer: 300 }, 'right', restDial))).toBe(1);
  });
});
