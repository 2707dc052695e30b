import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import type { RichText } from '@samspel/domain/text/rich-text';

/** A stored rich text; what is none is the plain text that it is (product/content#rich-text). */
export function readRichText(json: string): RichText {
  try {
    const value = JSON.parse(json);
    if (value?.type === 'doc' && Array.isArray(value.content)) return value;
  } catch {
    // Not JSON: the words themselves.
  }
  return richTextOf(json);
}

/** Plain words as rich text that can be sent; '' stays ''. */
export function writePlainText(words: string): string {
  return words.trim() === '' ? '' : JSON.stringify(richTextOf(words));
}

/** The words of a stored rich text. */
export function plainWords(json: string): string {
  return plainTextOf(readRichText(json));
}
