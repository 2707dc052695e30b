import type { Day } from '@samspel/domain/time/day';
import { osloClock } from '@samspel/domain/time/oslo';

/** The changes of one day in Oslo, in the given order. */
export interface HistoryDay<Change> {
  day: Day;
  changes: Change[];
}

/** Groups changes, the latest first, by the day in Oslo on which they were made (product/activities#days). */
export function byDay<Change extends { at: string }>(changes: readonly Change[]): HistoryDay<Change>[] {
  const days: HistoryDay<Change>[] = [];
  for (const change of changes) {
    const { day } = osloClock(new Date(change.at));
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
