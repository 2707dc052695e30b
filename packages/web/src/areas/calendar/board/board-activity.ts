import { isOverdue } from '@samspel/domain/calendar/progress';
import type { Day } from '@samspel/domain/time/day';
import type { WheelActivity } from '@samspel/wheel';
import type { ActivityPartsFragment } from '../../../generated/graphql.ts';

/** An activity as the wheel and the list beside it show it. */
export interface BoardActivity extends ActivityPartsFragment, WheelActivity {
  /** Whether its year wheel is archived; it then counts in no progress. */
  isArchived?: boolean;
  /** Whether I may write its year wheel, and so may move the activity. */
  isWritable?: boolean;
}

/** Returns activities with their ring, including ticks that the server has not yet confirmed, and whether they are late. */
export function boardActivities(
  activities: readonly ActivityPartsFragment[],
  pending: ReadonlyMap<string, boolean>,
  today: Day,
  place: (activity: ActivityPartsFragment) => { ringId: string; isArchived?: boolean; isWritable?: boolean },
): BoardActivity[] {
  return activities.map((activity) => {
    const isDone = pending.get(activity.id) ?? activity.isDone;
    return {
      ...activity,
      ...place(activity),
      isDone,
      isOverdue: isOverdue({ endDate: activity.endDate, isDone }, today),
    };
  });
}
