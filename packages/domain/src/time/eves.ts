import { addDays, type Day, dayOf } from './day.ts';
import { easterSunday } from './holidays.ts';

/** The three days before holidays that are no public holidays, but on which many offices close at noon (product/activities#working-days). */
export const eves = ['EASTER_EVE', 'CHRISTMAS_EVE', 'NEW_YEARS_EVE'] as const;
export type Eve = (typeof eves)[number];

/** How an organization has such a day: as any other, until noon, or closed. */
export const eveHours = ['WHOLE', 'HALF', 'CLOSED'] as const;
export type EveHours = (typeof eveHours)[number];

/** How an organization has each of them. */
export type EvesAsSet = Readonly<Record<Eve, EveHours>>;

/** How an organization has them until it says otherwise. */
export const usualEves: EvesAsSet = { EASTER_EVE: 'HALF', CHRISTMAS_EVE: 'HALF', NEW_YEARS_EVE: 'HALF' };

/** Returns the day of an eve in a year. */
export function dayOfEve(eve: Eve, year: number): Day {
  if (eve === 'EASTER_EVE') return addDays(easterSunday(year), -1);
  return dayOf(year, 12, eve === 'CHRISTMAS_EVE' ? 24 : 31);
}

const monthsWithEves: ReadonlySet<string> = new Set(['03', '04', '12']);

/** Returns which eve a day is, or null. */
export function eveOn(day: Day): Eve | null {
  if (!monthsWithEves.has(day.slice(5, 7))) return null;
  const year = Number(day.slice(0, 4));
  return eves.find((eve) => dayOfEve(eve, year) === day) ?? null;
}
