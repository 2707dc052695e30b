import type { SourceTable } from '@samspel/domain/import/source-table';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { importLimits, refuseLarge } from './limits.ts';

type Element = Tree.Element;
type Node = Tree.Node;

const ends = new Set(['p', 'div', 'li', 'br', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const unread = new Set(['script', 'style', 'template', 'head', 'title']);

/** Reads the tables of a page, each cell with its lines; a cell that spans several stands in all of them. A table in a cell is part of the cell. */
export function readHtml(html: string): SourceTable[] {
  return tablesIn(parse(html)).map((table) => ({ name: captionOf(table), rows: rowsOf(table) }));
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Finds elements without looking into those that are found. Goes without recursion, since a page may nest as deep as it likes. */
function find(
  root: Node,
  is: (element: Element) => boolean,
  mayEnter: (element: Element) => boolean = () => true,
): Element[] {
  const found: Element[] = [];
  const waiting = childrenOf(root).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (is(node)) found.push(node);
    else if (mayEnter(node)) waiting.push(...childrenOf(node).toReversed());
  }
  return found;
}

const tablesIn = (root: Node): Element[] => find(root, ({ tagName }) => tagName === 'table');

function captionOf(table: Element): string {
  const [caption] = find(
    table,
    ({ tagName }) => tagName === 'caption',
    ({ tagName }) => tagName !== 'tr',
  );
  return caption ? textOf(caption).slice(0, 100) : '';
}

const span = (cell: Element, name: string, most: number): number => {
  const written = Number(cell.attrs.find((attribute) => attribute.name === name)?.value ?? 1);
  return Number.isInteger(written) && written > 0 ? Math.min(written, most) : 1;
};

function rowsOf(table: Element): string[][] {
  const lines = find(table, ({ tagName }) => tagName === 'tr');
  const rows: string[][] = lines.map(() => []);
  for (const [at, line] of lines.entries()) {
    let column = 0;
    for (const cell of find(line, ({ tagName }) => tagName === 'td' || tagName === 'th')) {
      while (rows[at]![column] !== undefined) column += 1;
      const text = textOf(cell);
      const [down, across] = [
        span(cell, 'rowspan', lines.length - at),
        span(cell, 'colspan', importLimits.columns + 1),
      ];
      refuseLarge(lines.length, column + across);
      for (let row = at; row < at + down; row += 1)
        for (let to = column; to < column + across; to += 1) rows[row]![to] = text;
      column += across;
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/** The text of an element, a line each paragraph and item. */
function textOf(element: Element): string {
  let text = '';
  const waiting: (Node | string)[] = [element];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') text += node;
    else if ('value' in node) text += node.value.replace(/\s+/g, ' ');
    else if (!isElement(node)) waiting.push(...childrenOf(node).toReversed());
    else if (!unread.has(node.tagName) && !isHidden(node))
      waiting.push(ends.has(node.tagName) ? '\n' : '', ...childrenOf(node).toReversed());
  }
  return text.replace(/ *\n\s*/g, '\n').trim();
}

/** Whether a word processor hides an element. */
const isHidden = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === 'style' && /display:\s*none|mso-hide:\s*all/i.test(value));
