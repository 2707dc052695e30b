import { type RepetitionDefinition, ruleDaysOf } from '../calendar/repetition.ts';
import { foldText } from '../text/fold.ts';
import { type ClockTime, readWrittenTime } from '../time/clock-time.ts';
import { addDays, type Day, dayFromNumber, dayNumber, weekdayOf, yearOf } from '../time/day.ts';
import { type DayPhrase, isDayPhrase, readDayPhrase } from './day-phrase.ts';
import { readRepetition } from './repetition-phrase.ts';
import { monthNumber, weekdayNamed } from './words.ts';

/** An activity that a person wrote in one line. Both days are included; `repetition` is null if it happens once. */
export type WrittenActivity = {
  title: string;
  startDate: Day;
  endDate: Day;
  startTime: ClockTime | null;
  repetition: RepetitionDefinition | null;
};

/** What stands in a line, as far as it is read: the words that are left become the title. */
type Line = { words: readonly string[]; time: ClockTime | null };
type Days = Pick<DayPhrase, 'startDate' | 'endDate' | 'startTime'>;
/** A number from `from` up to, but not including, `to`. */
type Part = { from: number; to: number };

/** Words that say how often something comes again, where they begin a phrase. */
const again = /^(?:kvar|kvart|hver|hvert|every|each|annankvar|annakvar|annankvart|annakvart|annenhver|annethvert)$/;
/** Single words for it, which after a title are meant so. */
const alone =
  /^(?:dagleg|daglig|daily|vekentleg|ukentlig|weekly|månadleg|månedlig|monthly|kvartalsvis|quarterly|tertialvis|halvårleg|halvårlig|årleg|årlig|yearly|annually)$/;
const today = /^(?:i dag|idag|today)$/;
const tomorrow = /^(?:i morgon|i morgen|imorgon|imorgen|tomorrow)$/;
const onWeekday = /^(?:(?:på|on|neste|next|fyrstkomande|førstkommende|førstkomande) )?(\S+)$/;
const clock = /^kl\.?$/;
/** What joins a title to its days, and says nothing without them. */
const joining = /^(?:frå|fra|from|på|on|den|the|i|in|frist|innan|innen|by|til|[-–—:,;·|]+)$/;
/** The longest phrase of days or a repetition, in words. */
const longestPhrase = 8;

/**
 * Returns the activity that a person wrote in one line, such as `A-melding 5. mars kvar månad`, `Styringsgruppe siste fredag i månaden kl. 9`, `Teammøte
 * every Monday`; null if it has no title, or says neither a day nor how often. Days are written as in an import (product/import#days), or `i dag`,
 * `i morgon`, a weekday; those without a year are the next ones, and a repetition without a day begins on its first day from today on.
 */
export function readWrittenActivity(text: string, now: Day): WrittenActivity | null {
  const line = takeTime(text.trim().split(/\s+/).filter(Boolean));
  const often = findRepetition(line.words, now);
  const rest = often ? without(line.words, often) : line.words;
  if (readDays(rest.join(' '), now)) return null;
  const day = findDays(rest, now);
  const title = titleOf(day ? without(rest, day) : rest);
  if (title === '' || (!often && !day)) return null;
  const repetition = often?.repetition ?? null;
  const days = day ?? firstOf(repetition!, often!.pattern ?? now, now);
  return {
    title,
    startDate: days.startDate,
    endDate: days.endDate,
    startTime: line.time ?? days.startTime,
    repetition,
  };
}

/** Takes a clock time out: `kl. 9`, `kl 14.30`. */
function takeTime(words: readonly string[]): Line {
  const at = words.findIndex((word, index) => clock.test(foldText(word)) && readWrittenTime(words[index + 1] ?? ''));
  if (at < 0) return { words, time: null };
  return { words: without(words, { from: at, to: at + 2 }), time: readWrittenTime(words[at + 1]!) };
}

type FoundRepetition = Part & {
  repetition: RepetitionDefinition;
  /** A day that the rule takes its day of the month from, if the phrase says it. */
  pattern: Day | null;
};

