import type { DraftBlock, DraftEntities, DraftRange } from './legacy-block.ts';
import { isAllowedLink } from './link.ts';
import type { RichMark, RichNode } from './rich-text.ts';

const markOfStyle = new Map([
  ['BOLD', 'bold'],
  ['ITALIC', 'italic'],
  ['UNDERLINE', 'underline'],
  ['STRIKETHROUGH', 'strike'],
  ['CODE', 'code'],
]);
/** The order in which the schema ranks marks. */
const markOrder = ['bold', 'italic', 'strike', 'underline'] as const;

type Edge = { at: number; starts: boolean; name: string; isLink: boolean };

/** Returns the text of a block with its marks and links, split where one begins or ends; line breaks become `hardBreak`. */
export function inlineOf(block: DraftBlock, entities: DraftEntities): RichNode[] {
  const letters = Array.from(block.text);
  const nodes: RichNode[] = [];
  const open = new Map<string, number>();
  let done = 0;
  for (const edge of edgesOf(block, entities, letters.length)) {
    addPieces(letters.slice(done, edge.at).join(''), marksOf(open), nodes);
    done = Math.max(done, edge.at);
    turn(open, edge);
  }
  addPieces(letters.slice(done).join(''), [], nodes);
  return nodes;
}

function edgesOf(block: DraftBlock, entities: DraftEntities, length: number): Edge[] {
  const styles = block.styles.flatMap((range) => edges(range, markOfStyle.get(range.name), false, length));
  const links = block.entities.flatMap((range) => edges(range, allowed(entities.get(range.name)), true, length));
  return [...styles, ...links].sort((a, b) => a.at - b.at);
}

function allowed(href: string | undefined): string | undefined {
  return href !== undefined && isAllowedLink(href) ? href : undefined;
}

function edges(range: DraftRange, name: string | undefined, isLink: boolean, length: number): Edge[] {
  if (name === undefined || range.from >= length) return [];
  return [
    { at: range.from, starts: true, name: isLink ? linkKey(name) : name, isLink },
    { at: Math.min(range.to, length), starts: false, name: isLink ? linkKey(name) : name, isLink },
  ];
}

const linkKey = (href: string): string => `link ${href}`;

/** Opens or closes a mark. Ranges of one name may overlap: the mark is open as long as one of them is. */
function turn(open: Map<string, number>, edge: Edge): void {
  const count = (open.get(edge.name) ?? 0) + (edge.starts ? 1 : -1);
  open.delete(edge.name);
  if (count > 0) open.set(edge.name, count);
}

function marksOf(open: ReadonlyMap<string, number>): RichMark[] {
  if (open.size === 0) return [];
  if (open.has('code')) return [{ type: 'code' }];
  const href = [...open.keys()].findLast((name) => name.startsWith('link '))?.slice('link '.length);
  const link = href === undefined ? [] : [{ type: 'link', attrs: { href } }];
  return [...link, ...markOrder.filter((mark) => open.has(mark)).map((type) => ({ type }))];
}

function addPieces(text: string, marks: RichMark[], nodes: RichNode[]): void {
  if (text === '') return;
  text.split('\n').forEach((piece, index) => {
    if (index > 0) nodes.push({ type: 'hardBreak' });
    if (piece === '') return;
    nodes.push(marks.length > 0 ? { type: 'text', marks, text: piece } : { type: 'text', text: piece });
  });
}
