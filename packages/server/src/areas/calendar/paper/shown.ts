import { saySpan } from '@samspel/i18n/days';
import { sayer } from '@samspel/i18n/format';
import { yearWindow } from '@samspel/wheel/pure';
import type { YearOnPaper } from './year-on-paper.ts';

/** A day in no year that is shown: paper hangs long, so its days always have their years. */
const longAgo = '1900-01-01';

/** The twelve months as the wheel labels them, '2026/27', or the days if only some of them are shown. */
export function sayShown({ year, startMonth, from, to, locale }: YearOnPaper): string {
  const window = yearWindow({ year, startMonth, twoYears: true });
  if (from <= window.from && to >= window.to) return window.label;
  return saySpan(sayer(locale), from, to, longAgo);
}
