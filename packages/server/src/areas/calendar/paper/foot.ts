import { dayOfMonth, monthOf, yearOf } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import qrcode from 'qrcode';
import { widthOf } from './fonts.ts';
import { type Block, ink, type PathMark, round, textAt } from './page.ts';
import { fitting } from './set-text.ts';
import type { SheetSize } from './sheet-size.ts';
import { sayShown } from './shown.ts';
import type { YearOnPaper } from './year-on-paper.ts';

/** The foot of a sheet: when it was made, where the same year is on the web, and which sheet of how many. */
export function footOf(
  year: YearOnPaper,
  { width, height, margin }: SheetSize,
  page: number,
  pages: number,
  isComplete: boolean,
): Block {
  const say = sayer(year.locale);
  const size = 7.5;
  const y = height - margin;
  const { today } = year;
  const values = { day: String(dayOfMonth(today)), month: sayMonth(say, monthOf(today)), year: String(yearOf(today)) };
  const made = say('print.printedOn', { day: say('time.dayMonthYear', values) });
  const named = page === 1 ? [] : [`${year.title} ${sayShown(year)}`];
  const words = [...named, made, year.link, ...(isComplete ? [] : [say('paper.missingLetters')])].join(' · ');
  const count = say('print.page', { page: String(page), pages: String(pages) });
  const right = widthOf(count, size, 400);
  const look = { size, fill: ink.quiet };
  return {
    role: 'ornament',
    marks: [
      textAt(fitting(words, size, 400, width - 2 * margin - right - 20), margin, y, look),
      textAt(count, width - margin - right, y, look),
    ],
  };
}

/** The link as a code that a phone reads, in a square of `size` points. */
export function codeOf({ link, locale }: YearOnPaper, x: number, y: number, size: number): Block {
  const { modules } = qrcode.create(link, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  let d = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      if (length === 0) continue;
      d += `M${round(x + column * step)},${round(y + row * step)}h${round(length * step)}v${round(step)}h${round(-length * step)}z`;
      column += length;
    }
  }
  const path: PathMark = { kind: 'path', d, fill: '#000000' };
  return { role: 'figure', alt: sayer(locale)('paper.code', { link }), marks: [path] };
}
