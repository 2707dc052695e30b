/** Widths of Inter's letters as parts of the font size, a little generous so that a text never reaches what stands beside it. */
const NARROW = /[ijl.,:;|!'’·()[\]]/;
const SLIM = /[frtI\s/-]/;
const WIDE = /[mwMWæÆ@%—]/;
const CAPITAL = /[\p{Lu}]/u;

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.29;
  if (SLIM.test(letter)) return 0.38;
  if (WIDE.test(letter)) return 0.9;
  return CAPITAL.test(letter) ? 0.73 : 0.6;
}

/** About how wide a text is drawn, in the unit of the font size. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * fontSize;
}

const FEWEST_LETTERS = 8;
const SMALLEST_PART = 0.5;

/** The text, or so much of it as has room followed by …; undefined where too little would be left to recognise it. */
export function fittingText(text: string, fontSize: number, room: number): string | undefined {
  if (textWidth(text, fontSize) <= room) return text;
  const letters = [...text];
  let length = letters.length - 1;
  while (length > 0 && textWidth(`${letters.slice(0, length).join('').trimEnd()}…`, fontSize) > room) length -= 1;
  const isRecognisable = length >= FEWEST_LETTERS && length >= letters.length * SMALLEST_PART;
  return isRecognisable ? `${letters.slice(0, length).join('').trimEnd()}…` : undefined;
}
