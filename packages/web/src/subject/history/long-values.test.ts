import { expect, test } from 'vitest';
import { isLong, shortened } from './long-values.ts';

const words = (count: number) => Array(count).fill('ordet').join(' ');
const value = (text: string) => ({ text, code: null });

test('a short text stands whole', () => {
  expect(shortened(words(20))).toBe(words(20));
  expect(isLong([value(words(20))])).toBe(false);
});

test('a long text ends with a whole word', () => {
  expect(shortened(words(40))).toBe(`${words(23)} …`);
  expect(isLong([value(words(40))])).toBe(true);
});

test('a long text without spaces is cut all the same', () => {
  expect(shortened('a'.repeat(500))).toBe(`${'a'.repeat(140)} …`);
});

test('six values are more than are shown', () => {
  expect(isLong(Array(5).fill(value('A')))).toBe(false);
  expect(isLong(Array(6).fill(value('A')))).toBe(true);
});
