import { spellingsOf } from './spellings.ts';

/** The longest search, in UTF-16 code units. */
export const searchLimit = 200;

/** Words beyond these are not searched for. */
const mostWords = 10;

/** What somebody searches for: each of its words in all the ways that people write it. */
export type Said = readonly (readonly string[])[];

/** Signs inside a word that nobody sees, such as a soft hyphen. */
const invisible = /\p{Cf}/gu;

/** The words of a search, in small letters. Signs, operators and quotes only separate words. */
export function wordsOf(query: string): string[] {
  const text = query.slice(0, searchLimit).replace(invisible, '').normalize('NFC').toLocaleLowerCase('nb-NO');
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords);
}

/** Whether there is too little to search for: no word of two letters or digits. */
export const isTooShort = (query: string): boolean => !wordsOf(query).some((word) => [...word].length > 1);

/** Each word of a search with its other spellings, in Bokmål or Nynorsk. */
export const readSaid = (query: string): Said => wordsOf(query).map(spellingsOf);
