import { lettersOf, type Weight, widthOf } from './fonts.ts';

/** Returns a text, or as much of it as has room, followed by …. */
export function fitting(text: string, size: number, weight: Weight, room: number): string {
  if (widthOf(text, size, weight) <= room) return text;
  const letters = lettersOf(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(`${letters.slice(0, middle).join('').trimEnd()}…`, size, weight) <= room) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : `${letters.slice(0, low).join('').trimEnd()}…`;
}

/** Breaks a text into lines of a width, at spaces where it can, within a word that is too long; the last of too many lines is cut with …. */
export function linesOf(text: string, size: number, weight: Weight, room: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/[ \t\n]+/u).filter(Boolean);
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, weight) <= room) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, fitting([line, ...words.slice(at)].filter(Boolean).join(' '), size, weight, room)];
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line, size, weight) > room) {
      if (lines.length === most - 1)
        return [...lines, fitting([line, ...words.slice(at + 1)].join(' '), size, weight, room)];
      const head = headOf(line, size, weight, room);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The letters of a word that fit in a line, at least one. */
function headOf(word: string, size: number, weight: Weight, room: number): string {
  const letters = lettersOf(word);
  let count = 1;
  while (count < letters.length && widthOf(letters.slice(0, count + 1).join(''), size, weight) <= room) count += 1;
  return letters.slice(0, count).join('');
}
