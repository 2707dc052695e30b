import type { CopyFrom } from '@samspel/domain/calendar/copy';
import { type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { paths } from '../address/paths.ts';
import { yearHolding } from '../address/shown-year.ts';

/** The address of a copy, in the year that its activities begin in. @param startMonth 1–12, that years are shown from */
export function copyPath(
  calendar: { id: string; uri: string | null },
  from: CopyFrom,
  today: Day,
  startMonth: number,
): string {
  if (from !== 'NEXT_YEAR') return paths.calendar(calendar);
  return paths.calendarIn(calendar, yearHolding(dayOf(yearOf(today) + 1, 1, 1), startMonth));
}

/** From when on a template is copied, unless the person chooses otherwise: for a year to come, from that. @param year undefined if none was asked for */
export const firstFrom = (year: number | undefined, today: Day): CopyFrom =>
  year !== undefined && year > yearOf(today) ? 'NEXT_YEAR' : 'TODAY';
