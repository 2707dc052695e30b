import { stripControl } from './invisible.ts';

/** A stretch of a block, in Unicode code points; `name` is a style or the key of an entity. */
export type DraftRange = { from: number; to: number; name: string };
/** One paragraph, heading or list item of Draft.js. */
export type DraftBlock = {
  type: string;
  text: string;
  depth: number;
  styles: DraftRange[];
  entities: DraftRange[];
};
/** The link of each entity, by key; entities of other kinds are left out. */
export type DraftEntities = ReadonlyMap<string, string>;

/** The most blocks that are read. */
const blockLimit = 5_000;

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the blocks and links of Draft.js raw content with every absent field filled in; null if there is no `blocks` array. */
export function blocksOf(raw: unknown): { blocks: DraftBlock[]; entities: DraftEntities } | null {
  if (!isObject(raw) || !Array.isArray(raw.blocks)) return null;
  return { blocks: raw.blocks.slice(0, blockLimit).filter(isObject).map(blockOf), entities: linksOf(raw.entityMap) };
}

function blockOf(block: Loose): DraftBlock {
  return {
    type: words(block.type),
    text: blankControl(words(block.text)),
    depth: Number.isInteger(block.depth) ? Math.min(Math.max(block.depth as number, 0), 4) : 0,
    styles: rangesOf(block.inlineStyleRanges, 'style'),
    entities: rangesOf(block.entityRanges, 'key'),
  };
}

/** Replaces control characters with spaces instead of removing them, so that the ranges still fit; tabs and line breaks stay. */
function blankControl(text: string): string {
  return stripControl(text) === text ? text : text.replace(/(?![\t\n])\p{Cc}/gu, ' ');
}

function rangesOf(ranges: unknown, nameKey: string): DraftRange[] {
  if (!Array.isArray(ranges)) return [];
  return ranges.filter(isObject).flatMap((range) => {
    const { offset, length, [nameKey]: name } = range;
    if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length)) return [];
    const from = Math.max(offset as number, 0);
    const to = (offset as number) + (length as number);
    return to > from ? [{ from, to, name: String(name) }] : [];
  });
}

function linksOf(entityMap: unknown): DraftEntities {
  const links = new Map<string, string>();
  if (!isObject(entityMap)) return links;
  for (const [key, entity] of Object.entries(entityMap)) {
    if (!isObject(entity) || entity.type !== 'LINK' || !isObject(entity.data)) continue;
    links.set(key, words(entity.data.url) || words(entity.data.href));
  }
  return links;
}
