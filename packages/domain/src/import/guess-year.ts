import { horizon } from '../calendar/recurrence.ts';
import { type Day, yearOf } from '../time/day.ts';

const first = 2018;
/** The first month in which people plan next year. */
const october = '10';
const written = /(?<!\d)(?:20\d{2}|\d{1,2}\.\d{1,2}\.\d{2})(?!\d)/g;

/**
 * Returns the year that a table is about, for its days that say none: the one that is written most often in it, of several the latest; where none is
 * written, this year, and from October on next year.
 */
export function guessYear(rows: readonly (readonly string[])[], today: Day): number {
  const last = yearOf(horizon(today));
  const counts = new Map<number, number>();
  for (const cell of rows.flat())
    for (const [found] of cell.matchAll(written)) {
      const year = found.includes('.') ? 2000 + Number(found.slice(-2)) : Number(found);
      if (year >= first && year <= last) counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([a, often], [b, oftener]) => oftener - often || b - a);
  return most?.[0] ?? yearOf(today) + (today.slice(5, 7) >= october ? 1 : 0);
}
