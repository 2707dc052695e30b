import { isAllowedLink } from '@samspel/domain/text/link';
import { nameOf } from '@samspel/domain/text/mention';
import type { RichMark, RichNode } from '@samspel/domain/text/rich-text';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { classNames } from '../base/class-names.ts';
import { readRichText } from './read-rich-text.ts';
import styles from './rich-text.module.css';

/** Shows rich text from the stored JSON, without the editor. Anything else is shown as plain text. */
export function RichText({ json, className }: { json: string; className?: string }) {
  const document = useMemo(() => readRichText(json), [json]);
  return <div className={classNames(styles.text, className)}>{children(document)}</div>;
}

/** The element for each kind of node. Headings begin at a lower level than those of the page. */
const elements: Record<string, (node: RichNode) => string> = {
  paragraph: () => 'p',
  blockquote: () => 'blockquote',
  bulletList: () => 'ul',
  orderedList: () => 'ol',
  listItem: () => 'li',
  codeBlock: () => 'pre',
  heading: (node) => `h${Math.min(6, Number(node.attrs?.level ?? 1) + 2)}`,
};

function children(node: RichNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a stored text never move
  return (node.content ?? []).map((child, index) => <Fragment key={index}>{written(child)}</Fragment>);
}

function written(node: RichNode): ReactNode {
  if (node.text !== undefined)
    return (node.marks ?? []).reduceRight(
      (inside: ReactNode, mark: RichMark) => marked(inside, mark),
      node.text as ReactNode,
    );
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'mention') return <span className={styles.mention}>{nameOf(node)}</span>;
  if (node.type === 'horizontalRule') return <hr />;
  const element = elements[node.type];
  if (!element) return children(node);
  const start = node.type === 'orderedList' ? { start: Number(node.attrs?.start ?? 1) } : null;
  return createElement(element(node), start, ...children(node));
}

const markElements: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

function marked(inside: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'link') return linked(inside, String(mark.attrs?.href ?? ''));
  const element = markElements[mark.type];
  return element ? createElement(element, {}, inside) : inside;
}

/** A link is checked once more when it is shown (product/content#rich-text). */
function linked(inside: ReactNode, href: string): ReactNode {
  if (!isAllowedLink(href)) return inside;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {inside}
    </a>
  );
}
