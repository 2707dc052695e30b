import type { RichNode, RichText } from './rich-text.ts';

/** The most people that one text may mention. */
export const mentionLimit = 50;

/** Returns a mention as people read it: '@Kari Nes'. */
export const nameOf = ({ attrs }: RichNode): string => `@${attrs?.label ?? ''}`;

/** Returns the ids of the people that a text mentions, each once, in the order of the text. */
export function mentionsIn(node: RichNode): number[] {
  const own = node.type === 'mention' ? [Number(node.attrs?.id)] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(mentionsIn)])];
}

/** Returns the text with people's real names in its mentions: the names that a browser sent are ignored. */
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
