/** A piece of a text, and whether it matches the search. The pieces together are the text. */
export type MarkedPart = { text: string; isMatch: boolean };

const accents: Record<string, string> = { ö: 'ø', ä: 'æ', đ: 'd', ŋ: 'n' };
const kept = new Set(['æ', 'ø', 'å']);

/** Returns a word as search compares it: small letters without accents. If a letter would not stay one letter, the word stays as it is. */
export function foldWord(word: string): string {
  const letters = [...word.normalize('NFC').toLocaleLowerCase('nb-NO')];
  const plain = letters.map((letter) =>
    kept.has(letter) ? letter : (accents[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')),
  );
  const folded = plain.join('');
  return folded.length === word.length ? folded : word;
}

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
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const [from, to] = matchIn(foldWord(word), needles) ?? [0, 0];
    add(text.slice(at, index + from), false);
    add(word.slice(from, to), true);
    at = index + to;
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

/** Returns a text cut to at most `length` characters around the first match, at spaces, with '…' for what is cut. */
export function excerptOf(text: string, needles: readonly string[], length = 180): MarkedPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const parts = markWords(line, needles);
  if (line.length <= length) return parts;
  const first = parts[0]?.isMatch || parts.length < 2 ? 0 : parts[0]!.text.length;
  const from = first > before ? line.indexOf(' ', first - before) + 1 : 0;
  const end = from + length >= line.length ? line.length : line.lastIndexOf(' ', from + length);
  const cut = line.slice(from, end > first ? end : from + length);
  return markWords(`${from > 0 ? '… ' : ''}${cut}${from + cut.length < line.length ? ' …' : ''}`, needles);
}
