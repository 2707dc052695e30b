import { parseRichText } from '@samspel/domain/text/rich-text';
import { expect, it } from 'vitest';
import { addQuote, quotedWords } from './quote.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const text = (words: string) => ({ type: 'text', text: words });
const rich = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const name = paragraph({ type: 'text', text: 'Ola Vik', marks: [{ type: 'bold' }] });
const quote = (...lines: string[]) => ({
  type: 'blockquote',
  content: [name, ...lines.map((line) => paragraph(text(line)))],
});

it('quotes the words of a comment without what it quotes itself', () => {
  expect(quotedWords(rich(quote('Gammalt'), paragraph(text('Nytt'))))).toBe('Nytt');
  expect(quotedWords(rich(quote('Gammalt'), paragraph()))).toContain('Gammalt');
});

it('quotes a mention as a name, which calls upon nobody', () => {
  const mention = { type: 'mention', attrs: { id: 7, label: 'Per Sund' } };
  const words = quotedWords(rich(paragraph(text('Takk, '), mention)));
  expect(words).toContain('Per Sund');
  expect(addQuote('', 'Ola Vik', words)).not.toContain('"mention"');
});

it('comes after what is begun, with its author and an empty line after it, and without empty lines of its own', () => {
  const added = addQuote(rich(paragraph(text('Hei')), paragraph()), 'Ola Vik', 'Éin\n\nTo');
  expect(JSON.parse(added).content).toEqual([paragraph(text('Hei')), quote('Éin', 'To'), paragraph()]);
});

it('is a text that can be sent, on an empty draft and after another quote', () => {
  const one = addQuote('', 'Ola Vik', 'Éin');
  expect(parseRichText(one).content).toHaveLength(2);
  expect(parseRichText(addQuote(one, 'Ola Vik', 'To')).content.map(({ type }) => type)).toEqual([
    'blockquote',
    'blockquote',
    'paragraph',
  ]);
});
