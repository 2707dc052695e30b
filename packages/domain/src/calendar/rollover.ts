import { addDays, type Day, dayOfMonth, daysBetween, weekdayOf, yearOf } from '../time/day.ts';
import { easterSunday } from '../time/holidays.ts';
import { type DayOff, dayOff, isWorkingDay, type WorkCalendar, type WorkingDayRule } from '../time/working-days.ts';
import { type DayRule, dayByPattern, type Pattern, patternOf, workingDayInYear } from './rollover-day.ts';
import type { Span } from './span.ts';
import { givenSpan, type StoredDays } from './working-day.ts';

/** An activity that may be carried into another year, with the deadlines that the same one had in earlier years. */
export type Rolling = StoredDays & { title: string; workingDay: WorkingDayRule; earlier: readonly Day[] };

/** Why an activity gets its day: what its rule says, and, if that is a day off from which it was moved, that day and why nobody works then. */
export type RolloverReason = { pattern: Pattern; movedFrom: Day | null; dayOff: DayOff | null; day: Day };

/** The days of an activity in another year, and why. */
export type Rolled = { days: StoredDays; workingDay: WorkingDayRule; reason: RolloverReason };

/** The rules in the order in which a guess prefers them where several fit all earlier years. */
const preferred: readonly DayRule[] = ['SAME_DATE', 'SAME_WEEK', 'FROM_EASTER', 'NTH_WEEKDAY', 'WORKING_DAY'];

/** Days of the month on which deadlines are set by date. */
const roundDays: ReadonlySet<number> = new Set([1, 5, 10, 15, 20, 25, 30, 31]);

/**
 * Guesses the rule by which an activity finds its day in another year: the one that fits its days in all earlier years that are known, if need be by
 * moving from days off; else what its
 * title and its day look like, and the same week and weekday where they look like nothing in particular (product/activities#next-year).
 */
export function guessedRule(activity: Rolling, calendar: WorkCalendar): DayRule {
  const day = givenSpan(activity).endDate;
  const fitting = (fits: typeof isGiven) =>
    activity.earlier.length === 0
      ? undefined
      : preferred.find((rule) => {
          const pattern = patternOf(day, rule, calendar);
          return activity.earlier.every((one) => fits(pattern, one, calendar));
        });
  return fitting(isGiven) ?? fitting(isGivenOrMoved) ?? ruleByLooks(activity, day, calendar);
}

/** Whether a pattern gives a day in its year. */
const isGiven = (pattern: Pattern, day: Day, calendar: WorkCalendar): boolean =>
  dayByPattern(pattern, yearOf(day), calendar) === day;

/** Whether it does, by itself or by moving from a day off. */
function isGivenOrMoved(pattern: Pattern, day: Day, calendar: WorkCalendar): boolean {
  const given = dayByPattern(pattern, yearOf(day), calendar);
  if (given === day) return true;
  if (isWorkingDay(given, calendar)) return false;
  return [true, false].some((isBefore) => workingDayInYear(given, isBefore, calendar) === day);
}

function ruleByLooks({ title, startDate, endDate, movedFrom }: Rolling, day: Day, calendar: WorkCalendar): DayRule {
  if (/påske|easter/i.test(title) && Math.abs(daysBetween(easterSunday(yearOf(day)), day)) <= 60) return 'FROM_EASTER';
  if (/\b(veke|uke|week)\b/i.test(title)) return 'SAME_WEEK';
  if (movedFrom || !isWorkingDay(day, calendar)) return 'SAME_DATE';
  const isLastOpen = patternOf(day, 'WORKING_DAY', calendar);
  const ofMonth = dayByPattern(
    { rule: 'SAME_DATE', month: Number(day.slice(5, 7)), dayOfMonth: 31 },
    yearOf(day),
    calendar,
  );
  if (isLastOpen.rule === 'WORKING_DAY' && isLastOpen.place === -1 && day !== ofMonth) return 'WORKING_DAY';
  const isWholeWeeks = startDate !== endDate && weekdayOf(startDate) === 'MONDAY';
  return !isWholeWeeks && (day === ofMonth || roundDays.has(dayOfMonth(day))) ? 'SAME_DATE' : 'SAME_WEEK';
}

/**
 * Returns the days of an activity in another year by a rule. It keeps its length. If its deadline was a working day and becomes a day off, it moves as
 * its series says, or else to the working day after.
 */
export function rolledInto(year: number, activity: Rolling, rule: DayRule, calendar: WorkCalendar): Rolled {
  const given = givenSpan(activity);
  const pattern = patternOf(given.endDate, rule, calendar);
  const day = dayByPattern(pattern, year, calendar);
  const isMoved =
    !isWorkingDay(day, calendar) && (activity.workingDay !== 'KEEP' || isWorkingDay(given.endDate, calendar));
  const workingDay = isMoved && activity.workingDay === 'KEEP' ? 'AFTER' : activity.workingDay;
  const became = isMoved ? workingDayInYear(day, workingDay === 'BEFORE', calendar) : day;
  const movedFrom = became === day ? null : day;
  return {
    days: { ...endingOn(given, became), movedFrom },
    workingDay: movedFrom && became < day ? 'BEFORE' : workingDay,
    reason: { pattern, movedFrom, dayOff: movedFrom === null ? null : dayOff(movedFrom, calendar), day: became },
  };
}

/** Returns an activity's days with another deadline, as long as before. */
export function endingOn({ startDate, endDate }: Span, deadline: Day): Span {
  return { startDate: addDays(startDate, daysBetween(endDate, deadline)), endDate: deadline };
}
