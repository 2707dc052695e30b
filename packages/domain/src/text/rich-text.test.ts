import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedWith, refusesAtMost } from '../testing/refused.ts';
import { isAllowedLink } from './link.ts';
import { plainTextOf, richTextOf } from './plain-text.ts';
import { nestingLimit, parseRichText, type RichMark, type RichNode, richTextLimit } from './rich-text.ts';

const doc = (...content: RichNode[]) => ({ type: 'doc', content });
const paragraph = (text: string, ...marks: RichMark[]): RichNode => ({
  type: 'paragraph',
  content: [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }],
});
const link = (href: unknown, rest: object = {}): RichMark => ({ type: 'link', attrs: { href, ...rest } });
const refused = (value: unknown) => refusedWith(() => parseRichText(value));

function nested(levels: number): RichNode {
  return levels === 0 ? paragraph('innarst') : { type: 'blockquote', content: [nested(levels - 1)] };
}

describe('What is refused', () => {
  test.each([
    ['nothing', null],
    ['a number', 12],
    ['a list', []],
    ['broken JSON', '{"type":"doc"'],
    ['a part of a document', paragraph('Hei')],
    ['a document without a block', doc()],
    ['text right below the document', doc({ type: 'text', text: 'Hei' })],
    ['an unknown node', doc({ type: 'iframe' })],
    ['a picture', doc({ type: 'image', attrs: { src: 'https://fjordvik.example/a.png' } })],
    ['an unknown mark', doc(paragraph('Hei', { type: 'blink' }))],
    ['an unknown field', doc({ ...paragraph('Hei'), onclick: 'x' } as RichNode)],
    ['a list item outside a list', doc({ type: 'listItem', content: [paragraph('Hei')] })],
    ['a heading inside a paragraph', doc({ type: 'paragraph', content: [{ type: 'heading' }] })],
    ['a heading of level 4', doc({ type: 'heading', attrs: { level: 4 } })],
    ['a heading of a level in words', doc({ type: 'heading', attrs: { level: '1' } })],
    ['an empty text', doc(paragraph(''))],
    ['a text that is no text', doc({ type: 'paragraph', content: [{ type: 'text', text: 1 as never }] })],
    ['code that is also bold', doc(paragraph('x', { type: 'code' }, { type: 'bold' }))],
    [
      'a list numbered by a script',
      doc({ type: 'orderedList', attrs: { type: 'x' }, content: [{ type: 'listItem', content: [paragraph('x')] }] }),
    ],
    ['a language with markup', doc({ type: 'codeBlock', attrs: { language: '"><script>' } })],
    ['a character that the database cannot store', doc(paragraph('a\0b'))],
  ])('%s', (_what, value) => {
    expect(refused(value)).toBe('input.richText');
    expect(refused(JSON.stringify(value))).toBe('input.richText');
  });

  test('nodes nested too deep, however deep', () => {
    expect(() => parseRichText(doc(nested(nestingLimit - 3)))).not.toThrow();
    expect(refused(doc(nested(nestingLimit - 2)))).toBe('input.richText');
    const open = '{"type":"blockquote","content":['.repeat(3_000);
    expect(refused(`{"type":"doc","content":[${open}${']}'.repeat(3_000)}]}`)).toBe('input.richText');
  });

  test('more than 200,000 bytes, counted as UTF-8', () => {
    const text = (length: number) => JSON.stringify(doc(paragraph('å'.repeat(length))));
    const frame = text(0).length;
    expect(() => parseRichText(text((richTextLimit - frame) / 2 - 1))).not.toThrow();
    expect(refused(text((richTextLimit - frame) / 2 + 1))).toBe('input.tooLong');
  });

  test('an object that cannot be written as JSON', () => {
    const circle: Record<string, unknown> = { type: 'doc' };
    circle.content = [circle];
    expect(refused(circle)).toBe('input.richText');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://fjordvik.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://',
    'mailto:',
    'fjordvik.example',
    '#top',
    '',
    `https://fjordvik.example/${'x'.repeat(2_048)}`,
    null,
    12,
  ])('a link to %s', (href) => {
    expect(refused(doc(paragraph('Sjå her', link(href))))).toBe('input.link');
  });
});

