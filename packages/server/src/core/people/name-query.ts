import { stripControl } from '@samspel/domain/text/invisible';
import { sql } from 'kysely';
import type { Condition } from '../access/row.ts';

/** A search begins when one of its words has more than two letters (product/shell#search-boxes): several shorter ones would list everybody. */
const leastLetters = 3;
const mostCharacters = 100;

/** What somebody typed to find a name: in small letters, and its words. */
export function readNameQuery(query: string): { text: string; words: string[] } {
  const text = stripControl(query.trim().slice(0, mostCharacters)).normalize('NFC').trim().toLocaleLowerCase('nb-NO');
  return { text, words: text.match(/[\p{L}\p{N}]+/gu) ?? [] };
}

/** Whether all names may be searched by these words. */
export const isLongEnough = (words: readonly string[]): boolean =>
  words.some((word) => [...word].length >= leastLetters);

/** Each of the words begins a word of the name in a column. */
export const namesBeginWith = (column: string, words: readonly string[]): Condition =>
  namesMatch(
    column,
    words.map((word) => `'${word}':*`),
  );

/**
 * The same for all names. Where every word is short, one of two letters is a whole word of the name, as Bo is; undefined where none is, since that
 * would list everybody.
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
  sql`starts_with(lower(${sql.ref(column)} collate "nb-NO-x-icu"), ${text}) desc`;
