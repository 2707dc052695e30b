import type { DraftBlock } from './legacy-block.ts';
import type { RichNode } from './rich-text.ts';

/** The lists that the next item may join, outermost first. */
export type OpenLists = RichNode[];

const listTypes: Record<string, RichNode> = {
  'unordered-list-item': { type: 'bulletList' },
  'ordered-list-item': { type: 'orderedList', attrs: { start: 1, type: null } },
};

/** Whether a block type of Draft.js is an item of a list. */
export function isListItem(blockType: string): boolean {
  return Object.hasOwn(listTypes, blockType);
}

/**
 * Puts a paragraph into the list of its depth and kind, and begins that list if none is open, since Draft.js stores lists flat, with a depth for each
 * item. An item more than one level deeper than the last one goes one level below it.
 */
export function addListItem(block: DraftBlock, paragraph: RichNode, content: RichNode[], lists: OpenLists): void {
  const kind = listTypes[block.type]!;
  const depth = Math.min(block.depth, lists.length);
  lists.length = Math.min(lists.length, depth + 1);
  if (lists[depth] && lists[depth].type !== kind.type) lists.length = depth;
  const item: RichNode = { type: 'listItem', content: [paragraph] };
  if (lists[depth]) {
    lists[depth].content!.push(item);
    return;
  }
  const list: RichNode = { ...kind, content: [item] };
  const home = depth === 0 ? content : lists[depth - 1]!.content!.at(-1)!.content!;
  home.push(list);
  lists.push(list);
}
