import { addDays, type Day, daysBetween } from '../time/day.ts';
import { toWorkingDay, type WorkCalendar, type WorkingDayRule } from '../time/working-days.ts';
import type { Span } from './span.ts';

/** The days of an activity, and those that its rule or a person gave it if they were moved to a working day. */
export type Occurrence = Span & { given?: Span };

/**
 * Moves an activity whose deadline is no working day, as its rule says: whole, so that it keeps its length, and so that its deadline is a working day
 * (product/activities#working-days).
 */
export function settled(
  { startDate, endDate }: Span,
  rule: WorkingDayRule | null | undefined,
  calendar: WorkCalendar,
): Occurrence {
  const became = toWorkingDay(endDate, rule ?? 'KEEP', calendar);
  if (became === endDate) return { startDate, endDate };
  const start = addDays(startDate, daysBetween(endDate, became));
  return { startDate: start, endDate: became, given: { startDate, endDate } };
}

/** The days of a stored activity; `movedFrom` is its deadline before it was moved to a working day, null or absent if it was not. */
export type StoredDays = Span & { movedFrom?: Day | null };

/** Returns the days that an activity had before it was moved to a working day, which are its own if it was not. */
export function givenSpan({ startDate, endDate, movedFrom }: StoredDays): Span {
  if (!movedFrom) return { startDate, endDate };
  return { startDate: addDays(startDate, daysBetween(endDate, movedFrom)), endDate: movedFrom };
}

/** What of a series and its rule says where an activity may stand; `ruleDate` is the day that the rule gave it, null for a chosen date. */
export type Placing = { isRepeated: boolean; ruleDate: Day | null; workingDay: WorkingDayRule };

/**
 * Returns the days that an activity gets which a person puts on some: a chosen date moves to a working day as its series says; one of a repetition
 * stays where the person put it, and is where its rule has it if that is the same place.
 */
export function placed(span: Span, { isRepeated, ruleDate, workingDay }: Placing, calendar: WorkCalendar): StoredDays {
  if (!isRepeated) return storedDays(settled(span, workingDay, calendar));
  if (ruleDate === null) return { ...span, movedFrom: null };
  const byRule = settled(
    { startDate: ruleDate, endDate: addDays(ruleDate, daysBetween(span.startDate, span.endDate)) },
    workingDay,
    calendar,
  );
  const isThere = byRule.startDate === span.startDate && byRule.endDate === span.endDate;
  return { ...span, movedFrom: (isThere && byRule.given?.endDate) || null };
}

/** Returns the days of an occurrence as they are stored. */
export function storedDays({ startDate, endDate, given }: Occurrence): StoredDays {
  return { startDate, endDate, movedFrom: given?.endDate ?? null };
}
