/** Widths of Inter's letters as parts of the font size, a little generous so that a text never touches its neighbours. */
const NARROW = /[ijl.,:;|!'’·[\]]/;
const SLIM = /[frtI\s/()]/;
const HYPHEN = /-/;
const WIDE = /[mwMWæÆ@%—…]/;
const CAPITAL = /[\p{Lu}]/u;
/** Pictures and flags, of one character or several joined. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Characters that may join to one visible letter: joined pictures, loose accents. They come after the Latin letters. */
const JOINED = /[\u{300}-\u{10ffff}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into visible letters, so that none is cut in two. */
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
  if (HYPHEN.test(letter)) return 0.47;
  if (WIDE.test(letter)) return 0.92;
  return CAPITAL.test(letter) ? 0.73 : 0.6;
}

/** The letters of a text, and where each ends, as parts of the font size. */
type Measured = { letters: readonly string[]; ends: readonly number[] };

/** A layout asks for the same titles again and again: each is measured once, and only the latest are kept. */
const known = new Map<string, Measured>();
const MOST_KNOWN = 5_000;

function measured(text: string): Measured {
  let found = known.get(text);
  if (!found) {
    let end = 0;
    const letters = lettersOf(text);
    found = { letters, ends: letters.map((letter) => (end += letterWidth(letter))) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
  }
  return found;
}

/** Returns about how wide a text is drawn, in the unit of the font size. */
export function textWidth(text: string, fontSize: number): number {
  return (measured(text).ends.at(-1) ?? 0) * fontSize;
}

/** A cut title must be long enough to recognise; pointing at it shows the whole. */
const SMALLEST_PART = 0.3;
const [FEWEST_LETTERS, ENOUGH_LETTERS] = [6, 8];

/** Returns the text, or as much of it as has room, followed by …; undefined if too little would be left to recognise it. */
export function fittingText(text: string, fontSize: number, room: number): string | undefined {
  const { letters, ends } = measured(text);
  const most = room / fontSize;
  if ((ends.at(-1) ?? 0) <= most) return text;
  const beforeDots = most - letterWidth('…');
  let length = 0;
  while (ends[length]! <= beforeDots) length += 1;
  const fewest = Math.min(ENOUGH_LETTERS, Math.max(FEWEST_LETTERS, letters.length * SMALLEST_PART));
  return length >= fewest ? `${letters.slice(0, length).join('').trimEnd()}…` : undefined;
}
