/** Elements that stand on lines of their own and that the editor would take for words in a line. */
const lines = 'dt, dd, caption, legend, summary, details, main, nav, center, option, tr';

/** Elements without words that part what is around them. */
const gaps = 'svg, canvas, video, audio, iframe, object, embed, input, button, select, textarea, math';

/** Leaves a trace of the borders of what our schema does not have: a line of its own, a picture’s words, or a space. */
export function markBorders(body: HTMLElement): void {
  for (const line of [...body.querySelectorAll(lines)]) {
    const block = line.ownerDocument.createElement('div');
    block.append(...line.childNodes);
    line.replaceWith(block);
  }
  for (const cell of [...body.querySelectorAll('td, th')]) cell.replaceWith(' ', ...cell.childNodes, ' ');
  for (const picture of [...body.querySelectorAll('img')]) picture.replaceWith(` ${picture.alt} `);
  for (const gap of [...body.querySelectorAll(gaps)])
    gap.replaceWith(` ${gap.matches('button, select, math') ? gap.textContent : ''} `);
  for (const struck of [...body.querySelectorAll('del, s, strike')]) part(struck);
}

/** Puts a space between struck words and the words that replace them. */
function part(struck: Element): void {
  const after = struck.nextSibling?.textContent ?? '';
  if (/\S$/u.test(struck.textContent ?? '') && /^[\p{L}\p{N}]/u.test(after)) struck.after(' ');
}
