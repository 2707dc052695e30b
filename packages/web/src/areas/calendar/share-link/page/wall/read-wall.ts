import { calendarYears } from '@samspel/domain/calendar/calendar';
import type { SharedYear } from '@samspel/domain/calendar/share-link-year';
import type { Day } from '@samspel/domain/time/day';
import { yearHolding } from '../../../address/shown-year.ts';
import { nextMonth } from './wall-months.ts';

/** Milliseconds that an answer may take: a network that swallows calls counts as none. */
const patience = 20_000;

/**
 * Reads this year and the one after, which the next month may be in, and which a screen without a network shows when the year is over. Returns 'ended' if
 * nothing is shared by the link (any longer). Throws if the server cannot be reached, or answers otherwise.
 */
export async function readWall(
  uri: string,
  startMonth: number,
  today: Day,
  signal: AbortSignal,
): Promise<readonly SharedYear[] | 'ended'> {
  const first = yearHolding(today, startMonth);
  const wanted = [first, first + 1].filter((year) => year <= calendarYears(today).last);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const answers = await Promise.all(
    wanted.map((year) =>
      fetch(`/api/shared/${encodeURIComponent(uri)}?year=${year}&start_month=${startMonth}`, {
        credentials: 'omit',
        cache: 'no-cache',
        signal: inTime,
      }),
    ),
  );
  if (answers.some(({ status }) => status === 404)) return 'ended';
  const failed = answers.find(({ ok }) => !ok);
  if (failed) throw new Error(String(failed.status));
  return Promise.all(answers.map((answer) => answer.json() as Promise<SharedYear>));
}

/** Of the years that were read: the one that has today, and the one that has the next month; undefined if it was not read. */
export function yearsAt(years: readonly SharedYear[], startMonth: number, today: Day) {
  const at = (day: Day) => years.find(({ year }) => year === yearHolding(day, startMonth));
  return { now: at(today), following: at(nextMonth(today)) };
}
