import { addDays, type Day } from './day.ts';
import { osloMoment, osloToday } from './oslo.ts';

/** When a day begins to be told of, by reminders and daily mails, in Oslo (product/activities#reminders). */
const morning = '07:00';

/** The moment of a day's morning. */
export const morningOf = (day: Day): Date => osloMoment(day, morning);

/** The day of the last morning, now included: before seven, that of yesterday. */
export function lastMorning(now: Date): Day {
  const today = osloToday(now);
  return now >= morningOf(today) ? today : addDays(today, -1);
}
