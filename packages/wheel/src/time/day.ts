const MS_A_DAY = 86_400_000;

/** Days since 1 January 1970 of a day written YYYY-MM-DD. Throws a RangeError for a day that does not exist. */
export function dayNumber(day: string): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const number = Date.UTC(year, month - 1, date) / MS_A_DAY;
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(day) && month >= 1 && month <= 12;
  if (!isWritten || date < 1 || date > daysInMonth(year, month)) throw new RangeError(`Not a day: ${day}`);
  return number;
}

/** The day written YYYY-MM-DD, from days since 1 January 1970. */
export function dayOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** How many days the month (1–12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
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
