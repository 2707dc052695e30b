import { Refusal } from '../refusal.ts';
import { type Day, yearOf } from '../time/day.ts';
import { calendarYears } from './calendar.ts';

/** Refuses a year that no wheel can show: `input.outsideYears` on `year` (product/year-wheels#years). */
export function refuseOutsideYear(year: number | undefined, today: Day): void {
  if (year !== undefined) refuseOutsideYears({ year: `${year}-01-01` }, today);
}

/**
 * Refuses days of an activity that no wheel can show, before 2018 or after the horizon of series: `input.outsideYears` on the first wrong one
 * (product/activities#how-a-series-is-stored, product/activities#days).
 * @param days by input field; those that are left out are not checked
 */
export function refuseOutsideYears(days: Readonly<Record<string, Day | null | undefined>>, today: Day): void {
  const { first, last } = calendarYears(today);
  for (const [field, day] of Object.entries(days)) {
    if (day && (yearOf(day) < first || yearOf(day) > last)) {
      throw new Refusal('input.outsideYears', field, { first: String(first), last: String(last) });
    }
  }
}
