import { expect, test } from 'vitest';
import { withoutAnswered, withUnanswered } from './unanswered.ts';

const known = { month: 1, isReversed: false };

test('a refused change goes back to what the server knows', () => {
  const change = { month: 8 };
  expect(withUnanswered(known, withoutAnswered([change], change))).toEqual(known);
});

test('a refused change does not take a later one with it, even to the same value', () => {
  const [refused, later] = [{ month: 8 }, { month: 8 }];
  expect(withUnanswered(known, withoutAnswered([refused, later], refused))).toEqual({ ...known, month: 8 });
});

test('a change shows at once, and the latest wins', () => {
  expect(withUnanswered(known, [{ month: 8 }, { isReversed: true }, { month: 2 }])).toEqual({
    month: 2,
    isReversed: true,
  });
});

test('a choice that is taken back shows as none', () => {
  expect(withUnanswered<{ month: number | null }>({ month: 8 }, [{ month: null }])).toEqual({ month: null });
});
