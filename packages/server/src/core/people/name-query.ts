import { foldText, wordsIn } from '@samspel/domain/text/fold';
import { seenValue } from '@samspel/domain/text/invisible';
import { sql } from 'kysely';
import type { Condition } from '../access/row.ts';

/** A word that is searched needs at least so many letters (product/shell#search-boxes): several shorter words would list everybody. */
const leastLetters = 3;
const mostCharacters = 100;

/** Reads what somebody typed to find a name: the text as it is compared, its words, and the text as an address, in lower case. */
export function readNameQuery(query: string): { text: string; words: string[]; address: string } {
  const text = query.trim().slice(0, mostCharacters).normalize('NFC');
  return { text: foldText(text), words: wordsIn(text), address: seenValue(text).toLowerCase() };
}

/** Whether one of the words is long enough to search all names by them. */
export const isLongEnough = (words: readonly string[]): boolean =>
  words.some((word) => [...word].length >= leastLetters);

/** Whether each of the words begins a word of the name in a column. */
export const namesBeginWith = (column: string, words: readonly string[]): Condition =>
  namesMatch(
    column,
    words.map((word) => `'${word}':*`),
  );

/**
 * The same for a search among all names. If every word is short, a word of two letters must be a whole word of the name, such as Bo. Returns
 * undefined if there is none of two letters either, since that would list everybody.
 */
export function amongAllNames(column: string, words: readonly string[]): Condition | undefined {
  if (isLongEnough(words)) return namesBeginWith(column, words);
  const isWhole = (word: string) => [...word].length === leastLetters - 1;
  if (!words.some(isWhole)) return undefined;
  return namesMatch(
    column,
    words.map((word) => (isWhole(word) ? `'${word}'` : `'${word}':*`)),
  );
}

const namesMatch = (column: string, patterns: readonly string[]): Condition =>
  sql<boolean>`name_words(${sql.ref(column)}) @@ ${patterns.join(' & ')}::tsquery`;

/** The order in which names that begin with the whole text come before all others. */
export const closestFirst = (column: string, text: string) =>
  sql`starts_with(fold_text(${sql.ref(column)}), ${text}) desc`;
