import {
  longestInterval,
  type RepetitionDefinition,
  repetitionFault,
  repetitionPositions,
} from '../calendar/repetition.ts';
import { foldText } from '../text/fold.ts';
import { type Day, isDay, weekdays } from '../time/day.ts';
import { weekdayIn, weekdayNamed, weekdayNamePattern } from './words.ts';

/** A repetition as a table says it. `until` is the last day on which it may start; null goes on without end. */
export type WrittenRepetition = RepetitionDefinition & { until: Day | null };

const units = [
  [/(?:^| )(?:dag|day)\b|dagleg|daglig|daily/, 'DAY', 1],
  [/veke|vek(?:e|ent)|uke|week/, 'WEEK', 1],
  [/tertial/, 'MONTH', 4],
  [/kvartal|quarter/, 'MONTH', 3],
  [/halv(?:t )?år|half.?year|semi.?annual|biannual/, 'MONTH', 6],
  [/månad|måned|mnd|month/, 'MONTH', 1],
  [/år|year|annual/, 'YEAR', 1],
] as const;

const ordinals: readonly RegExp[] = [
  /\b(?:annankvar|annakvar|annankvart|annakvart|annenhver|annethvert|andre|annan|annen|annet|second|other|2)\b/,
  /\b(?:tredje|third|3)\b/,
  /\b(?:fjerde|fourth|4)\b/,
  /\b(?:femte|fifth|5)\b/,
  /\b(?:sjette|sixth|6)\b/,
];

const again =
  /\b(?:kvar|kvart|hver|hvert|every|each|per|pr|annankvar|annakvar|annankvart|annakvart|annenhver|annethvert)\b|(?:leg|lig|vis|ly|tleg|tlig)\b/;
const aloneIsEnough =
  /^(?:tertial|kvartal|halvår|månad|måned|mnd|veke|uke|år|dag|yearly|annual|annually|monthly|weekly|daily|quarterly)\.?$/;
const times =
  /^(?:(\d{1,2})|(ein|en|to|tre|fire|seks|tolv|two|three|four|six|twelve|twice)) ?(?:x|gang(?:er)?|gong(?:er|ar)?|times)?\.? ?(?:i|per|pr|om|a|in)?\.? ?(?:kvart |hvert |the )?(?:året|år|year)$/;
const counts: Record<string, number> = {
  to: 2,
  two: 2,
  twice: 2,
  tre: 3,
  three: 3,
  fire: 4,
  four: 4,
  seks: 6,
  six: 6,
  tolv: 12,
  twelve: 12,
};
const everyMonth = '(?:(?:i|of|in) )?(?:(?:kvar|hver|every|each|the) )?(?:månad|måned|month)(?:en)?';
const placed = `(fyrste|første|first|andre|annan|annen|second|tredje|third|fjerde|fourth|siste|last) (${weekdayNamePattern}|virkedag|arbeidsdag|working day)(?:en)?`;
const inMonth = new RegExp(
  `^(?:(?:kvar|hver|every|each|den|the) )?${placed} ${everyMonth}$|^${everyMonth},? ${placed}$`,
);
const places = [/^f(?:yr|ør|ir)st/, /^(?:an|sec)/, /^t/, /^f/, /^(?:s|l)/];
const once = /^(?:|-|nei|no|ingen|aldri|ein gong|eingong|en gang|engang|once|none|never)$/;

/** Whether a text says that something happens once. */
export const saysOnce = (text: string): boolean => once.test(foldText(text));

/**
 * Returns how often something comes again, as people write it in Nynorsk, Bokmål or English (`kvar månad`, `tertial`, `årleg`, `annakvar veke`, `siste fredag
 * i månaden`, `4 gonger i året`) or as a rule of a calendar (`FREQ=MONTHLY;BYDAY=2MO`); null if it says nothing that a series can do (product/import#repetition).
 */
export function readRepetition(text: string): WrittenRepetition | null {
  if (/^(?:RRULE:)?FREQ=/i.test(text.trim())) return readRule(text.trim().replace(/^RRULE:/i, ''));
  const phrase = foldText(text).replace(/[.,]+$/, '');
  const place = readPlace(phrase);
  if (place) return place;
  const often = times.exec(phrase);
  if (often) return timesAYear(often[1] ? Number(often[1]) : (counts[often[2]!] ?? 1));
  if (!again.test(phrase) && !aloneIsEnough.test(phrase)) return null;
  const weekday = weekdayIn(phrase);
  const factor = factorIn(phrase);
  if (weekday) return { unit: 'WEEK', interval: factor, weekday, until: null };
  const unit = units.find(([word]) => word.test(phrase));
  if (!unit || phrase.split(' ').length > 5) return null;
  return { unit: unit[1], interval: unit[2] * factor, until: null };
}

/** How many units, or weeks, pass from one to the next: 2 for `annakvar`, `kvar andre`, `every other`. */
function factorIn(phrase: string): number {
  const at = ordinals.findIndex((word) => word.test(phrase));
  return at < 0 ? 1 : at + 2;
}

/** Reads which weekday or working day of every month is meant: `siste fredag i månaden`, `kvar månad, fyrste måndag`; null if none is. */
function readPlace(phrase: string): WrittenRepetition | null {
  const found = inMonth.exec(phrase);
  if (!found) return null;
  const word = found[1] ?? found[3] ?? '';
  const position = repetitionPositions[places.findIndex((place) => place.test(word))]!;
  const weekday = weekdayNamed(found[2] ?? found[4] ?? '') ?? 'WORKING_DAY';
  return { unit: 'MONTH', interval: 1, position, weekday, until: null };
}

function timesAYear(count: number): WrittenRepetition | null {
  if (count === 1) return { unit: 'YEAR', interval: 1, until: null };
  return count > 0 && 12 % count === 0 ? { unit: 'MONTH', interval: 12 / count, until: null } : null;
}

const frequencies: Record<string, RepetitionDefinition['unit']> = {
  DAILY: 'DAY',
  WEEKLY: 'WEEK',
  MONTHLY: 'MONTH',
  YEARLY: 'YEAR',
};
const shortWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const positions: Record<string, (typeof repetitionPositions)[number]> = {
  '1': 'FIRST',
  '2': 'SECOND',
  '3': 'THIRD',
  '4': 'FOURTH',
  '-1': 'LAST',
};
const known = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'WKST'];

function readRule(rule: string): WrittenRepetition | null {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((each) => each.split('=', 2) as [string, string]),
  );
  if ([...parts.keys()].some((name) => !known.includes(name))) return null;
  const unit = frequencies[parts.get('FREQ') ?? ''];
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const byDay = /^([+-]?\d)?(MO|TU|WE|TH|FR|SA|SU)$/.exec(parts.get('BYDAY') ?? '');
  if (!unit || interval > longestInterval || (parts.has('BYDAY') && !byDay)) return null;
  const position = positions[(byDay?.[1] ?? '').replace('+', '')];
  if (byDay?.[1] && !position) return null;
  const until =
    /^(\d{4})(\d{2})(\d{2})/
      .exec(parts.get('UNTIL') ?? '')
      ?.slice(1)
      .join('-') ?? null;
  if (until !== null && !isDay(until)) return null;
  const weekday = byDay && weekdays[shortWeekdays.indexOf(byDay[2]!)];
  const definition = { unit, interval, ...(weekday && { weekday }), ...(position && { position }) };
  return repetitionFault(definition) ? null : { ...definition, until };
}
