import { addMonths, type Day, dayOfMonth, monthOf, weekdayOf, yearOf } from '@samspel/domain/time/day';
import { sayMonthShort } from './days.ts';
import type { Say } from './say.ts';

/**
 * Writes the days of an activity below the name of a month, short enough for a narrow column: 'fr 15.' and '3.–7.' within the month, '28. mai –
 * 3. juni' beyond it, with years if they span twelve months or more. A line breaks at a dash, or before a year.
 */
export function sayPrintedDays(
  say: Say,
  { startDate: start, endDate: end }: { startDate: Day; endDate: Day },
  month: { year: number; month: number },
): string {
  const isWithin = (day: Day) => monthOf(day) === month.month && yearOf(day) === month.year;
  const [first, last] = [String(dayOfMonth(start)), String(dayOfMonth(end))];
  if (isWithin(start) && isWithin(end)) {
    if (start !== end) return say('print.days', { first, last });
    return say('print.day', { weekday: say(`time.weekdayShort.${weekdayOf(end)}`), day: last });
  }
  const isClear = end < addMonths(start, 12);
  const sayOne = (day: Day) => {
    const parts = { day: String(dayOfMonth(day)), month: sayMonthShort(say, monthOf(day)) };
    return isClear ? say('print.dayMonth', parts) : say('print.dayMonthYear', { ...parts, year: String(yearOf(day)) });
  };
  return start === end ? sayOne(end) : say('print.span', { start: sayOne(start), end: sayOne(end) });
}
