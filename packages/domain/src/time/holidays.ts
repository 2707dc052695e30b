import { addDays, compareDays, type Day, dayOf } from './day.ts';

/** A Norwegian public holiday and its name in Nynorsk, Bokmål and English. */
export type Holiday = { day: Day; name: readonly [nn: string, nb: string, en: string] };

type FixedHoliday = readonly [month: number, dayOfMonth: number, ...name: Holiday['name']];
type MovingHoliday = readonly [daysAfterEaster: number, ...name: Holiday['name']];

const fixedHolidays: readonly FixedHoliday[] = [
  [1, 1, 'Første nyttårsdag', 'Første nyttårsdag', "New Year's Day"],
  [5, 1, 'Offentleg høgtidsdag (1. mai)', 'Offentlig høytidsdag (1. mai)', 'Labour Day'],
  [5, 17, 'Grunnlovsdagen', 'Grunnlovsdagen', 'Constitution Day'],
  [12, 25, 'Første juledag', 'Første juledag', 'Christmas Day'],
  [12, 26, 'Andre juledag', 'Andre juledag', 'Boxing Day'],
];

const movingHolidays: readonly MovingHoliday[] = [
  [-3, 'Skjertorsdag', 'Skjærtorsdag', 'Maundy Thursday'],
  [-2, 'Langfredag', 'Langfredag', 'Good Friday'],
  [0, 'Første påskedag', 'Første påskedag', 'Easter Sunday'],
  [1, 'Andre påskedag', 'Andre påskedag', 'Easter Monday'],
  [39, 'Kristi himmelfartsdag', 'Kristi himmelfartsdag', 'Ascension Day'],
  [49, 'Første pinsedag', 'Første pinsedag', 'Whit Sunday'],
  [50, 'Andre pinsedag', 'Andre pinsedag', 'Whit Monday'],
];

/** Returns Easter Sunday of a year in the Gregorian calendar, by the rule of Meeus and Butcher. */
export function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const goldenNumber = year % 19;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const leapDays = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4);
  const toSunday = (32 + leapDays - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = 7 * Math.floor((goldenNumber + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - lateCorrection + 114;
  return dayOf(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1);
}

/** Returns the twelve public holidays of a year, in the order of their days; two may fall on one day (17 May 2027). */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  const fixed = fixedHolidays.map(([month, dayOfMonth, ...name]) => ({ day: dayOf(year, month, dayOfMonth), name }));
  const moving = movingHolidays.map(([daysAfter, ...name]) => ({ day: addDays(easter, daysAfter), name }));
  return [...fixed, ...moving].sort((a, b) => compareDays(a.day, b.day));
}
