/** What stands between two cells of a row. */
const between = ' | ';

/** Blocks whose texts would run together in one line. */
const blocks = 'p, div, li, br, h1, h2, h3, h4, h5, h6, blockquote, pre, dt, dd';

/**
 * Makes a line of each row of a table, with a bar between its cells. A row with only one cell, as mails are laid out with, becomes what is in the
 * cell. Tables in tables are read first.
 */
export function tablesAsLines(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.querySelector('caption');
    const lines = [...table.rows].flatMap(lineOf);
    table.replaceWith(...(caption ? [asBlock(caption)] : []), ...lines);
  }
}

function lineOf(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells];
  const filled = cells.filter(({ textContent }) => textContent?.trim());
  if (filled.length === 0) return [];
  if (filled.length === 1) return [asBlock(filled[0]!)];
  const line = row.ownerDocument.createElement('p');
  const last = cells.indexOf(filled.at(-1)!);
  for (const [at, cell] of cells.slice(0, last + 1).entries()) {
    if (at > 0) line.append(between);
    line.append(...inLine(cell));
  }
  return [line];
}

/** What is in an element, as a block of its own. */
function asBlock(element: Element): HTMLElement {
  const block = element.ownerDocument.createElement('div');
  block.append(...element.childNodes);
  return block;
}

/** What is in a cell, on one line: its blocks with a space between them. */
function inLine(cell: Element): Node[] {
  for (const block of [...cell.querySelectorAll(blocks)]) block.replaceWith(' ', ...block.childNodes, ' ');
  for (const list of [...cell.querySelectorAll('ul, ol, dl')]) list.replaceWith(...list.childNodes);
  trim(cell);
  return [...cell.childNodes];
}

/** Takes spaces off both ends. */
function trim(cell: Element): void {
  cell.normalize();
  const [first, last] = [cell.firstChild, cell.lastChild];
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
}
