const MS_A_DAY = 86_400_000;

/** Days since 1 January 1970 of a day written YYYY-MM-DD. Throws a RangeError for a day that does not exist. */
export function dayNumber(day: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const number = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / MS_A_DAY : Number.NaN;
  if (Number.isNaN(number) || dayOf(number) !== day) throw new RangeError(`Not a day: ${day}`);
  return number;
}

/** The day written YYYY-MM-DD, from days since 1 January 1970. */
export function dayOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** How many days the month (1–12) has. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Monday is 0, Sunday is 6. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** The ISO 8601 week that the day lies in: the week belongs to the year of its Thursday. */
export function isoWeek(number: number): number {
  const thursday = number - weekdayOf(number) + 3;
  const firstOfYear = dayNumber(`${dayOf(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - firstOfYear) / 7) + 1;
}