describe('What is kept', () => {
  test.each([
    'https://fjordvik.example/a?b=c#d',
    'http://fjordvik.example',
    'mailto:kari@fjordvik.example',
    '/app/calendar/budsjett-12',
    '/',
  ])('a link to %s', (href) => {
    expect(JSON.stringify(parseRichText(doc(paragraph('Sjå her', link(href)))))).toContain(JSON.stringify(href));
  });

  test('a link gets our own frame, whatever its author asked for', () => {
    const given = link('https://fjordvik.example', { target: '_self', rel: 'opener', class: 'hidden', title: 'x' });
    expect(parseRichText(doc(paragraph('Her', given))).content[0]?.content?.[0]?.marks?.[0]?.attrs).toEqual({
      href: 'https://fjordvik.example',
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
      class: null,
      title: null,
    });
  });

  test('a text without the half of a character that it was cut in', () => {
    expect(parseRichText(doc(paragraph('Hei \ud800')))).toEqual(doc(paragraph('Hei ')));
    expect(refused(doc(paragraph('\ud800')))).toBe('input.richText');
  });

  test('attributes that the schema lacks are left out', () => {
    const styled = doc({ ...paragraph('Hei'), attrs: { style: 'position:fixed' } });
    expect(parseRichText(styled)).toEqual(doc(paragraph('Hei')));
  });

  test('what was read once reads the same again', () => {
    const rich = doc(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Budsjett' }] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph('Éin', { type: 'italic' }, { type: 'bold' })] }],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('To')] }] },
      { type: 'codeBlock', content: [{ type: 'text', text: 'a\nb' }] },
      { type: 'horizontalRule' },
      paragraph('Her', link('/app'), { type: 'strike' }, { type: 'underline' }),
    );
    const once = parseRichText(rich);
    expect(parseRichText(JSON.stringify(once))).toEqual(once);
  });

  test('a link that is allowed never leads a browser to a script', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: 'binary' }),
          fc.string().map((rest) => `/${rest}`),
        ),
        (href) => {
          if (!isAllowedLink(href)) return;
          expect(['http:', 'https:', 'mailto:']).toContain(new URL(href, 'https://samspel.example').protocol);
          if (href.startsWith('/')) expect(new URL(href, 'https://samspel.example').host).toBe('samspel.example');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('whatever is sent, nothing but a Refusal is thrown', () => {
    const { tree } = fc.letrec<{ tree: unknown; node: unknown }>((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom(
            'doc',
            'paragraph',
            'text',
            'bulletList',
            'listItem',
            'heading',
            'hardBreak',
            '__proto__',
          ),
          text: fc.oneof(fc.string(), fc.integer()),
          attrs: fc.oneof(fc.record({ level: fc.integer() }), fc.anything()),
          marks: fc.oneof(
            fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'constructor'), attrs: fc.anything() })),
            fc.anything(),
          ),
          content: fc.oneof({ depthSize: 'small' }, fc.array(tie('node'), { maxLength: 3 }), fc.anything()),
        },
        { requiredKeys: ['type'] },
      ),
      tree: fc.oneof(
        tie('node'),
        fc.array(tie('node'), { maxLength: 3 }).map((content) => ({ type: 'doc', content })),
        fc.anything(),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => refusesAtMost(() => parseRichText(value))),
      { numRuns: 1_000 },
    );
  });
});

describe('Plain text', () => {
  test('is a line a paragraph, heading, item and line break', () => {
    const rich = parseRichText(
      doc(
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Plan' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Éin'), paragraph('To')] }] },
        { type: 'horizontalRule' },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }],
        },
      ),
    );
    expect(plainTextOf(rich)).toBe('Plan\nÉin\nTo\na\nb');
  });

  test('becomes rich text and comes back', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'å', '😀', ' '), minLength: 1 }).map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const rich = richTextOf(lines.join('\n'));
        expect(parseRichText(rich)).toEqual(rich);
        expect(plainTextOf(rich)).toBe(lines.join('\n'));
      }),
    );
  });

  test('that is empty is one empty paragraph', () => {
    expect(richTextOf(' \n ')).toEqual(doc({ type: 'paragraph' }));
  });
});
