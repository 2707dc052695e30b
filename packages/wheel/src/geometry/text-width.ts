import type { WheelActivity } from '../types.ts';

/** Widths of Inter's letters as parts of the font size, a little generous so that a text never reaches what stands beside it. */
const NARROW = /[ijl.,:;|!'’·()[\]]/;
const SLIM = /[frtI\s/-]/;
const WIDE = /[mwMWæÆ@%—]/;
const CAPITAL = /[\p{Lu}]/u;
/** Pictures and flags, of one sign or joined of several. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Signs several of which may be one letter to the eye: joined pictures, loose accents. They begin behind the Latin letters. */
const JOINED = /[\u{300}-\u{10ffff}]/u;

let segmenter: Intl.Segmenter | undefined;

/** A text by what the eye takes for letters, so that none is cut in two. */
function lettersOf(text: string): string[] {
  if (!JOINED.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const widths = new Map<string, number>();

function letterWidth(letter: string): number {
  let width = widths.get(letter);
  if (width === undefined) {
    width = widthOf(letter);
    widths.set(letter, width);
  }
  return width;
}

function widthOf(letter: string): number {
  if (PICTURE.test(letter)) return 1.4;
  if (NARROW.test(letter)) return 0.29;
  if (SLIM.test(letter)) return 0.38;
  if (WIDE.test(letter)) return 0.9;
  return CAPITAL.test(letter) ? 0.73 : 0.6;
}

/** About how wide a text is drawn, in the unit of the font size. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of lettersOf(text)) width += letterWidth(letter);
  return width * fontSize;
}

const titles = new WeakMap<WheelActivity, number>();

/** How wide the title of an activity is drawn. A layout asks for it again and again, in many sizes: it is measured once. */
export function titleWidth(activity: WheelActivity, fontSize: number): number {
  let width = titles.get(activity);
  if (width === undefined) {
    width = textWidth(activity.title, 1);
    titles.set(activity, width);
  }
  return width * fontSize;
}

const FEWEST_LETTERS = 8;
const SMALLEST_PART = 0.5;

/** The text, or so much of it as has room followed by …; undefined where too little would be left to recognise it. */
export function fittingText(text: string, fontSize: number, room: number): string | undefined {
  if (textWidth(text, fontSize) <= room) return text;
  const letters = lettersOf(text);
  let length = letters.length - 1;
  const shortened = () => `${letters.slice(0, length).join('').trimEnd()}…`;
  const fewest = Math.max(FEWEST_LETTERS, letters.length * SMALLEST_PART);
  while (length >= fewest && textWidth(shortened(), fontSize) > room) length -= 1;
  return length >= fewest ? shortened() : undefined;
}
