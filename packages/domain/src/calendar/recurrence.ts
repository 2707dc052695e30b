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
import { plainCalendar, previousWorkingDay, type WorkCalendar, type WorkingDayRule } from '../time/working-days.ts';
import { type RepetitionDefinition, type RuleDays, ruleDaysOf } from './repetition.ts';
import type { Span } from './span.ts';
import { type Occurrence, settled } from './working-day.ts';

export type { RepetitionDefinition } from './repetition.ts';
export type { Span } from './span.ts';

/**
 * A series as `createEvent` takes it (product/activities#ways-to-happen). startDate and endDate give an occurrence its length and, if the definition
 * names no weekday, its day: the 10th of the month, 1 March. The rule runs from startRepetitionDate (startDate if absent) to endRepetitionDate, both
 * included and both compared with the day on which an occurrence starts: the first occurrence is the first fitting day on or after
 * startRepetitionDate, and every second or third is counted from it. The activity's own dates are an occurrence only if the rule falls on them.
 * Without a definition the activity happens once. `workingDay` says what becomes of an activity whose deadline is no working day; absent is KEEP. The
 * limits above are compared with the days that the rule gives, before such a move.
 */
export type Series = Span & {
  workingDay?: WorkingDayRule | null;
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
  const rule = ruleDaysOf(repetition, first.startDate, first.startDate);
  return spansOf(rule, first, window, plainCalendar);
}

function spansOf(
  rule: RuleDays,
  series: Series,
  { from, to }: { from: Day; to: Day },
  calendar: WorkCalendar,
): Occurrence[] {
  const last = dayNumber(to);
  const spans: Occurrence[] = [];
  let index = rule.indexFrom(dayNumber(from));
  for (let day = rule.dayAt(index); day <= last; day = rule.dayAt(++index)) {
    const span = occurrenceOn(day, series, calendar);
    if (!isDoubled(span, rule, index, series)) spans.push(span);
  }
  return spans;
}

function occurrenceOn(day: number, { startDate, endDate, workingDay }: Series, calendar: WorkCalendar): Occurrence {
  const length = daysBetween(startDate, endDate);
  const start = dayFromNumber(day);
  const span = { startDate: start, endDate: length === 0 ? start : dayFromNumber(day + length) };
  return settled(span, workingDay, calendar);
}

/**
 * Whether an occurrence was moved to a working day that has another one of the same rule, as every day of a weekend would be: that day has one, the
 * nearest to it.
 */
function isDoubled({ given, endDate }: Occurrence, rule: RuleDays, index: number, series: Series): boolean {
  if (!given) return false;
  const length = daysBetween(given.startDate, given.endDate);
  const target = dayNumber(endDate) - length;
  if (series.workingDay === 'BEFORE') return index > 0 && rule.dayAt(index - 1) >= target;
  const next = rule.dayAt(index + 1);
  return next <= target && !(series.endRepetitionDate && next > dayNumber(series.endRepetitionDate));
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
export function storedOccurrences(
  series: Series,
  today: Day,
  { past, calendar = plainCalendar }: { past: boolean; calendar?: WorkCalendar },
): Occurrence[] {
  const { endRepetitionDate } = series;
  const rule = ruleOf(series, calendar);
  if (!rule) return [settled(series, series.workingDay, calendar)];
  const begin = beginOf(series);
  const from = past ? begin : maxDay(begin, earliestNotPast(series, today, calendar));
  const to = endRepetitionDate ? minDay(endRepetitionDate, horizon(today)) : horizon(today);
  return spansOf(rule, series, { from, to }, calendar).filter(
    ({ startDate, endDate }) => startDate <= horizon(today) && (past || endDate >= today),
  );
}

/** The most repetitions that a preview shows (product/activities#dates-of-a-rule). */
const previewLimit = 10;

/** `total` counts all that would be stored; `precluded` warns that the end date lies before any repetition. */
export type Preview = { occurrences: Occurrence[]; total: number; precluded: boolean };

/** Returns the first ten occurrences that `storedOccurrences` would store from today, and the warnings (product/activities#dates-of-a-rule). */
export function previewOccurrences(series: Series, today: Day, calendar: WorkCalendar = plainCalendar): Preview {
  const stored = storedOccurrences(series, today, { past: false, calendar });
  const precluded = isPrecluded(series, today, calendar);
  return { occurrences: stored.slice(0, previewLimit), total: stored.length, precluded };
}

function isPrecluded(series: Series, today: Day, calendar: WorkCalendar): boolean {
  const { endRepetitionDate, ...endless } = series;
  const rule = ruleOf(series, calendar);
  if (!rule || !endRepetitionDate) return false;
  let index = rule.indexFrom(dayNumber(earliestNotPast(series, today, calendar)));
  while (occurrenceOn(rule.dayAt(index), endless, calendar).endDate < today) index++;
  return rule.dayAt(index) > dayNumber(endRepetitionDate);
}

function ruleOf(series: Series, calendar: WorkCalendar): RuleDays | null {
  const { repetitionDefinition, startDate } = series;
  return repetitionDefinition ? ruleDaysOf(repetitionDefinition, startDate, beginOf(series), calendar) : null;
}

function beginOf({ startDate, startRepetitionDate }: Series): Day {
  return startRepetitionDate ?? startDate;
}

/** Returns the earliest day that a rule may give to an occurrence that does not end before today. */
function earliestNotPast({ startDate, endDate, workingDay }: Series, today: Day, calendar: WorkCalendar): Day {
  const before = workingDay === 'AFTER' ? previousWorkingDay(today, calendar) : addDays(today, -1);
  return addDays(before, 1 - daysBetween(startDate, endDate));
}