/** `kvar månad 5.` is read before `kvar månad`, and `kvar 3. månad` before `kvar 3.`. */
function findRepetition(words: readonly string[], now: Day): FoundRepetition | null {
  const starts = words.map((_, at) => at);
  return (
    firstFound(starts, (from) => findPlace(words, from)) ??
    firstFound(partsOf(words), (part) => (part.to - part.from > 2 ? findDayOfMonth(words, part, now) : null)) ??
    firstFound(starts, (from) => findInterval(words, from)) ??
    firstFound(partsOf(words), (part) => findDayOfMonth(words, part, now))
  );
}

function firstFound<From, To>(all: readonly From[], find: (one: From) => To | null): To | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

/** A weekday or working day of every month: `siste fredag i månaden`. */
function findPlace(words: readonly string[], from: number): FoundRepetition | null {
  for (let to = Math.min(words.length, from + 7); to >= from + 3; to--) {
    const found = repeated(words, { from, to });
    if (found?.repetition.position) return found;
  }
  return null;
}

/** A date of every month: `kvar månad 5.`; in `kvar månad 5. mars` the date is a day. */
function findDayOfMonth(words: readonly string[], part: Part, now: Day): FoundRepetition | null {
  const phrase = readDayPhrase(phraseOf(words, part), yearOf(now));
  if (!isDayPhrase(phrase) || !phrase.repetition || monthNumber(foldText(words[part.to] ?? ''))) return null;
  return { ...part, repetition: phrase.repetition, pattern: phrase.startDate };
}

/** `kvar måndag`, `every third month`; after a title also `månadleg`. */
function findInterval(words: readonly string[], from: number): FoundRepetition | null {
  const first = foldText(words[from]!);
  if (from > 0 && alone.test(first)) return repeated(words, { from, to: from + 1 });
  if (!again.test(first)) return null;
  for (let to = from + 2; to <= Math.min(words.length, from + 4); to++) {
    const found = repeated(words, { from, to });
    if (found) return found;
  }
  return null;
}

function repeated(words: readonly string[], part: Part): FoundRepetition | null {
  const found = readRepetition(phraseOf(words, part));
  if (!found) return null;
  const { until: _until, ...repetition } = found;
  return { ...part, repetition, pattern: null };
}

function findDays(words: readonly string[], now: Day): (Part & Days) | null {
  for (const part of partsOf(words)) {
    if (part.to - part.from === words.length) continue;
    const days = readDays(phraseOf(words, part), now);
    if (days) return { ...part, ...days };
  }
  return null;
}

function readDays(phrase: string, now: Day): Days | null {
  if (/^\d+[.,]?\d*$/.test(phrase) && !/^\d{1,2}\.\d{1,2}$/.test(phrase)) return null;
  const folded = foldText(phrase);
  if (today.test(folded)) return once(now);
  if (tomorrow.test(folded)) return once(addDays(now, 1));
  const weekday = weekdayNamed(onWeekday.exec(folded)?.[1] ?? '');
  if (weekday) {
    let day = addDays(now, 1);
    while (weekdayOf(day) !== weekday) day = addDays(day, 1);
    return once(day);
  }
  const found = readDayPhrase(phrase, yearOf(now));
  if (!isDayPhrase(found) || found.repetition) return null;
  if (found.endDate >= now) return found;
  const later = readDayPhrase(phrase, yearOf(now) + 1);
  return isDayPhrase(later) ? later : found;
}

const once = (day: Day): Days => ({ startDate: day, endDate: day, startTime: null });

function firstOf(repetition: RepetitionDefinition, pattern: Day, now: Day): Days {
  return once(dayFromNumber(Math.max(dayNumber(now), ruleDaysOf(repetition, pattern, now).dayAt(0))));
}

/** The parts of a line, the longest first, and of those as long the last. */
function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let length = Math.min(words.length, longestPhrase); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) parts.push({ from, to: from + length });
  }
  return parts;
}

const phraseOf = (words: readonly string[], { from, to }: Part): string =>
  words
    .slice(from, to)
    .join(' ')
    .replace(/[,;:]+$/, '');

const without = (words: readonly string[], { from, to }: Part): string[] => [
  ...words.slice(0, from),
  ...words.slice(to),
];

/** The words without what only joined them to their days. */
function titleOf(words: readonly string[]): string {
  let [from, to] = [0, words.length];
  while (to > from && joining.test(words[to - 1]!.toLowerCase())) to--;
  while (from < to && /^[-–—:,;·|]+$/.test(words[from]!)) from++;
  return words
    .slice(from, to)
    .join(' ')
    .replace(/[\s,;:–—-]+$/, '');
}
