import { foldText } from '../text/fold.ts';

/** A word as it stands in a text: its folded letters, the place in the text where each begins, and the place after the last. */
export type WrittenWord = { folded: string; places: number[]; end: number };

const letters = /^[\p{L}\p{Nd}]+$/u;

/** Finds the words of a text as `wordsIn` cuts them, with their places. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let isInside = false;
  let at = 0;
  for (const sign of text) {
    const folded = foldSign(sign);
    if (letters.test(folded)) {
      if (!isInside) words.push({ folded: '', places: [], end: at });
      const word = words.at(-1)!;
      word.folded += folded;
      for (let letter = 0; letter < folded.length; letter += 1) word.places.push(at);
      word.end = at + sign.length;
      isInside = true;
    } else if (folded !== '') isInside = false;
    at += sign.length;
  }
  return words;
}

const known = new Map<string, string>();
/** Only signs below this are remembered: those of alphabets. */
const mostKnown = 0x3000;

/** Returns a sign folded by itself, a space for white space, and '' for what is unseen. */
function foldSign(sign: string): string {
  const had = known.get(sign);
  if (had !== undefined) return had;
  const folded = /[\s\u0085]/u.test(sign) && sign !== '\ufeff' ? ' ' : foldText(sign);
  if (sign.codePointAt(0)! < mostKnown) known.set(sign, folded);
  return folded;
}
