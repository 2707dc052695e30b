import type { Day } from '@samspel/domain/time/day';
import { byDeadline } from './activity-months.ts';
import type { BoardActivity } from './board-activity.ts';

/** A list in the order of deadlines, with what is still open before what is done. */
export interface ListParts {
  open: readonly BoardActivity[];
  done: readonly BoardActivity[];
  /** Id of the first open activity that is not past: the line of today is before it. Undefined: after all of them. */
  firstAhead: string | undefined;
}

/**
 * Splits what is listed.
 * @param seenOpen ids of what was open when it was first shown; ticked since, it stays where the person ticked it
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
