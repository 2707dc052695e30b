import { writtenWords } from './written-words.ts';

/** A piece of a text, and whether it matches the search. The pieces together are the text. */
export type MarkedPart = { text: string; isMatch: boolean };

/** A word with at most this many letters more than the stem is a form of the stem, and is marked whole. */
const longestEnding = 4;
/** The fewest letters before the later part of a compound. */
const leastBefore = 2;

/** Splits a text into marked and unmarked pieces. @param needles words and stems that were searched for, folded */
export function markWords(text: string, needles: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  let at = 0;
  for (const { folded, places, end } of writtenWords(text)) {
    const match = matchIn(folded, needles);
    if (!match) continue;
    const [from, to] = match.map((letter) => places[letter] ?? end) as [number, number];
    add(text.slice(at, from), false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(text.slice(at), false);
  return parts;
}

/** Returns the place of the longest needle that a word contains. */
function matchIn(word: string, needles: readonly string[]): [from: number, to: number] | undefined {
  const spans = needles.flatMap((needle): [number, number][] => {
    const begins = word.startsWith(needle);
    const from = begins ? 0 : needle.length > 2 ? word.indexOf(needle, leastBefore) : -1;
    if (from < 0) return [];
    const isForm = word.length - from - needle.length <= longestEnding && needle.length > 2;
    return [[from, isForm ? word.length : from + needle.length]];
  });
  return spans.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
}

const before = 40;

/** Returns a text cut to at most `length` characters around the first match, at spaces if there are any, with '…' for what is cut. */
export function excerptOf(text: string, needles: readonly string[], length = 180): MarkedPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const parts = markWords(line, needles);
  if (line.length <= length) return parts;
  const first = parts[0]?.isMatch || parts.length < 2 ? 0 : parts[0]!.text.length;
  const space = line.indexOf(' ', first - before);
  const from = first <= before ? 0 : space >= 0 && space < first ? space + 1 : wholeSign(line, first - before);
  const end = from + length >= line.length ? line.length : line.lastIndexOf(' ', from + length);
  const cut = line.slice(from, end > first ? end : wholeSign(line, from + length));
  return markWords(`${from > 0 ? '… ' : ''}${cut}${from + cut.length < line.length ? ' …' : ''}`, needles);
}

/** Returns a place in a text, or the one before it if it is within a sign of two halves. */
const wholeSign = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);
