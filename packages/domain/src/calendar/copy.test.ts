import { describe, expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { calendarCopyInput } from './copy.input.ts';
import { copiedFrom, copiedParts, copyPatience, untilAskedAgain } from './copy.ts';

describe('the reference of a copy', () => {
  const read = (input: object) => readInput(calendarCopyInput, input, '');
  const problemOf = (input: object) => {
    try {
      return read(input);
    } catch (problem) {
      return problem instanceof Refusal ? [problem.code, problem.field] : problem;
    }
  };

  test('that cannot be one is not there, whatever it is', () => {
    for (const reference of ['', 'x', '17', `${'0'.repeat(36)}`, null, 17]) {
      expect(problemOf({ reference })).toEqual(['notFound', 'reference']);
    }
    expect(problemOf({})).toEqual(['notFound', 'reference']);
  });

  test('may be written in capitals', () => {
    const reference = 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11';
    expect(read({ reference })).toEqual({ reference: reference.toLowerCase() });
  });
});

describe('which activities of a series a copy has', () => {
  test('those of the current year and later, though today is late in the year', () => {
    expect(copiedFrom('2026-11-30', '2029-05-01')).toBe('2026-01-01');
    expect(copiedFrom('2026-11-30', '2026-01-01')).toBe('2026-01-01');
  });

  test('those of its last year, where it was over before this one', () => {
    expect(copiedFrom('2026-01-01', '2025-12-31')).toBe('2025-01-01');
    expect(copiedFrom('2026-06-01', '2019-03-01')).toBe('2019-01-01');
  });

  test('all of a series that begins later', () => {
    expect(copiedFrom('2026-11-30', '2027-05-01') <= '2027-01-01').toBe(true);
  });
});

describe('what of a year is copied from today, or from next year', () => {
  const one = (endDate: string, eventId = 1, isRepeated = false) => ({ endDate, eventId, isRepeated });
  const wish = { today: '2026-11-10', from: 'TODAY', isFork: false } as const;
  const taken = (...[given, other]: [ReturnType<typeof one>[], object?]) =>
    copiedParts(given, { ...wish, ...other }).map(({ endDate, isMoved }) => `${endDate}${isMoved ? ' +1' : ''}`);

  test('is what ends from then on, and what the twelve months before had, a year later', () => {
    const all = [one('2025-11-09', 1), one('2025-11-10', 2), one('2026-11-09', 3), one('2026-11-10', 4)];
    expect(taken(all)).toEqual(['2025-11-10 +1', '2026-11-09 +1', '2026-11-10']);
    expect(taken(all, { from: 'NEXT_YEAR' })).toEqual(['2026-11-09 +1', '2026-11-10 +1']);
  });

  test('is nothing twice: what a series has in the same month a year later, or a rule repeats', () => {
    expect(taken([one('2026-02-01'), one('2027-02-20')])).toEqual(['2027-02-20']);
    expect(taken([one('2026-02-01'), one('2027-02-20', 2)])).toEqual(['2026-02-01 +1', '2027-02-20']);
    expect(taken([one('2026-02-01', 1, true)])).toEqual([]);
  });

  test('is moved in no fork', () => {
    expect(taken([one('2026-02-01'), one('2026-12-01')], { isFork: true })).toEqual(['2026-12-01']);
  });
});

test('the screen asks often while most copies are made, and then seldom', () => {
  expect(untilAskedAgain(0)).toBe(500);
  expect(untilAskedAgain(copyPatience)).toBe(3_000);
});
