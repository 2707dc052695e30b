import type { RichNode, RichText } from './rich-text.ts';

/** The most people that one text may mention. */
export const mentionLimit = 50;

/** A mention as people read it: '@Kari Nes'. */
export const nameOf = ({ attrs }: RichNode): string => `@${attrs?.label ?? ''}`;

/** The ids of the people that a text mentions, each once, in the order in which they come. */
export function mentionsIn(node: RichNode): number[] {
  const own = node.type === 'mention' ? [Number(node.attrs?.id)] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(mentionsIn)])];
}

/** The same text with the names that people have: what a browser sent as a name counts for nothing. */
export function nameMentions(richText: RichText, names: ReadonlyMap<number, string>): RichText {
  return named(richText, names) as RichText;
}

function named(node: RichNode, names: ReadonlyMap<number, string>): RichNode {
  if (node.type === 'mention') {
    const id = Number(node.attrs?.id);
    return { type: 'mention', attrs: { ...node.attrs, id, label: names.get(id) ?? '' } };
  }
  return node.content ? { ...node, content: node.content.map((child) => named(child, names)) } : node;
}
