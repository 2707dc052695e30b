import type { RepetitionDefinition } from '../calendar/repetition.ts';
import { type ClockTime, readWrittenTime } from '../time/clock-time.ts';
import {
  addDays,
  type Day,
  dayFromNumber,
  dayNumber,
  dayOf,
  daysInMonth,
  isDay,
  isoWeek,
  weekdayOf,
  weekdays,
} from '../time/day.ts';
import { monthNumber, monthPattern, weekdayPattern } from './words.ts';

/** The days that a person wrote, both included. `repetition` if they come again: `kvar 20.`. */
export type DayPhrase = {
  startDate: Day;
  endDate: Day;
  startTime: ClockTime | null;
  repetition: RepetitionDefinition | null;
};

/** What is written as days but is none: a day that its month does not have, a week that its year does not have. */
export type DayFault = 'notADay' | 'noSuchWeek';

/** Days of a range before its years are settled. */
type Point = { start: Day; end: Day; hasYear: boolean };

const before =
  /^(?:innan|innen|føre|før|seinast|senast|senest|frist|by|before|within|no later than|due|til|til og med|t\.?o\.?m\.?|den|ca\.?|omkring|rundt|i|in|on)\b[:.]?\s+/;
const weekday = new RegExp(`^(?:${weekdayPattern})\\b\\.?,?\\s+(?=\\S)`);
const clock = /(?:,|\s|^)\s*(?:kl\.?|at)\s*(\d{1,2}(?:[.:]\d{2})?)$/;
const isoClock = /^(\d{4}-\d{2}-\d{2})[t ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?z?$/;
const year4 = `(?:[\\s,./]+(\\d{4}))?`;
const weekWord = '(?:vekene|veke|veka|ukene|uke|uka|vk|weeks|week|wk|v|u)';
const week = new RegExp(
  `^${weekWord}\\.?\\s*(\\d{1,2})(?:\\s*(?:-|og|and|til|to|\\+|&|,)\\s*(?:${weekWord}\\.?\\s*)?(\\d{1,2}))?${year4}$`,
);
const period = new RegExp(`^(?:(\\d)\\.?\\s*(kvartal|tertial|halvår|quarter|half)|([qkt])\\s?(\\d))${year4}$`);
const part = new RegExp(
  `^(primo|medio|ultimo|tidleg i|tidlig i|early|midten av|midt i|mid|slutten av|utgangen av|sist i|late|end of)\\s*-?\\s*(${monthPattern})\\.?${year4}$`,
);
const monthlyOn =
  /^(?:kvar|hver|every|each)\s+(?:månad|måned|month),?\s+(?:den\s+|on the\s+|the\s+)?(\d{1,2})\.?(?:st|nd|rd|th)?$|^(\d{1,2})\.?(?:st|nd|rd|th)?\s+(?:i\s+|of\s+)?(?:kvar|hver|every|each)\s+(?:månad|måned|month)$/;
const monthly =
  /^(?:kvar|hver|every)\s+(?:den\s+)?(\d{1,2})\.?(?:st|nd|rd|th)?(?:\s+(?:i|of)\s+(?:månaden|måneden|kvar månad|hver måned|the month|each month))?$/;
const numbers = /^(\d{1,2})\s?([./,-])\s?(\d{1,2})(?:\s?[./,-]\s?(\d{4}|\d{2})?)?$/;
const isoDay = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const named = new RegExp(`^(\\d{1,2})\\.?\\s*(${monthPattern})\\.?(?:[\\s,./]+(\\d{4}|\\d{2}))?$`);
const namedEnglish = new RegExp(`^(${monthPattern})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?$`);
const monthAlone = new RegExp(`^(${monthPattern})\\.?(?:[\\s,./-]+(\\d{4}))?$`);
const dayAlone = /^(\d{1,2})\.?$/;
const between = /\s*-\s*|\s+(?:til og med|til|to|og|and)\s+/g;

/** The days of spreadsheets from 2010 to 2099, in days since 30 December 1899. */
const serials = { first: 40_179, last: 73_050, zero: dayNumber('1899-12-30') };

/**
 * Returns the days that a person wrote: `15.1.2027`, `15.1.27`, `2027-01-15`, `2027-01-15 09:00`, the number that a spreadsheet gives a day, `1. mars`,
 * `mars`, `jan–mars`, `veke 34` (Monday to Friday), `uke 34–36`, `2. tertial`, `primo`, `medio` and `ultimo` mars (the 1st, the 15th and the last day),
 * `innan 15.2`, `kvar 20.`, `kvar månad 5.`. Null if the text says no days. @param year of what says none (product/import#days)
 */
export function readDayPhrase(text: string, year: number): DayPhrase | DayFault | null {
  const { phrase, time } = bare(text);
  const again = monthly.exec(phrase) ?? monthlyOn.exec(phrase);
  if (again) return monthlyFrom(Number(again[1] ?? again[2]), year, time);
  const found = readPoint(phrase, year) ?? readRange(phrase, year);
  if (found === null || typeof found === 'string') return found;
  return { startDate: found.start, endDate: found.end, startTime: time, repetition: null };
}

/** Whether `readDayPhrase` found days. */
export const isDayPhrase = (found: DayPhrase | DayFault | null): found is DayPhrase =>
  typeof found === 'object' && found !== null;

/** Returns a phrase in lower case without what stands before or after the days, and the clock time in it. */
function bare(text: string): { phrase: string; time: ClockTime | null } {
  let phrase = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  phrase = /^\((.*)\)$/.exec(phrase)?.[1] ?? phrase;
  const iso = isoClock.exec(phrase);
  if (iso) return { phrase: iso[1]!, time: iso[2] === '00:00' ? null : readWrittenTime(iso[2]!) };
  for (let shorter = ''; shorter !== phrase; ) {
    shorter = phrase;
    phrase = phrase.replace(before, '').replace(weekday, '');
  }
  const time = clock.exec(phrase);
  return time
    ? { phrase: phrase.slice(0, time.index).replace(/[,\s]+$/, ''), time: readWrittenTime(time[1]!) }
    : { phrase, time: null };
}

function monthlyFrom(dayOfMonth: number, year: number, startTime: ClockTime | null): DayPhrase | DayFault {
  if (dayOfMonth < 1 || dayOfMonth > 31) return 'notADay';
  const day = dayOf(year, 1, dayOfMonth);
  return { startDate: day, endDate: day, startTime, repetition: { unit: 'MONTH', interval: 1 } };
}

function readPoint(phrase: string, year: number): Point | DayFault | null {
  return (
    readSerial(phrase) ??
    readNumbers(phrase, year) ??
    readNamed(phrase, year) ??
    readWeeks(phrase, year) ??
    readPeriod(phrase, year) ??
    readPart(phrase, year) ??
    readMonth(phrase, year)
  );
}

function readSerial(phrase: string): Point | null {
  if (!/^\d{5}(?:[.,]\d+)?$/.test(phrase)) return null;
  const serial = Math.floor(Number(phrase.replace(',', '.')));
  if (serial < serials.first || serial > serials.last) return null;
  return point(dayFromNumber(serials.zero + serial), true);
}

const point = (day: Day, hasYear: boolean): Point => ({ start: day, end: day, hasYear });

function pointOf(year: number, month: number, dayOfMonth: number, hasYear: boolean): Point | DayFault {
  if (year < 1_000 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return 'notADay';
  return point(dayOf(year, month, dayOfMonth), hasYear);
}

/** Returns a year that is written with two or four digits. */
const fullYear = (written: string): number => Number(written.padStart(4, '20'));

function readNumbers(phrase: string, year: number): Point | DayFault | null {
  const iso = isoDay.exec(phrase);
  if (iso) return pointOf(Number(iso[1]), Number(iso[3]), Number(iso[4]), true);
  const [, dayOfMonth, sign, month, written] = numbers.exec(phrase) ?? [];
  if (!dayOfMonth || (!written && sign !== '.' && sign !== '/')) return null;
  return pointOf(written ? fullYear(written) : year, Number(month), Number(dayOfMonth), written !== undefined);
}

function readNamed(phrase: string, year: number): Point | DayFault | null {
  const [, dayOfMonth, name, written] = named.exec(phrase) ?? [];
  const [, english, dayIn, in4] = namedEnglish.exec(phrase) ?? [];
  const month = monthNumber(name ?? english ?? '');
  const stated = written ?? in4;
  if (!month) return null;
  return pointOf(stated ? fullYear(stated) : year, month, Number(dayOfMonth ?? dayIn), stated !== undefined);
}

function readWeeks(phrase: string, year: number): Point | DayFault | null {
  const [, first, last = first, written] = week.exec(phrase) ?? [];
  if (!first) return null;
  const of = written ? Number(written) : year;
  const weeks = [Number(first), Number(last)] as const;
  const start = mondayOf(of, weeks[0]);
  const end = mondayOf(weeks[1] < weeks[0] ? of + 1 : of, weeks[1]);
  if (!start || !end) return 'noSuchWeek';
  return { start, end: addDays(end, 4), hasYear: true };
}

/** The Monday of an ISO week; null if the year has no such week. */
function mondayOf(year: number, number: number): Day | null {
  if (year < 1_001 || number < 1) return null;
  const fourth = dayOf(year, 1, 4);
  const monday = addDays(fourth, 7 * (number - 1) - weekdays.indexOf(weekdayOf(fourth)));
  return isDay(monday) && isoWeek(monday).year === year ? monday : null;
}

const periodMonths: Record<string, number> = { k: 3, q: 3, t: 4, h: 6 };

function readPeriod(phrase: string, year: number): Point | DayFault | null {
  const [, ordinal, word, letter, number, written] = period.exec(phrase) ?? [];
  const length = periodMonths[(word ?? letter ?? '').charAt(0)];
  const index = Number(ordinal ?? number);
  if (!length) return null;
  if (index < 1 || index > 12 / length) return 'notADay';
  return monthsOf(written ? Number(written) : year, (index - 1) * length + 1, index * length, written !== undefined);
}

function monthsOf(year: number, first: number, last: number, hasYear: boolean): Point | DayFault {
  if (year < 1_000) return 'notADay';
  return { start: dayOf(year, first, 1), end: dayOf(year, last, daysInMonth(year, last)), hasYear };
}

function readPart(phrase: string, year: number): Point | DayFault | null {
  const [, word = '', name = '', written] = part.exec(phrase) ?? [];
  const month = monthNumber(name);
  if (!month) return null;
  const of = written ? Number(written) : year;
  const dayOfMonth = /^(?:primo|tid|early)/.test(word) ? 1 : /^(?:medio|mid)/.test(word) ? 15 : daysInMonth(of, month);
  return pointOf(of, month, dayOfMonth, written !== undefined);
}

function readMonth(phrase: string, year: number): Point | DayFault | null {
  const [, name = '', written] = monthAlone.exec(phrase) ?? [];
  const month = monthNumber(name);
  if (!month) return null;
  return monthsOf(written ? Number(written) : year, month, month, written !== undefined);
}

/** Reads `15.–17.3.2027`, `jan–mars`, `mars/april`: each side alone, with what the other says of month and year. */
function readRange(phrase: string, year: number): Point | DayFault | null {
  const slash = new RegExp(`^(${monthPattern})\\s?/\\s?(${monthPattern}.*)$`).exec(phrase);
  if (slash) return joined(slash[1]!, slash[2]!, year);
  for (const sign of phrase.matchAll(between)) {
    const found = joined(phrase.slice(0, sign.index).trim(), phrase.slice(sign.index + sign[0].length).trim(), year);
    if (found !== null) return found;
  }
  return null;
}

function joined(left: string, right: string, year: number): Point | DayFault | null {
  const end = readPoint(right, year);
  if (end === null || typeof end === 'string')
    return end !== null && readPoint(left, year) === null && !dayAlone.test(left) ? null : end;
  const ofEnd = end.hasYear ? Number(end.end.slice(0, 4)) : year;
  const alone = dayAlone.exec(left);
  const start = alone
    ? pointOf(Number(end.start.slice(0, 4)), Number(end.start.slice(5, 7)), Number(alone[1]), end.hasYear)
    : readPoint(left, ofEnd);
  if (start === null || typeof start === 'string') return start;
  if (end.end >= start.start || end.hasYear || start.hasYear)
    return { start: start.start, end: end.end, hasYear: end.hasYear };
  const later = readPoint(right, ofEnd + 1);
  return later === null || typeof later === 'string' ? later : { start: start.start, end: later.end, hasYear: false };
}
