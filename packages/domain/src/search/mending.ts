/** Returns a word with two neighbouring letters swapped, once for each pair. */
export const swapped = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    .filter((other) => other !== word);

/** Whether a word can be corrected: it is longer than three letters and has no digit. */
export const isMendable = (word: string): boolean => [...word].length > 3 && !/\p{N}/u.test(word);

/** Returns how many mistakes a word of a length may have. */
const mostMistakes = (length: number): number => (length < 6 ? 1 : length < 10 ? 2 : 3);

/** Returns the candidate with the fewest mistakes; the word may be unfinished. Undefined if each has too many. */
export function closestTo(word: string, candidates: readonly string[]): string | undefined {
  const rated = [...new Set(candidates)]
    .map((candidate) => ({
      candidate,
      whole: mistakesBetween(word, candidate),
      begun: mistakesBetween(word, candidate.slice(0, word.length)),
    }))
    .filter(({ whole, begun }) => Math.min(whole, begun) <= mostMistakes(word.length))
    .sort(
      (a, b) =>
        Math.min(a.whole, a.begun) - Math.min(b.whole, b.begun) ||
        a.whole - b.whole ||
        (a.candidate < b.candidate ? -1 : 1),
    );
  return rated[0]?.candidate;
}

/** Returns how many letters are missing, superfluous, wrong or swapped with their neighbour (optimal string alignment). */
export function mistakesBetween(a: string, b: string): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const without = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (isSame ? 0 : 1));
      row.push(isSwap ? Math.min(without, older[j - 2]! + 1) : without);
    }
    [older, old] = [old, row];
  }
  return old[b.length]!;
}
