/** An å, ö or ä in two signs. */
const apart = /[aA]\u030a|[aAoO]\u0308/g;

/** What nobody sees: control characters that are no white space, and signs inside a word such as a soft hyphen or a zero-width space. */
const unseen = /(?!(?!\ufeff)[\s\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Signs that stand over or under a letter, in the scripts whose readers may leave them out. */
const marks =
  /[\u0300-\u036f]|[\u0591-\u05bd]|\u05bf|\u05c1|\u05c2|\u05c4|\u05c5|\u05c7|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|\u3099|\u309a|[\ufe20-\ufe2f]/g;

/** Å is a letter of its own, and waits elsewhere while accents are taken off; the neighbours' ö and ä are ø and æ. */
const letters: Record<string, string> = { å: '\ue000', ö: 'ø', ä: 'æ' };
const plain: Record<string, string> = { '\ue000': 'å', đ: 'd', ð: 'd', ŋ: 'n', ŧ: 't', ł: 'l', ς: 'σ', ß: 'ss' };

/**
 * Returns a text as all comparisons see it: small letters without accents, ₂ ² ½ as 2 2 1⁄2, nothing unseen, and one space for each run of white space.
 * Marks go before the normal forms are made, since to put thousands of them in order takes long. The database's `fold_text` does the same, so that
 * what is stored and what is typed meet (product/shell#how-words-are-compared).
 */
export function foldText(text: string): string {
  return text
    .replace(apart, (letter) => letter.normalize('NFC'))
    .replace(unseen, '')
    .replace(marks, '')
    .normalize('NFKC')
    .toLocaleLowerCase('nb-NO')
    .replace(/[åöä]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[\ue000đðŋŧłςß]/g, (letter) => plain[letter]!)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
}

/** Returns the words of a text, folded: each run of letters and digits. All else only separates words. The database's `words_in` does the same. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** Whether two texts read the same, whatever their case, accents, kinds of space, and what cannot be seen. */
export const isSameText = (one: string, other: string): boolean => foldText(one) === foldText(other);
