import type { CopyFrom } from '@samspel/domain/calendar/copy';
import { type Day, dayOf, yearOf } from '@samspel/domain/time/day';
import { paths } from '../address/paths.ts';
import { yearHolding } from '../address/shown-year.ts';

/** Returns the address of a copy, in the year its activities begin. @param startMonth 1–12, the first month of the years shown */
export function copyPath(
  calendar: { id: string; uri: string | null },
  from: CopyFrom,
  today: Day,
  startMonth: number,
): string {
  if (from !== 'NEXT_YEAR') return paths.calendar(calendar);
  return paths.calendarIn(calendar, yearHolding(dayOf(yearOf(today) + 1, 1, 1), startMonth));
}

/**
 * Returns from when a template is copied by default: from next year if a future year was asked for, else from today.
 * @param year undefined if no year was asked for
 */
export const firstFrom = (year: number | undefined, today: Day): CopyFrom =>
  year !== undefined && year > yearOf(today) ? 'NEXT_YEAR' : 'TODAY';
