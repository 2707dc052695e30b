import { addDays, type Day } from './day.ts';
import { osloMoment, osloToday } from './oslo.ts';

/** The time of day in Oslo at which reminders and daily mails of a day begin (product/activities#reminders). */
const morning = '07:00';

/** Returns the moment of a day's morning. */
export const morningOf = (day: Day): Date => osloMoment(day, morning);

/** Returns the day of the latest morning, now included: before seven, yesterday. */
export function lastMorning(now: Date): Day {
  const today = osloToday(now);
  return now >= morningOf(today) ? today : addDays(today, -1);
}
