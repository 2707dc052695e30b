import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statuses } from '../subject/subject.ts';
import { deadlineOf, isOverdue, progressOf } from './progress.ts';

const today = '2027-03-28';
const activities = (done: number, open: number) => [
  ...Array.from({ length: done }, () => ({ isDone: true, status: 'PUBLISHED' as const })),
  ...Array.from({ length: open }, () => ({ isDone: false, status: 'PUBLISHED' as const })),
];

describe('x of y', () => {
  it('is 0 per cent of a wheel without activities', () => {
    expect(progressOf([])).toEqual({ done: 0, total: 0, percent: 0 });
  });

  it('has no decimals', () => {
    expect(progressOf(activities(1, 2))).toEqual({ done: 1, total: 3, percent: 33 });
    expect(progressOf(activities(2, 1))).toEqual({ done: 2, total: 3, percent: 67 });
  });

  it('does not say 100 per cent while one remains', () => {
    expect(progressOf(activities(399, 1)).percent).toBe(99);
    expect(progressOf(activities(400, 0)).percent).toBe(100);
  });

  it('counts a fork that its owner removed as finished, and an archived one not', () => {
    const forks = [
      { isDone: false, status: 'OBSOLETE' },
      { isDone: true, status: 'PUBLISHED' },
      { isDone: true, status: 'OBSOLETE' },
      { isDone: false, status: 'ARCHIVED' },
    ] as const;
    expect(progressOf(forks)).toEqual({ done: 3, total: 4, percent: 75 });
  });

  it('never leaves 0 to 100, and is 100 only when all are finished', () => {
    const instance = fc.record({ isDone: fc.boolean(), status: fc.constantFrom(...statuses) });
    fc.assert(
      fc.property(fc.array(instance, { minLength: 1 }), (instances) => {
        const { done, total, percent } = progressOf(instances);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(done === total);
      }),
    );
  });
});

describe('a deadline', () => {
  it('is not overdue on its own day, nor when the activity is done', () => {
    expect(isOverdue({ endDate: today, isDone: false }, today)).toBe(false);
    expect(isOverdue({ endDate: '2020-01-01', isDone: true }, today)).toBe(false);
  });

  it('is overdue from the day after', () => {
    expect(isOverdue({ endDate: '2027-03-27', isDone: false }, today)).toBe(true);
  });

  it.each([
    ['today', today, 'underOneDay', 0],
    ['tomorrow', '2027-03-29', 'left', 1],
    ['yesterday', '2027-03-27', 'over', 1],
    ['in a year', '2028-03-28', 'left', 366],
  ] as const)('%s', (_, endDate, kind, days) => {
    expect(deadlineOf({ endDate }, today)).toEqual({ kind, days });
  });
});
