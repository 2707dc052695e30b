import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import type { RichNode } from '@samspel/domain/text/rich-text';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';

/** Returns the text of a comment to quote: without what the comment quotes itself, unless it says nothing else. @param message rich text as JSON */
export function quotedWords(message: string): string {
  const whole = readRichText(message);
  const own = whole.content.filter(({ type }) => type !== 'blockquote');
  return plainTextOf({ ...whole, content: own }).trim() || plainTextOf(whole);
}

/**
 * Returns what is begun, followed by the quote under its author's name and an empty line to go on writing in. @param begun rich text as JSON; '' if
 * nothing is begun
 */
export function addQuote(begun: string, author: string, words: string): string {
  const name: RichNode = { type: 'paragraph', content: [{ type: 'text', text: author, marks: [{ type: 'bold' }] }] };
  const lines = richTextOf(words).content.filter(hasContent);
  const quote: RichNode = { type: 'blockquote', content: [name, ...lines] };
  const before = begun === '' ? [] : readRichText(begun).content;
  const last = before.findLastIndex(hasContent);
  return JSON.stringify({ type: 'doc', content: [...before.slice(0, last + 1), quote, { type: 'paragraph' }] });
}

/** Whether a block is more than an empty line. */
const hasContent = ({ type, content }: RichNode): boolean => type !== 'paragraph' || content !== undefined;

/** Returns the text that is selected inside an element; '' if none is. Shrinks the selection to that element. */
export function selectedIn(element: Element): string {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed) return '';
  const chosen = selection.getRangeAt(0);
  if (!chosen.intersectsNode(element)) return '';
  const inside = document.createRange();
  inside.selectNodeContents(element);
  if (inside.comparePoint(chosen.startContainer, chosen.startOffset) === 0)
    inside.setStart(chosen.startContainer, chosen.startOffset);
  if (inside.comparePoint(chosen.endContainer, chosen.endOffset) === 0)
    inside.setEnd(chosen.endContainer, chosen.endOffset);
  selection.removeAllRanges();
  selection.addRange(inside);
  return selection.toString().trim();
}
