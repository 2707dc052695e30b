import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isAllowedLink } from './link.ts';
import { titleLimit } from './title-limit.ts';

/** An attribute that is refused if `holds` returns false; ProseMirror calls it during `node.check()`. */
function attribute(fallback: string | number | null, holds: (value: unknown) => boolean): AttributeSpec {
  return {
    default: fallback,
    validate: (value) => {
      if (!holds(value)) throw new RangeError('Attribute out of range');
    },
  };
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const nodes: Record<string, NodeSpec> = {
  paragraph: { content: 'inline*', group: 'block' },
  blockquote: { content: 'block+', group: 'block', defining: true },
  bulletList: { content: 'listItem+', group: 'block list' },
  codeBlock: {
    content: 'text*',
    marks: '',
    group: 'block',
    attrs: { language: attribute(null, (value) => value === null || /^[\w+#.-]{1,40}$/.test(String(value))) },
    code: true,
    defining: true,
  },
  doc: { content: 'block+' },
  hardBreak: { group: 'inline', inline: true, selectable: false, linebreakReplacement: true },
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: attribute(1, (value) => isWhole(value, 1, 3)) },
    defining: true,
  },
  horizontalRule: { group: 'block' },
  listItem: { content: 'paragraph block*', defining: true },
  orderedList: {
    content: 'listItem+',
    group: 'block list',
    attrs: {
      start: attribute(1, (value) => isWhole(value, 0, 100_000)),
      type: attribute(null, (value) => value === null || /^[1aAiI]$/.test(String(value))),
    },
  },
  text: { group: 'inline' },
};

/** What every link carries besides its address: it opens in a new tab that learns nothing of ours. The author cannot change it. */
const linkFrame = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow',
  class: null,
  title: null,
} as const;

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: {
      href: attribute(null, (value) => typeof value === 'string' && isAllowedLink(value)),
      target: attribute(linkFrame.target, (value) => value === linkFrame.target),
      rel: attribute(linkFrame.rel, (value) => value === linkFrame.rel),
      class: attribute(linkFrame.class, (value) => value === linkFrame.class),
      title: attribute(linkFrame.title, (value) => value === linkFrame.title),
    },
    inclusive: true,
  },
  bold: {},
  code: { excludes: '_', code: true },
  italic: {},
  strike: {},
  underline: {},
};

/**
 * The nodes and marks that rich text may hold: those of Tiptap's StarterKit with headings 1–3, with the same names, order and nesting (schema.test.ts
 * compares). Attributes are checked more strictly than the editor does.
 */
export const richTextSchema = new Schema({ topNode: 'doc', nodes, marks });

/** The mention of a person, as Tiptap's Mention writes it: the person's id, and their name at that time. */
const mention: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  atom: true,
  attrs: {
    id: attribute(null, (value) => isWhole(Number(value), 1, Number.MAX_SAFE_INTEGER)),
    label: attribute(null, (value) => typeof value === 'string' && value.length <= titleLimit),
    mentionSuggestionChar: attribute('@', (value) => value === '@'),
  },
};

/** The same with mentions of people, for comments. */
export const mentioningSchema = new Schema({ topNode: 'doc', nodes: { ...nodes, mention }, marks });
