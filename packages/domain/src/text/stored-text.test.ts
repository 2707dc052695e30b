import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedWith, refusesAtMost } from '../testing/refused.ts';
import { richTextOf } from './plain-text.ts';
import { parseRichText } from './rich-text.ts';
import { readStoredText, readWrittenText } from './stored-text.ts';

const broken = '{"type":"doc","content":[{"type":"script"}]}';
const draft = '{"blocks":[{"text":"Frå eldre tider"}],"entityMap":{}}';

describe('What a person writes', () => {
  test('is refused when it says it is rich text and is not', () => {
    expect(refusedWith(() => readWrittenText(broken))).toBe('input.richText');
    expect(refusedWith(() => readWrittenText(broken.replace('script', 'iframe')))).toBe('input.richText');
  });

  test('is refused above 200,000 bytes, also when it only grows so large as rich text', () => {
    expect(refusedWith(() => readWrittenText('x'.repeat(200_001)))).toBe('input.tooLong');
    expect(refusedWith(() => readWrittenText('x\n'.repeat(50_000)))).toBe('input.tooLong');
  });

  test('is plain text when it is no rich text at all', () => {
    for (const plain of ['Hei', '{uferdig', '12', '"sitat"', '[1]', '{"a":1}']) {
      expect(readWrittenText(plain)).toEqual({ json: JSON.stringify(richTextOf(plain)), text: plain });
    }
  });

  test('is converted from Draft.js', () => {
    expect(readWrittenText(draft)).toEqual({
      json: JSON.stringify(richTextOf('Frå eldre tider')),
      text: 'Frå eldre tider',
    });
  });

  test('whatever it is, nothing but a Refusal is thrown, and what passes can be read again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.anything().map((value) => JSON.stringify({ type: 'doc', content: value }) ?? ''),
    );
    fc.assert(
      fc.property(text, (given) => {
        refusesAtMost(() => {
          const { json } = readWrittenText(given);
          expect(JSON.stringify(parseRichText(json))).toBe(json);
        });
      }),
    );
  });
});

describe('What is stored', () => {
  test('is its own raw text where it cannot be parsed', () => {
    expect(readStoredText(broken).text).toBe(broken);
    expect(readStoredText('Hei\ndu').text).toBe('Hei\ndu');
  });

  test('is read as rich text or Draft.js', () => {
    const rich = richTextOf('Budsjett');
    expect(readStoredText(JSON.stringify(rich)).richText).toEqual(rich);
    expect(readStoredText(draft).text).toBe('Frå eldre tider');
  });

  test('can always be read', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (raw) => void readStoredText(raw)));
  });
});
