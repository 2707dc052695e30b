import { Refusal } from '../refusal.ts';
import { type Day, yearOf } from '../time/day.ts';
import { calendarYears } from './calendar.ts';

/**
 * Refuses days of an activity that no wheel can show, before 2018 or after the horizon of series (product/activities#how-a-series-is-stored, product/activities#days): `input.outsideYears` on the
 * first that is wrong. @param days by the input field that has them; those that are left out are not asked about
 */
export function refuseOutsideYears(days: Readonly<Record<string, Day | null | undefined>>, today: Day): void {
  const { first, last } = calendarYears(today);
  for (const [field, day] of Object.entries(days)) {
    if (day && (yearOf(day) < first || yearOf(day) > last)) {
      throw new Refusal('input.outsideYears', field, { first: String(first), last: String(last) });
    }
  }
}
