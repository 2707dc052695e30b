const MS_A_DAY = 86_400_000;
const ZERO = '0'.charCodeAt(0);

/** Returns the days since 1 January 1970 of a day written YYYY-MM-DD. Throws a RangeError for a day that does not exist. */
export function dayNumber(day: string): number {
  const year = digits(day, 0, 4);
  const month = digits(day, 5, 7);
  const date = digits(day, 8, 10);
  const isWritten = day.length === 10 && day[4] === '-' && day[7] === '-' && month >= 1 && month <= 12;
  if (!isWritten || !(year >= 0) || !(date >= 1) || date > daysInMonth(year, month)) {
    throw new RangeError(`Not a day: ${day}`);
  }
  return Date.UTC(year, month - 1, date) / MS_A_DAY;
}

/**
 * Returns the number between two places of a text; NaN if anything else is there. A pattern takes ten times as long, and a full wheel has thousands
 * of days.
 */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/** Returns the day, written YYYY-MM-DD, for days since 1 January 1970. */
export function dayOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10);
}

/** Returns how many days the month (1–12) has. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** Returns the ISO 8601 week of a day: a week belongs to the year of its Thursday. */
export function isoWeek(number: number): number {
  const thursday = number - weekdayOf(number) + 3;
  const firstOfYear = Date.UTC(new Date(thursday * MS_A_DAY).getUTCFullYear(), 0, 1) / MS_A_DAY;
  return Math.floor((thursday - firstOfYear) / 7) + 1;
}
