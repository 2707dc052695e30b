import { expect, test } from 'vitest';
import { plainSentence, readSentence } from './sentence.ts';

test('signs that people wrote mean nothing', () => {
  expect(plainSentence('**Kari** endra **\\*\\*Budsjett\\*\\* \\[2027\\]\\(x\\)**')).toBe(
    'Kari endra **Budsjett** [2027](x)',
  );
  expect(readSentence('\\*\\*a').every(({ isStrong }) => !isStrong)).toBe(true);
  expect(plainSentence('a * b \\')).toBe('a * b \\');
});

test('names and titles are bold', () => {
  expect(readSentence('**Kari Nes** endra **Budsjett**')).toEqual([
    { text: 'Kari Nes', isStrong: true },
    { text: ' endra ', isStrong: false },
    { text: 'Budsjett', isStrong: true },
  ]);
});
