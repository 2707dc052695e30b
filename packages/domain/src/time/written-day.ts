import { seenValue } from '../text/invisible.ts';
import { type Day, isDay, yearOf } from './day.ts';

const withSigns = /^(\d{1,2})[.,/-]\s?(\d{1,2})(?:[.,/-]\s?(\d{4}|\d{2})?)?$/;
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/** The most years between two 29ths of February. */
const leapYears = 8;

/**
 * Returns the day that a person wrote: `15.1.2027`, `15/01/27` or `2027-01-15`, and if `from` is given also `15012027`, and `15.1` for the first such day
 * from that one on (product/activities#days); null if the text is no day of the calendar.
 */
export function readWrittenDay(text: string, from?: Day): Day | null {
  const seen = seenValue(text);
  if (isDay(seen)) return seen;
  const parts = withSigns.exec(seen) ?? (from ? digitsAlone.exec(seen) : null);
  if (!parts) return null;
  const [, day = '', month = '', year] = parts;
  const inYear = (written: string): Day =>
    `${written.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const first = from ? yearOf(from) : 0;
  const years = year ? [year] : from ? Array.from({ length: leapYears + 1 }, (_, at) => String(first + at)) : [];
  return years.map(inYear).find((written) => isDay(written) && (year || written >= from!)) ?? null;
}
