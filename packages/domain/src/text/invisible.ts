/** White space, control and format characters, fillers that draw nothing, and halves of broken surrogate pairs. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text without line breaks, spaces and invisible characters (product/content#rich-text). */
export function stripInvisible(text: string): string {
  return text.replace(unseen, '');
}

/** Whether a text has no visible character, however long it is (product/content#rich-text). Marks without a letter to stand on are none. */
export function isEmptyText(text: string): boolean {
  return stripInvisible(text).replace(/\p{M}/gu, '') === '';
}

/** What nobody sees within a line. Control characters are not among it: no copy brings them, so a value that holds one is refused. */
const unseenSign = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns what people see of a single value, such as an address, a day or a number: without the unseen characters that come along with a copy, and
 * without white space of any kind around it (product/content#values).
 */
export function seenValue(text: string): string {
  return text.replace(unseenSign, '').trim();
}

/** Returns a text without halves of broken surrogate pairs, which are no characters and cannot be stored. */
export const stripHalves = (text: string): string => text.replace(/\p{Cs}/gu, '');

/** Control characters, including NUL (which PostgreSQL refuses), except tab (U+0009) and line feed (U+000A). */
const control = /(?![\t\n])\p{Cc}/gu;

/** Returns the text with every kind of line break as a line feed and without other control characters; tabs stay. */
export function stripControl(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(control, '');
}
