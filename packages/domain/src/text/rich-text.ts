import { Refusal } from '../refusal.ts';
import { stripHalves } from './invisible.ts';
import { isAllowedLink } from './link.ts';
import { mentioningSchema, richTextSchema } from './schema.ts';

/** A mark of a stretch of text; only links have attributes. */
export type RichMark = { type: string; attrs?: Record<string, unknown> };
/** A node of rich text as ProseMirror writes it to JSON. */
export type RichNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: RichMark[];
  text?: string;
};
/** A whole rich text, stored as this JSON (product/content#rich-text). */
export type RichText = RichNode & { type: 'doc'; content: RichNode[] };

/** The largest rich text, in bytes of its JSON. */
export const richTextLimit = 200_000;
/** The deepest nesting of nodes: a list of nine levels fits. */
export const nestingLimit = 20;

/**
 * Checks a rich text (ProseMirror JSON, as a string or parsed) and returns it in the one form that is stored. Attributes that the schema lacks are
 * left out, and links get our own attributes. Throws Refusal `input.richText` for anything that is no such document, `input.link` for a link that is
 * not allowed (product/content#rich-text), `input.tooLong` above 200,000 bytes.
 */
export function parseRichText(json: unknown): RichText {
  return checkRichText(parsed(typeof json === 'string' ? json : written(json)));
}

/** Like `parseRichText`, for JSON that is parsed already and known to be small enough. `mentions` allows people's names in it. */
export function checkRichText(given: unknown, { mentions = false } = {}): RichText {
  if (!isObject(given) || given.type !== 'doc') throw new Refusal('input.richText');
  const node = copyNode(given, nestingLimit);
  try {
    const document = (mentions ? mentioningSchema : richTextSchema).nodeFromJSON(node);
    document.check();
    return document.toJSON();
  } catch {
    throw new Refusal('input.richText');
  }
}

/** Throws Refusal `input.tooLong` if a rich text's JSON is larger than 200,000 bytes. */
export function refuseTooLarge(json: string): void {
  const isSurelySmall = json.length * 3 <= richTextLimit;
  if (isSurelySmall) return;
  if (json.length > richTextLimit || new TextEncoder().encode(json).length > richTextLimit) {
    throw new Refusal('input.tooLong', undefined, { max: richTextLimit });
  }
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    throw new Refusal('input.richText');
  }
}

function parsed(json: string): unknown {
  refuseTooLarge(json);
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('input.richText');
  }
}

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nodeKeys = new Set(['type', 'attrs', 'content', 'marks', 'text']);

function copyNode(value: unknown, levelsLeft: number): RichNode {
  if (levelsLeft === 0 || !isObject(value) || typeof value.type !== 'string') throw new Refusal('input.richText');
  for (const key in value) if (!nodeKeys.has(key)) throw new Refusal('input.richText');
  const node: RichNode = { type: value.type };
  if (value.text !== undefined) node.text = copyText(value.text);
  if (isObject(value.attrs)) node.attrs = value.attrs;
  if (value.marks !== undefined) node.marks = list(value.marks).map(copyMark);
  if (value.content !== undefined) node.content = list(value.content).map((child) => copyNode(child, levelsLeft - 1));
  return node;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Refusal('input.richText');
  return value;
}

function copyText(text: unknown): string {
  if (typeof text !== 'string' || text.includes('\0')) throw new Refusal('input.richText');
  return stripHalves(text);
}

function copyMark(mark: unknown): RichMark {
  if (!isObject(mark) || typeof mark.type !== 'string') throw new Refusal('input.richText');
  if (mark.type !== 'link') return { type: mark.type };
  const href = isObject(mark.attrs) ? mark.attrs.href : undefined;
  if (typeof href !== 'string' || !isAllowedLink(href)) throw new Refusal('input.link');
  return { type: 'link', attrs: { href } };
}
