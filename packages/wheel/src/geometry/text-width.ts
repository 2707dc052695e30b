/**
 * Widths of Inter's letters at weight 500, in hundredths of the font size: those from the space on, in the order of ASCII, and the other ones that
 * Norwegian texts have (metrics of Inter 4, rsms.me/inter, OFL).
 */
const ASCII =
  '27 29 40 64 64 83 65 22 38 38 52 67 29 46 28 37 65 47 61 64 65 62 64 58 63 64 28 29 67 67 67 53 97 70 65 74 72 60 59 75 74 27 55 66 56 90 75 77 64 77 65 64 65 74 70 98 67 69 64 38 37 38 48 46 50 57 63 57 63 59 37 62 60 25 25 56 25 88 60 60 62 62 38 54 37 59 57 83 55 57 55 38 34 38 67'
    .split(' ')
    .map((width) => Number(width) / 100);
const OTHERS: Readonly<Record<string, number>> = { æ: 0.92, Æ: 1, '—': 1, '…': 0.81, '–': 0.5, '’': 0.29, '·': 0.28 };
const SPACE = 0x20;
/** Kept beside the last letter, since a browser may round each letter to its pixels: parts of the font size for a letter. */
const ROUNDING = 0.01;
const CAPITAL = /\p{Lu}/u;
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
  const known = ASCII[letter.codePointAt(0)! - SPACE] ?? OTHERS[letter];
  return (known ?? (CAPITAL.test(letter) ? 0.78 : 0.62)) + ROUNDING;
}

/** Capitals with an accent or a ring above, and letters of scripts whose heights are not known here. */
const TALL = /[\u00c0-\u00c5\u00c8-\u00cf\u00d1-\u00d6\u00d9-\u00dd]|[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u;
/** Letters and signs that go below their line. */
const DEEP = /[gjpqyçþQ,;()[\]{}/\\@_|§]/;

/** How far letters reach above and below their line, as parts of the font size. */
type Heights = { ascent: number; descent: number };

/** The letters of a text, where each ends, as parts of the font size, and how high they are. */
type Measured = { letters: readonly string[]; ends: readonly number[]; heights: Heights };

function heightsIn(text: string): Heights {
  const isTall = TALL.test(text);
  return { ascent: isTall ? 0.97 : 0.74, descent: isTall || DEEP.test(text) ? 0.22 : 0.02 };
}

/** A layout asks for the same titles again and again: each is measured once, and only the latest are kept. */
const known = new Map<string, Measured>();
const MOST_KNOWN = 5_000;

function measured(text: string): Measured {
  let found = known.get(text);
  if (!found) {
    let end = 0;
    const letters = lettersOf(text);
    found = { letters, ends: letters.map((letter) => (end += letterWidth(letter))), heights: heightsIn(text) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
  }
  return found;
}

/** Returns about how wide a text is drawn, in the unit of the font size. */
export function textWidth(text: string, fontSize: number): number {
  return (measured(text).ends.at(-1) ?? 0) * fontSize;
}

/** Returns how far the letters of a text reach above and below their line, as parts of the font size (metrics of Inter). */
export const heightsOf = (text: string): Heights => measured(text).heights;

/** The fewest letters of a cut title, so that it is still recognised. */
const FEWEST_LETTERS = 20;
/** A title may be broken or cut before a space, and after a hyphen, a slash or a comma. */
const isBorder = (before: string, after: string | undefined) =>
  after === undefined || /\s/.test(after) || /[-–/,]/.test(before);

/**
 * Returns the text, or as many of its words as have room, followed by …; undefined if fewer than twenty letters would be left of it.
 * @param room in the unit of the font size
 */
export function fittingText(text: string, fontSize: number, room: number): string | undefined {
  const { letters, ends } = measured(text);
  const most = room / fontSize;
  if ((ends.at(-1) ?? 0) <= most) return text;
  const beforeDots = most - letterWidth('…');
  for (let length = letters.length - 1; length >= FEWEST_LETTERS; length -= 1) {
    if (ends[length - 1]! > beforeDots || !isBorder(letters[length - 1]!, letters[length])) continue;
    return `${letters
      .slice(0, length)
      .join('')
      .replace(/[\s,–/-]+$/u, '')}…`;
  }
  return undefined;
}

/**
 * Returns the whole text in as few lines as have room, and these as equally long as its words allow; undefined if it needs more than `most` lines.
 * @param room of a line, in the unit of the font size
 */
export function brokenText(text: string, fontSize: number, room: number, most: number): readonly string[] | undefined {
  const key = `${fontSize} ${room} ${most} ${text}`;
  if (!broken.has(key)) {
    if (broken.size >= MOST_KNOWN) broken.clear();
    broken.set(key, breakText(text, fontSize, room, most));
  }
  return broken.get(key);
}

const broken = new Map<string, readonly string[] | undefined>();

function breakText(text: string, fontSize: number, room: number, most: number): string[] | undefined {
  const whole = textWidth(text, fontSize);
  if (whole <= room) return [text];
  for (let lines = 2; lines <= most; lines += 1) {
    for (let width = whole / lines; width <= room; width += fontSize / 2) {
      const broken = linesWithin(text, fontSize, width);
      if (broken.length <= lines && broken.every((line) => textWidth(line, fontSize) <= room)) return broken;
    }
    const broken = linesWithin(text, fontSize, room);
    if (broken.length <= lines && broken.every((line) => textWidth(line, fontSize) <= room)) return broken;
  }
  return undefined;
}

/** Fills lines with words one after another; a word wider than a line has one of its own. */
function linesWithin(text: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\s)|(?<=[-–/,])(?=\S)/u)) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && textWidth(longer.trimEnd(), fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}
