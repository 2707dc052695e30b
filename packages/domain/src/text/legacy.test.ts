import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { richTextFromDraft } from './legacy.ts';
import { plainTextOf } from './plain-text.ts';
import { parseRichText, type RichNode } from './rich-text.ts';

const blocks = (...list: object[]) => richTextFromDraft({ blocks: list, entityMap: {} })!.content;
const item = (text: string, depth: number, type = 'unordered-list-item') => ({ text, depth, type });
const listItem = (text: string, ...more: RichNode[]): RichNode => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
});
const bullets = (...content: RichNode[]): RichNode => ({ type: 'bulletList', content });

const sample = {
  blocks: [
    {
      key: 'atmi9',
      text: 'Årshjul 😀 lenkje',
      type: 'unstyled',
      inlineStyleRanges: [{ offset: 0, length: 7, style: 'BOLD' }],
      entityRanges: [{ offset: 10, length: 6, key: 0 }],
    },
  ],
  entityMap: { '0': { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://www.example.no' } } },
};

describe('Draft.js content', () => {
  test('is none without a list of blocks', () => {
    for (const other of [null, 1, 'x', [], {}, { blocks: {} }]) expect(richTextFromDraft(other)).toBeNull();
  });

  test('counts offsets in characters, not in halves of an emoji', () => {
    const texts = richTextFromDraft(sample)!.content[0]!.content!;
    expect(texts.map(({ text, marks }) => [text, marks?.map(({ type }) => type)])).toEqual([
      ['Årshjul', ['bold']],
      [' 😀 ', undefined],
      ['lenkje', ['link']],
    ]);
  });

  test('loses a link that is not allowed, and keeps its words', () => {
    const raw = { ...sample, entityMap: { '0': { type: 'LINK', data: { url: 'javascript:alert(1)' } } } };
    const rich = richTextFromDraft(raw)!;
    expect(JSON.stringify(rich)).not.toContain('javascript');
    expect(plainTextOf(rich)).toBe('Årshjul 😀 lenkje');
  });

  test('may lack nearly everything', () => {
    expect(richTextFromDraft({ blocks: [{ text: 'Hei' }, {}, null, 'x'], entityMap: [] })!.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Hei' }] },
      { type: 'paragraph' },
    ]);
    expect(richTextFromDraft({ blocks: [] })!.content).toEqual([{ type: 'paragraph' }]);
  });

  test('has headings of three levels and paragraphs for what is unknown', () => {
    const types = ['header-one', 'header-three', 'header-six', 'section', 'marquee'];
    const read = blocks(...types.map((type) => ({ type, text: 'x' })));
    expect(read.map(({ type, attrs }) => [type, attrs?.level])).toEqual([
      ['heading', 1],
      ['heading', 3],
      ['heading', 3],
      ['paragraph', undefined],
      ['paragraph', undefined],
    ]);
  });

  test('nests its flat lists by depth, and begins a new one where the kind changes', () => {
    expect(blocks(item('a', 0), item('b', 1), item('c', 4), item('d', 0), item('e', 0, 'ordered-list-item'))).toEqual([
      bullets(listItem('a', bullets(listItem('b', bullets(listItem('c'))))), listItem('d')),
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [listItem('e')] },
    ]);
  });

  test('ends a list at the next paragraph', () => {
    expect(blocks(item('a', 0), { text: 'x' }, item('b', 0)).map(({ type }) => type)).toEqual([
      'bulletList',
      'paragraph',
      'bulletList',
    ]);
  });

  test('joins the lines of code and of a quote, and drops pictures', () => {
    const read = blocks(
      { type: 'code-block', text: 'a' },
      { type: 'code-block', text: 'b' },
      { type: 'atomic', text: ' ' },
      { type: 'blockquote', text: 'c' },
      { type: 'blockquote', text: 'd' },
    );
    expect(read.map((node) => plainTextOf({ type: 'doc', content: [node] }))).toEqual(['a\nb', 'c\nd']);
  });

  test('breaks lines inside a block, and clamps ranges that run too far', () => {
    const [read] = blocks({
      text: 'ab\ncd',
      inlineStyleRanges: [
        { offset: 4, length: 99, style: 'ITALIC' },
        { offset: -1, length: 2, style: 'X' },
      ],
    });
    expect(read!.content).toEqual([
      { type: 'text', text: 'ab' },
      { type: 'hardBreak' },
      { type: 'text', text: 'c' },
      { type: 'text', text: 'd', marks: [{ type: 'italic' }] },
    ]);
  });

  test('whatever it holds, the result is rich text that the schema accepts', () => {
    const range = fc.record({
      offset: fc.integer({ min: -3, max: 30 }),
      length: fc.integer({ min: -3, max: 30 }),
      style: fc.constantFrom('BOLD', 'CODE', 'ITALIC', 'X', 'constructor'),
      key: fc.constantFrom(0, 1, '2'),
    });
    const block = fc.record(
      {
        text: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        type: fc.constantFrom(
          'unstyled',
          'header-two',
          'unordered-list-item',
          'ordered-list-item',
          'blockquote',
          'code-block',
          'atomic',
          'constructor',
        ),
        depth: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.anything()),
        inlineStyleRanges: fc.oneof(fc.array(range), fc.anything()),
        entityRanges: fc.oneof(fc.array(range), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const entity = fc.record({
      type: fc.constantFrom('LINK', 'IMAGE'),
      data: fc.record({ url: fc.oneof(fc.webUrl(), fc.string()) }),
    });
    const raw = fc.record({
      blocks: fc.array(fc.oneof({ weight: 9, arbitrary: block }, fc.anything())),
      entityMap: fc.oneof(fc.dictionary(fc.constantFrom('0', '1', '2'), entity), fc.anything()),
    });
    fc.assert(
      fc.property(raw, (draft) => {
        const rich = richTextFromDraft(draft)!;
        expect(parseRichText(rich)).toEqual(rich);
      }),
      { numRuns: 500 },
    );
  });
});
