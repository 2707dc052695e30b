import { expect, test } from 'vitest';
import { refusedWith } from '../testing/refused.ts';
import { mentionsIn, nameMentions } from './mention.ts';
import { plainTextOf } from './plain-text.ts';
import { checkRichText, type RichNode, type RichText } from './rich-text.ts';
import { readStoredText } from './stored-text.ts';

const mention = (id: unknown, label: unknown = 'Kari'): RichNode => ({ type: 'mention', attrs: { id, label } });
const text = (...content: RichNode[]): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const check = (given: RichText) => checkRichText(given, { mentions: true });

test('names are refused where nobody said that they may stand', () => {
  expect(refusedWith(() => checkRichText(text(mention('7'))))).toBe('input.richText');
});

test('a name without an id of a person is refused', () => {
  for (const id of ['', 'x', 0, -1, 1.5, null, undefined, {}, '1e99'])
    expect(refusedWith(() => check(text(mention(id))))).toBe('input.richText');
  expect(refusedWith(() => check(text(mention('7', 7))))).toBe('input.richText');
  expect(refusedWith(() => check(text(mention('7', 'x'.repeat(256)))))).toBe('input.richText');
});

test('each person is mentioned once, in the order of the text', () => {
  expect(mentionsIn(text(mention('9'), mention(7), mention('9')))).toEqual([9, 7]);
});

test('a name is the one that the person has, whatever was sent', () => {
  const named = check(
    nameMentions(text(mention('7', 'Kongen'), { type: 'text', text: ', ser du?' }), new Map([[7, 'Kari Nes']])),
  );
  expect(plainTextOf(named)).toBe('@Kari Nes, ser du?');
});

test('a stored text with names in it is read as the words that it is', () => {
  expect(readStoredText(JSON.stringify(check(text(mention('7', 'Kari Nes')))))).toMatchObject({ text: '@Kari Nes' });
});
