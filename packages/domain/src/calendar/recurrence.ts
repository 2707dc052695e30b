import {
  addDays,
  type Day,
  dayFromNumber,
  dayNumber,
  dayOf,
  daysBetween,
  maxDay,
  minDay,
  yearOf,
} from '../time/day.ts';
import { type RepetitionDefinition, type RuleDays, ruleDaysOf } from './repetition.ts';

export {
  longestInterval,
  type RepetitionDefinition,
  repetitionFault,
  repetitionPositions,
  repetitionUnits,
} from './repetition.ts';

/** The days of one activity, both included: one that lasts a day starts and ends on it. */
export type Span = { startDate: Day; endDate: Day };

/**
 * A series as `createEvent` takes it (product/activities#ways-to-happen). startDate and endDate give an occurrence its length and, if the definition
 * names no weekday, its day: the 10th of the month, 1 March. The rule runs from startRepetitionDate (startDate if absent) to endRepetitionDate, both
 * included and both compared with the day on which an occurrence starts: the first occurrence is the first fitting day on or after
 * startRepetitionDate, and every second or third is counted from it. The activity's own dates are an occurrence only if the rule falls on them.
 * Without a definition the activity happens once.
 */
export type Series = Span & {
  repetitionDefinition?: RepetitionDefinition | null;
  startRepetitionDate?: Day | null;
  endRepetitionDate?: Day | null;
};

/**
 * Returns the occurrences of a rule that start within the window (both days included), in order, each as long as `first`. The rule begins with the
 * first fitting day on or after `first.startDate`, which also sets its day of month and month. Monthly on the 29th–31st falls on the last day of a
 * shorter month and yearly on 29 February on the 28th, and both return to their own day (product/activities#dates-of-a-rule). A window that ends
 * before it begins gives an empty list. Throws RangeError for a definition in which `repetitionFault` finds a fault.
 */
export function occurrences(first: Span, repetition: RepetitionDefinition, window: { from: Day; to: Day }): Span[] {
  return spansOf(ruleDaysOf(repetition, first.startDate, first.startDate), first, window);
}

function spansOf(rule: RuleDays, { startDate, endDate }: Span, { from, to }: { from: Day; to: Day }): Span[] {
  const length = daysBetween(startDate, endDate);
  const last = dayNumber(to);
  const spans: Span[] = [];
  let index = rule.indexFrom(dayNumber(from));
  for (let day = rule.dayAt(index); day <= last; day = rule.dayAt(++index)) {
    const start = dayFromNumber(day);
    spans.push({ startDate: start, endDate: length === 0 ? start : dayFromNumber(day + length) });
  }
  return spans;
}

/**
 * Returns the last day on which a stored occurrence may start: 31 December of the third year after today's
 * (product/activities#how-a-series-is-stored).
 */
export function horizon(today: Day): Day {
  return dayOf(yearOf(today) + 3, 12, 31);
}

/**
 * Returns the occurrences that the server stores: up to the horizon, and without `past` only those that end today or later, so that one under way is
 * stored (product/activities#how-a-series-is-stored). A single activity is stored whatever its dates.
 */
export function storedOccurrences(series: Series, today: Day, { past }: { past: boolean }): Span[] {
  const { startDate, endDate, endRepetitionDate } = series;
  const rule = ruleOf(series);
  if (!rule) return [{ startDate, endDate }];
  const begin = beginOf(series);
  const from = past ? begin : maxDay(begin, earliestNotPast(series, today));
  const to = endRepetitionDate ? minDay(endRepetitionDate, horizon(today)) : horizon(today);
  return spansOf(rule, series, { from, to });
}

/** The most repetitions that a preview shows (product/activities#dates-of-a-rule). */
const previewLimit = 10;

/** `total` counts all that would be stored; `precluded` warns that the end date lies before any repetition. */
export type Preview = { occurrences: Span[]; total: number; precluded: boolean };

/** Returns the first ten occurrences that `storedOccurrences` would store from today, and the warnings (product/activities#dates-of-a-rule). */
export function previewOccurrences(series: Series, today: Day): Preview {
  const stored = storedOccurrences(series, today, { past: false });
  return { occurrences: stored.slice(0, previewLimit), total: stored.length, precluded: isPrecluded(series, today) };
}

function isPrecluded(series: Series, today: Day): boolean {
  const rule = ruleOf(series);
  if (!rule || !series.endRepetitionDate) return false;
  const next = rule.dayAt(rule.indexFrom(dayNumber(earliestNotPast(series, today))));
  return next > dayNumber(series.endRepetitionDate);
}

function ruleOf(series: Series): RuleDays | null {
  const { repetitionDefinition, startDate } = series;
  return repetitionDefinition ? ruleDaysOf(repetitionDefinition, startDate, beginOf(series)) : null;
}

function beginOf({ startDate, startRepetitionDate }: Series): Day {
  return startRepetitionDate ?? startDate;
}

/** Returns the earliest day on which an occurrence can start without having ended before today. */
function earliestNotPast({ startDate, endDate }: Span, today: Day): Day {
  return addDays(today, -daysBetween(startDate, endDate));
}
