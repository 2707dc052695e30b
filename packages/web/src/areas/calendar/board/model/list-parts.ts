import { byDeadline } from '@samspel/domain/calendar/activity-months';
import type { Day } from '@samspel/domain/time/day';
import type { BoardActivity } from './board-activity.ts';

/** A list in the order of deadlines, with the open activities before the completed ones. */
export interface ListParts {
  open: readonly BoardActivity[];
  done: readonly BoardActivity[];
  /** Id of the first open activity that is not past, which the line of today precedes. Undefined: the line comes last. */
  firstAhead: string | undefined;
}

/**
 * Splits a list into open and completed activities.
 * @param seenOpen ids of those open when first shown; one ticked since stays where the person ticked it
 */
export function listParts(activities: readonly BoardActivity[], seenOpen: ReadonlySet<string>, today: Day): ListParts {
  const sorted = activities.toSorted(byDeadline);
  const isOpen = ({ id, isDone }: BoardActivity) => !isDone || seenOpen.has(id);
  const open = sorted.filter(isOpen);
  return {
    open,
    done: sorted.filter((activity) => !isOpen(activity)),
    firstAhead: open.find(({ endDate }) => endDate >= today)?.id,
  };
}
