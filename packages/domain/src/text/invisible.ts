/** White space, control and format characters, fillers that draw nothing, and halves of broken surrogate pairs. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What is left of a text once line breaks, spaces and invisible characters are gone (product/content#rich-text). */
export function stripInvisible(text: string): string {
  return text.replace(unseen, '');
}

/** A text without a single visible character is empty, however long it is (product/content#rich-text). */
export function isEmptyText(text: string): boolean {
  return stripInvisible(text) === '';
}

/** Control characters, NUL (which PostgreSQL refuses) among them; tab (U+0009) and line feed (U+000A) are none of these. */
const control = /(?![\t\n])\p{Cc}/gu;

/** The same text with every kind of line break as one line feed and without other control characters; tabs stay. */
export function stripControl(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(control, '');
}
