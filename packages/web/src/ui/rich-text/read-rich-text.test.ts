import { expect, test } from 'vitest';
import { plainWords, readRichText, writePlainText } from './read-rich-text.ts';

test('what is no rich text is shown as the words that it is', () => {
  expect(plainWords('Hei {dei}')).toBe('Hei {dei}');
  expect(plainWords('{"type":"something"}')).toBe('{"type":"something"}');
});

test('plain words come back as they were written, line by line', () => {
  expect(plainWords(writePlainText('Første\nAndre'))).toBe('Første\nAndre');
});

test('nothing written is nothing sent', () => {
  expect(writePlainText('  \n')).toBe('');
});

test('a stored text is read as it is', () => {
  const json = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Hei"}]}]}';
  expect(readRichText(json)).toEqual(JSON.parse(json));
});
