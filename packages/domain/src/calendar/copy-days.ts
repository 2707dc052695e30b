import { addMonths, type Day, yearOf } from '../time/day.ts';
import type { WorkCalendar, WorkingDayRule } from '../time/working-days.ts';
import { guessedRule, type Rolling, rolledInto } from './rollover.ts';
import { givenSpan, type StoredDays, settled, storedDays } from './working-day.ts';

/** An activity that is copied, and whether its copy comes a year later. */
export type CopiedActivity = Omit<Rolling, 'earlier'> & { isMoved: boolean; isRepeated: boolean; ruleDate: Day | null };

/** The days of the copy of an activity, and what of a day off its series then says. */
export type DaysOfCopy = { days: StoredDays; workingDay: WorkingDayRule };

/**
 * Returns the days of the copy of an activity. One that stays has its own: a deadline that its series moves to a working day is moved anew from the
 * day that it was given, since another organization has other working days; one that somebody moved by hand is not.
 * One that comes a year later finds its day as a new year does (product/activities#next-year): by date, or in the same week on the same weekday, and on
 * no day off if it was on none; if that day is before the copy begins, it has its date.
 * @param first the day that the copy begins on
 */
export function daysOfCopy(activity: CopiedActivity, first: Day, calendar: WorkCalendar): DaysOfCopy {
  return activity.isMoved ? aYearLater(activity, first, calendar) : ownDays(activity, calendar);
}

function ownDays({ isRepeated, ruleDate, workingDay, ...stored }: CopiedActivity, calendar: WorkCalendar): DaysOfCopy {
  const { startDate, endDate } = stored;
  const own = { days: { startDate, endDate, movedFrom: null }, workingDay };
  if (workingDay === 'KEEP') return own;
  const given = givenSpan(stored);
  if (isRepeated && given.startDate !== ruleDate) return own;
  return { days: storedDays(settled(given, workingDay, calendar)), workingDay };
}

function aYearLater(activity: CopiedActivity, first: Day, calendar: WorkCalendar): DaysOfCopy {
  const rolling = { ...activity, earlier: [] };
  const year = yearOf(activity.endDate) + 1;
  const byDate = { ...rolling, workingDay: 'AFTER' as const };
  const rolled = [
    rolledInto(year, rolling, guessedRule(rolling, calendar), calendar),
    rolledInto(year, rolling, 'SAME_DATE', calendar),
    rolledInto(year, byDate, 'SAME_DATE', calendar),
  ].find(({ days }) => days.endDate >= first);
  if (rolled) return { days: rolled.days, workingDay: rolled.workingDay };
  const { startDate, endDate, workingDay } = activity;
  return {
    days: { startDate: addMonths(startDate, 12), endDate: addMonths(endDate, 12), movedFrom: null },
    workingDay,
  };
}
