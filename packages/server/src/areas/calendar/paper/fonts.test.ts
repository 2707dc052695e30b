import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import * as fontkit from 'fontkit';
import { describe, expect, it, test } from 'vitest';
import { hasMissing, lettersOf, runsOf, widthOf } from './fonts.ts';
import { fitting, linesOf } from './set-text.ts';
import { sfntOf } from './sfnt.ts';

const facesOf = (text: string) =>
  runsOf(text, 400).map(({ face, text: its }) => `${face.name.replace(/-400$/, '')}: ${its}`);

describe('a text is divided among fonts', () => {
  it('that have its letters', () => {
    expect(facesOf('Rekneskap æøå – «ja»')).toEqual(['inter-latin: Rekneskap æøå – «ja»']);
    expect(facesOf('Čakča')).toEqual(['inter-latin-ext: Č', 'inter-latin: ak', 'inter-latin-ext: č', 'inter-latin: a']);
    expect(facesOf('Фест 🎉')).toEqual([
      'inter-cyrillic: Фест',
      'inter-latin:  ',
      expect.stringMatching(/^noto-emoji-\d+: 🎉$/),
    ]);
  });

  it('and words from right to left follow each other from the right', () => {
    const runs = runsOf('møte שלום עולם her', 400).map(({ text }) => text);
    expect(runs.join('|')).toMatch(/^møte \|עולם\| \|שלום\| her$|^møte \|שלום עולם\| her$/);
  });

  it('what none has is a question mark, and said; what joins and is not drawn is neither', () => {
    expect(facesOf('漢 ok')).toEqual(['inter-latin: ? ok']);
    expect(hasMissing('漢 ok')).toBe(true);
    for (const text of ['☀️', '👩‍👧', '🇳🇴', '👍🏽', 'a\u200bb', 'e\u0301'])
      expect([text, hasMissing(text)]).toEqual([text, false]);
  });

  test('whatever it is, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(widthOf(text, 10, 600)).toBeGreaterThanOrEqual(0);
        runsOf(text, 400);
      }),
      { numRuns: 300 },
    );
  });
});

describe('lines', () => {
  const anyTitle = fc.string({ unit: fc.constantFrom(...'aæåWi .–,', ' ', '🎉', 'ordet'), maxLength: 120 });
  test('have room, and lose no letter', () => {
    fc.assert(
      fc.property(anyTitle, fc.integer({ min: 30, max: 200 }), (text, room) => {
        const lines = linesOf(text, 9, 400, room, 1_000);
        for (const line of lines)
          if (lettersOf(line).length > 1) expect(widthOf(line, 9, 400)).toBeLessThanOrEqual(room);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  test('that are too many end with …', () => {
    expect(linesOf('ein to tre fire fem seks', 10, 400, 50, 2).at(-1)).toMatch(/…$/);
    expect(linesOf('x'.repeat(100), 10, 400, 50, 2)).toHaveLength(2);
    expect(fitting('Rekneskapsrapport', 10, 400, 40)).toMatch(/^Re\p{L}*…$/u);
    expect(fitting('Rekneskapsrapport', 10, 400, 1)).toBe('');
  });
});

test('a font that is unpacked is the same font', () => {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
  const [packed, unpacked] = [
    fontkit.create(readFileSync(file)) as fontkit.Font,
    fontkit.create(sfntOf(readFileSync(file))) as fontkit.Font,
  ];
  expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
  const drawn = (font: fontkit.Font) => font.layout('Årshjul 2027: «ÆØÅ»').glyphs.map(({ path }) => path.toSVG());
  expect(drawn(unpacked)).toEqual(drawn(packed));
});
