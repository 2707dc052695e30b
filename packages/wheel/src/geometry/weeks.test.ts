import { describe, expect, it } from 'vitest';
import { yearWindow } from '../time/year-window.ts';
import { polarOf } from './polar.ts';
import { holidayLines, weekDigits, weekNumbers, weekTicks } from './weeks.ts';

const year = yearWindow({ year: 2026 });
const lines = (path: string) => path.split('M').length - 1;

describe('time around the wheel', () => {
  it('has a tick where each Monday begins', () => {
    const ticks = year.months.map((month) => weekTicks(month, { inner: 300, outer: 310 }, 'right'));
    expect(lines(ticks.join(''))).toBe(52);
  });

  it('numbers all 53 weeks of 2026, each once', () => {
    expect(year.months.flatMap(weekNumbers).map(({ week }) => week)).toEqual(
      Array.from({ length: 53 }, (_, index) => index + 1),
    );
  });

  it('sets each digit of a week where its Thursday is, upright in both halves', () => {
    const months = year.months.map((month) => weekDigits(month, 300, 8.5, 'right'));
    const digits = months.map((month) => month.digits).join('');
    const numbers = (of: 'x' | 'y' | 'rotate') => months.flatMap((month) => month[of].split(' ').map(Number));
    const [x, y, rotate] = [numbers('x'), numbers('y'), numbers('rotate')];
    expect(digits).toBe(Array.from({ length: 53 }, (_, index) => index + 1).join(''));
    const places = x.map((across, index) => polarOf({ x: across, y: y[index]! }, 'right'));
    expect(places).toHaveLength(digits.length);
    expect(places.every(({ radius }) => Math.abs(radius - 300) < 4)).toBe(true);
    const turns = rotate.map((turn) => ((((turn + 180) % 360) + 360) % 360) - 180);
    expect(turns.every((turn) => Math.abs(turn) <= 92)).toBe(true);
  });

  it('has no line for a holiday of another year', () => {
    const holidays = [
      { date: '2026-05-17', title: 'grunnlovsdagen' },
      { date: '2027-05-17', title: 'grunnlovsdagen' },
    ];
    expect(lines(holidayLines(year, holidays, { inner: 100, outer: 300 }, 'right'))).toBe(1);
  });
});
