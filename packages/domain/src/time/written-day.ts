import { type Day, isDay, yearOf } from './day.ts';

const withSigns = /^(\d{1,2})[.,/-]\s?(\d{1,2})(?:[.,/-]\s?(\d{4}|\d{2})?)?$/;
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/**
 * Returns the day that a person wrote: `15.1.2027`, `15/01/27` or `2027-01-15`, and if `today` is given also `15012027`, and `15.1` in today's year;
 * null if the text is no day of the calendar.
 */
export function readWrittenDay(text: string, today?: Day): Day | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const parts = withSigns.exec(trimmed) ?? (today ? digitsAlone.exec(trimmed) : null);
  const [, day = '', month = '', year = today ? String(yearOf(today)) : ''] = parts ?? [];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year !== '' && isDay(written) ? written : null;
}
