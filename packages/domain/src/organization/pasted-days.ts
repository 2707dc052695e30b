import { maxDay, minDay } from '../time/day.ts';
import { readWrittenDay } from '../time/written-day.ts';

/** A span of days with a name, as a line of a table has it. */
export type PastedDays = { title: string; startDate: string; endDate: string };

/** A written day with its year, or one of the first of two days that share a month or a year: `5.`, `5.10.`, `5.10.2026`, `2026-10-05`. */
const written = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}/g;

/**
 * Reads lines that were pasted from a table or a web page, each a name and one or two days: `Haustferie	05.10.2026	09.10.2026`. Lines without a name
 * or a day are left out and counted.
 */
export function readPastedDays(text: string): { days: PastedDays[]; left: number } {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const days = lines.flatMap((line) => {
    const found = (line.match(written) ?? []).flatMap((part) => readWrittenDay(part.replaceAll(/\s/g, '')) ?? []);
    const title = line
      .replaceAll(written, ' ')
      .replaceAll(/[\t;:,|]|\s[-–]\s*|[-–]\s|\s+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[-–\s]+$/, '');
    const [first, second = first] = found;
    if (!first || !second || title === '') return [];
    return [{ title, startDate: minDay(first, second), endDate: maxDay(first, second) }];
  });
  return { days, left: lines.length - days.length };
}
