import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import type { RichText } from '@samspel/domain/text/rich-text';

/** Reads a stored rich text; anything else counts as plain text (product/content#rich-text). */
export function readRichText(json: string): RichText {
  try {
    const value = JSON.parse(json);
    if (value?.type === 'doc' && Array.isArray(value.content)) return value;
  } catch {
    // Not JSON: plain text.
  }
  return richTextOf(json);
}

/** Writes plain text as rich text to send; '' stays ''. */
export function writePlainText(words: string): string {
  return words.trim() === '' ? '' : JSON.stringify(richTextOf(words));
}

/** Returns the text of a stored rich text. */
export function plainWords(json: string): string {
  return plainTextOf(readRichText(json));
}
