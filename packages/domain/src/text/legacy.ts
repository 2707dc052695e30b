import { blocksOf, type DraftBlock, type DraftEntities } from './legacy-block.ts';
import { inlineOf } from './legacy-inline.ts';
import { addListItem, isListItem, type OpenLists } from './legacy-list.ts';
import { checkRichText, type RichNode, type RichText } from './rich-text.ts';

/**
 * Reads Draft.js raw content, which older systems stored, into our rich text (product/content#rich-text). Tolerant: absent fields get their defaults,
 * ranges out of bounds are clamped, unknown block types become paragraphs; unknown styles, pictures and links that are not allowed are dropped, but
 * their words stay. Returns null if the value is no Draft.js content at all.
 */
export function richTextFromDraft(raw: unknown): RichText | null {
  const draft = blocksOf(raw);
  if (!draft) return null;
  const content: RichNode[] = [];
  const lists: OpenLists = [];
  for (const block of draft.blocks) addBlock(block, draft.entities, content, lists);
  return checkRichText({ type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] });
}

function addBlock(block: DraftBlock, entities: DraftEntities, content: RichNode[], lists: OpenLists): void {
  if (isListItem(block.type)) {
    addListItem(block, withInline('paragraph', block, entities), content, lists);
    return;
  }
  lists.length = 0;
  const last = content.at(-1);
  if (block.type === 'atomic') return;
  if (block.type === 'blockquote') addToQuote(last, withInline('paragraph', block, entities), content);
  else if (block.type === 'code-block') addToCode(last, block.text, content);
  else content.push(textBlock(block, entities));
}

function textBlock(block: DraftBlock, entities: DraftEntities): RichNode {
  const level = headingLevels.get(block.type);
  if (level === undefined) return withInline('paragraph', block, entities);
  const { type, ...rest } = withInline('heading', block, entities);
  return { type, attrs: { level }, ...rest };
}

const headingLevels = new Map([
  ['header-one', 1],
  ['header-two', 2],
  ['header-three', 3],
  ['header-four', 3],
  ['header-five', 3],
  ['header-six', 3],
]);

function withInline(type: string, block: DraftBlock, entities: DraftEntities): RichNode {
  const content = inlineOf(block, entities);
  return content.length > 0 ? { type, content } : { type };
}

function addToQuote(last: RichNode | undefined, paragraph: RichNode, content: RichNode[]): void {
  if (last?.type === 'blockquote') last.content!.push(paragraph);
  else content.push({ type: 'blockquote', content: [paragraph] });
}

/** Adds a line to the code block before it, or begins one: consecutive code blocks are the lines of a single one. */
function addToCode(last: RichNode | undefined, line: string, content: RichNode[]): void {
  const open = last?.type === 'codeBlock' ? last : undefined;
  const text = open ? `${open.content?.[0]?.text ?? ''}\n${line}` : line;
  const node: RichNode = { type: 'codeBlock', attrs: { language: null } };
  if (text !== '') node.content = [{ type: 'text', text }];
  if (open) content.pop();
  content.push(node);
}
