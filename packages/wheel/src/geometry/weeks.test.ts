import { describe, expect, it } from 'vitest';
import { yearWindow } from '../time/year-window.ts';
import { holidayLines, weekNumbers, weekTicks } from './weeks.ts';

const year = yearWindow({ year: 2026 });
const lines = (path: string) => path.split('M').length - 1;

describe('time around the wheel', () => {
  it('has a tick where each Monday begins', () => {
    expect(lines(weekTicks(year, 300, 310, 'right'))).toBe(52);
  });

  it('numbers all 53 weeks of 2026, each once', () => {
    expect(weekNumbers(year).map(({ week }) => week)).toEqual(Array.from({ length: 53 }, (_, index) => index + 1));
  });

  it('has no line for a holiday of another year', () => {
    const holidays = [
      { date: '2026-05-17', title: 'grunnlovsdagen' },
      { date: '2027-05-17', title: 'grunnlovsdagen' },
    ];
    expect(lines(holidayLines(year, holidays, { inner: 100, outer: 300 }, 'right'))).toBe(1);
  });
});
