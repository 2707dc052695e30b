import { stripControl } from './invisible.ts';
import { nameOf } from './mention.ts';
import type { RichNode, RichText } from './rich-text.ts';

const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

/** Returns the words of a rich text for search, mail and cards: one line for each paragraph, heading or line break. */
export function plainTextOf(richText: RichText): string {
  const lines: string[] = [];
  collect(richText, lines);
  return lines.join('\n');
}

function collect(node: RichNode, lines: string[]): void {
  if (node.text !== undefined) lines[lines.length - 1] += node.text;
  else if (node.type === 'mention') lines[lines.length - 1] += nameOf(node);
  else if (node.type === 'hardBreak') lines.push('');
  else {
    if (textBlocks.has(node.type)) lines.push('');
    for (const child of node.content ?? []) collect(child, lines);
  }
}

/** Turns plain text into rich text, with one paragraph for each line. */
export function richTextOf(plain: string): RichText {
  const lines = stripControl(plain).trim().split('\n');
  return { type: 'doc', content: lines.map(paragraphOf) };
}

function paragraphOf(line: string): RichNode {
  return line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] };
}
