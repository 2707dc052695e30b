import { isoWeek } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';

/** How many days, ISO weeks and months keep their newest backup. */
const kept = { days: 7, weeks: 4, months: 12 } as const;

/**
 * Returns which of the moments of backups are kept: the newest of each of the newest 7 days, 4 ISO weeks and 12 months that have one, in Oslo time.
 * What once falls away never counts again, so it does not matter how often it is asked.
 */
export function keptBackups(moments: readonly Date[]): ReadonlySet<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const week = (moment: Date) => Object.values(isoWeek(osloToday(moment))).join('-');
  return new Set([
    ...newestOfEach(newestFirst, kept.days, osloToday),
    ...newestOfEach(newestFirst, kept.weeks, week),
    ...newestOfEach(newestFirst, kept.months, (moment) => osloToday(moment).slice(0, 7)),
  ]);
}

/** Returns the first moment of each of the first periods. */
function newestOfEach(newestFirst: readonly Date[], most: number, periodOf: (moment: Date) => string): Date[] {
  const newest = new Map<string, Date>();
  for (const moment of newestFirst) {
    const period = periodOf(moment);
    if (newest.size === most && !newest.has(period)) break;
    if (!newest.has(period)) newest.set(period, moment);
  }
  return [...newest.values()];
}
