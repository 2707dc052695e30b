import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { sfntOf } from './sfnt.ts';

/** Regular or half bold. */
export type Weight = 400 | 600;

/** One font file: Inter, or what it lacks from Noto. Each holds a part of the letters. */
export type Face = {
  /** The name by which a document knows it. */
  name: string;
  file: Buffer;
  font: fontkit.Font;
};

/** Letters of one face that stand beside each other. */
export type Run = { face: Face; text: string };

const { resolve } = createRequire(import.meta.url);

/** In the order in which they are asked for a letter; of Hebrew, Arabic and pictures there is only one weight. */
const files: readonly { family: string; parts: readonly string[]; weights: readonly Weight[] }[] = [
  {
    family: 'inter',
    parts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    weights: [400, 600],
  },
  { family: 'noto-sans-hebrew', parts: ['hebrew'], weights: [400] },
  { family: 'noto-sans-arabic', parts: ['arabic'], weights: [400] },
  { family: 'noto-emoji', parts: Array.from({ length: 11 }, (_, part) => String(part)), weights: [400] },
];

const faces = new Map<Weight, Face[]>();

function facesOf(weight: Weight): Face[] {
  const known = faces.get(weight);
  if (known) return known;
  const read = files.flatMap(({ family, parts, weights }) => {
    const its = weights.includes(weight) ? weight : 400;
    return parts.map((part): Face => {
      const name = `${family}-${part}-${its}`;
      const file = sfntOf(readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff`)));
      return { name, file, font: withoutContext(fontkit.create(file) as fontkit.Font) };
    });
  });
  faces.set(weight, read);
  return read;
}

/**
 * Lays letters out without looking at their neighbours beyond kerning and what a script needs: Inter's contextual forms (an arrow of a dash and a `>`)
 * are half of the work of a list, and nothing that a title needs.
 */
export function withoutContext(font: fontkit.Font): fontkit.Font {
  const layout = font.layout.bind(font);
  const isInter = font.familyName.startsWith('Inter');
  if (isInter) font.layout = (text, features, ...more) => layout(text, features ?? plainly, ...more);
  return font;
}

/** Features by name that are left out; fontkit reads this form, which its types do not know. */
const plainly = { calt: false } as unknown as string[];

/** What joins or varies signs and is not drawn by itself. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu;
const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const rightToLeft = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{feff}]/u;
/** Stands for a letter that no face has. */
const missing = '?';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const plain = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2026]*$/;

/** Returns the visible letters of a text. */
export const lettersOf = (text: string): string[] =>
  plain.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Whether a text has a letter that no face has, so that a `?` stands for it. */
export const hasMissing = (text: string): boolean =>
  !plain.test(text) && lettersOf(text).some((letter) => placeOf(letter, 400) === undefined);

const has = ({ font }: Face, text: string) =>
  Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** Finds the face of a letter, and what of the letter it can draw: a flag or a family that is joined of several is drawn by its first sign at worst. */
function placeOf(letter: string, weight: Weight): Run | undefined {
  const all = facesOf(weight);
  const pictures = all.filter(({ name }) => name.startsWith('noto-emoji'));
  const order = isPicture.test(letter) ? [...pictures, ...all] : all;
  const bare = letter.replace(unseen, '');
  for (const text of [letter, bare, Array.from(bare)[0] ?? ''].filter(Boolean)) {
    const face = order.find((one) => has(one, text));
    if (face) return { face, text };
  }
  return undefined;
}

const known = new Map<string, Run[]>();
const mostKnown = 20_000;

/**
 * Divides a text into runs of one face each, in the order in which they stand on the line. Words from right to left follow each other from the right;
 * a letter that no face has becomes `?`, and control characters are left out.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const key = `${weight}${text}`;
  const found = known.get(key);
  if (found) return found;
  const runs = plain.test(text) ? [{ face: facesOf(weight)[0]!, text }] : mixedRuns(text, weight);
  if (known.size >= mostKnown) known.clear();
  known.set(key, runs);
  return runs;
}

function mixedRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  const latin = facesOf(weight)[0]!;
  for (const letter of lettersOf(
    text
      .replace(/\s/gu, ' ')
      .replace(/\p{Cc}/gu, '')
      .toWellFormed(),
  )) {
    if (letter.replace(unseen, '') === '') continue;
    const run = placeOf(letter, weight) ?? { face: latin, text: missing };
    const last = runs.at(-1);
    if (last?.face === run.face) last.text += run.text;
    else runs.push(run);
  }
  return inOrderOfLine(runs);
}

/** Turns the order of runs from right to left that stand beside each other, with what is between them. */
function inOrderOfLine(runs: Run[]): Run[] {
  const isTurned = (run: Run | undefined) => run !== undefined && rightToLeft.test(run.text);
  const line: Run[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    let end = index;
    if (isTurned(runs[index])) {
      for (let next = index + 1; next < runs.length; next += 1) {
        if (isTurned(runs[next])) end = next;
        else if (/[\p{L}\p{N}]/u.test(runs[next]!.text)) break;
      }
    }
    line.push(...runs.slice(index, end + 1).reverse());
    index = end;
  }
  return line;
}

const widths = new Map<string, number>();

/** Returns how wide a text is, in the unit of its size. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const key = `${weight}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = runsOf(text, weight).reduce((sum, run) => sum + advanceOf(run), 0);
    if (widths.size >= mostKnown) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

const advances = new Map<string, number>();

function advanceOf({ face, text }: Run): number {
  const key = `${face.name} ${text}`;
  let advance = advances.get(key);
  if (advance === undefined) {
    advance = face.font.layout(text).advanceWidth / face.font.unitsPerEm;
    if (advances.size >= mostKnown) advances.clear();
    advances.set(key, advance);
  }
  return advance;
}

/** Returns a run's width, in the unit of its size. */
export const runWidth = (run: Run, size: number): number => advanceOf(run) * size;
