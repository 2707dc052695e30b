import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import type { RichNode } from '@samspel/domain/text/rich-text';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';

/** The words of a comment that are quoted: all but what it quotes itself. If it says nothing else, those too. @param message rich text as JSON */
export function quotedWords(message: string): string {
  const whole = readRichText(message);
  const own = whole.content.filter(({ type }) => type !== 'blockquote');
  return plainTextOf({ ...whole, content: own }).trim() || plainTextOf(whole);
}

/** What is begun, then the quote under the name of its author, then an empty line to go on writing in. @param begun rich text as JSON; '' for none */
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

/** The words that are selected inside an element; '' for none. What is selected beyond it is no longer selected. */
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
