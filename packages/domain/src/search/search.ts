import { wordsIn } from '../text/fold.ts';
import { spellingsOf } from './spellings.ts';

/** The longest search, in UTF-16 code units. */
export const searchLimit = 200;

/** The most words of a search; further ones are ignored. */
const mostWords = 10;

/** What somebody searches for: each word in all its spellings. */
export type Said = readonly (readonly string[])[];

/** Returns the words of a search, folded. Other characters, operators and quotes only separate words. */
export const wordsOf = (query: string): string[] =>
  [...new Set(wordsIn(query.slice(0, searchLimit)))].slice(0, mostWords);

/** Whether there is too little to search for: no word of two letters or digits. */
export const isTooShort = (query: string): boolean => !wordsOf(query).some((word) => [...word].length > 1);

/** Returns each word of a search with its other spellings, in Bokmål or Nynorsk. */
export const readSaid = (query: string): Said => wordsOf(query).map(spellingsOf);
