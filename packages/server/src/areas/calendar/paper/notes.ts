import { sayer } from '@samspel/i18n/format';
import { type Block, lineFrom, mm, textAt } from './page.ts';
import type { YearOnPaper } from './year-on-paper.ts';

/** Lines to write notes on by hand. */
export function notesOn(
  { locale }: YearOnPaper,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  letters: number,
): Block[] {
  const step = mm(8);
  const count = Math.floor((height - letters * 2) / step);
  const lines = Array.from({ length: Math.max(0, count) }, (_, at) => {
    const line = y + letters * 2 + (at + 1) * step;
    return lineFrom(x, line, x + width, line);
  });
  const title = textAt(sayer(locale)('paper.notes'), x, y + letters * 1.35, { size: letters * 1.1, weight: 600 });
  return [
    { role: 'heading', marks: [title] },
    { role: 'ornament', marks: lines },
  ];
}
