import type { ChangeActivitiesInput } from '@samspel/domain/calendar/bulk.input';
import { addDays } from '@samspel/domain/time/day';
import type { WantedChange } from '../activity/activity.change.ts';
import type { Changeable, Skipped } from './bulk.find.ts';

/** The outcome of changing several activities; `ids` are those that changed and still exist. */
export type BulkOutcome = {
  count: number;
  ids: number[];
  skipped: Skipped[];
  missing: number;
  changes: number[];
  removed: number[];
};

/** Returns what a change of several activities changes in one of them, as if somebody had changed it by itself. */
export function ofOne(
  { moveDays, moveEdge, isDone, responsible }: ChangeActivitiesInput,
  { startDate, endDate }: Changeable,
): WantedChange['input'] {
  if (!moveDays) return { isDone, responsible };
  return {
    startDate: moveEdge === 'END' ? startDate : addDays(startDate, moveDays),
    endDate: moveEdge === 'START' ? endDate : addDays(endDate, moveDays),
  };
}
