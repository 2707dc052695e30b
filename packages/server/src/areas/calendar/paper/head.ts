import { sayer } from '@samspel/i18n/format';
import { glyphOf, glyphPen, ringShades, type WheelRing } from '@samspel/wheel/pure';
import { type Block, ink, type PathMark, textAt, textLines } from './page.ts';
import { fitting, linesOf } from './set-text.ts';
import { sayShown } from './shown.ts';
import type { YearOnPaper } from './year-on-paper.ts';

/** Blocks, and the height that they take. */
export type Set = { blocks: Block[]; height: number };

/** The sign of a ring in a square of `size` whose upper left is at `x`, `y`: a shape of its own in a colour of its own. */
export function signOf(ring: WheelRing, index: number, x: number, y: number, size: number, isDone = false): PathMark {
  const pen = glyphPen(glyphOf(ring.sign ?? index), size * (isDone ? 0.62 : 0.72));
  const { mark, soft } = ringShades(ring.color, 'light');
  const d = pen({ x: x + size / 2, y: y + size / 2 });
  return { kind: 'path', d, ...(isDone ? { fill: soft, stroke: mark, width: size * 0.07 } : { fill: mark }) };
}

/** Whose year it is, and which: at the upper left of a sheet or a column. */
export function headAt(year: YearOnPaper, x: number, y: number, width: number, letters: number): Set {
  const size = letters * 2.2;
  const titles = linesOf(year.title, size, 600, width, 3);
  const small = fitting(`${year.municipality} · ${sayShown(year)}`, letters, 400, width);
  const first = y + letters;
  const lines = textLines(titles, x, first + size * 1.15, size * 1.15, { size, weight: 600 });
  return {
    blocks: [
      { role: 'text', marks: [textAt(small, x, first, { size: letters, fill: ink.quiet })] },
      { role: 'title', alt: year.title, marks: lines },
    ],
    height: letters * 1.6 + size * 1.15 * titles.length + letters * 0.8,
  };
}

/** The least width of a column of the legend, what of it is beside the title, and the height of a line, in the size of its letters. */
const [leastColumn, besideTitle, lineHeight] = [17, 2.2, 1.2];
/** The most lines that a title takes in it. */
const mostLines = 3;

/** Which sign is which ring, in as many columns as there is room for; a title that is wider than its column is broken. */
export function legendAt(
  { rings, locale, activities }: YearOnPaper,
  x: number,
  y: number,
  width: number,
  letters: number,
): Set {
  const say = sayer(locale);
  const columns = Math.max(1, Math.min(rings.length, Math.floor(width / (letters * leastColumn))));
  const wide = width / columns;
  const row = letters * 1.55;
  const titles = rings.map(({ title }) => linesOf(title, letters, 400, wide - letters * besideTitle, mostLines));
  const entries: Block[] = [];
  let height = 0;
  for (let from = 0; from < rings.length; from += columns) {
    for (const [at, ring] of rings.slice(from, from + columns).entries()) {
      const [left, top] = [x + at * wide, y + height];
      const sign = signOf(ring, from + at, left, top, letters * 1.2);
      const first = top + letters * 0.96;
      const title = textLines(titles[from + at]!, left + letters * 1.6, first, letters * lineHeight, { size: letters });
      entries.push({ role: 'item', marks: [sign, ...title] });
    }
    const most = Math.max(...titles.slice(from, from + columns).map(({ length }) => length));
    height += row + (most - 1) * letters * lineHeight;
  }
  if (rings.length > 0 && activities.some(({ isDone }) => isDone)) {
    const top = y + height;
    const text = textAt(say('event.done'), x + letters * 1.6, top + letters * 0.96, { size: letters, fill: ink.quiet });
    entries.push({
      role: 'item',
      marks: [signOf({ ...rings[0]!, color: '#666666' }, 0, x, top, letters * 1.2, true), text],
    });
    height += row;
  }
  return { blocks: entries, height: height + letters * 0.6 };
}
