import { isOverdue } from '@samspel/domain/calendar/progress';
import type { Day } from '@samspel/domain/time/day';
import type { WheelActivity } from '@samspel/wheel';
import type { ActivityPartsFragment } from '../../../../generated/graphql.ts';

/** An activity as the wheel and the list beside it show it. */
export interface BoardActivity extends ActivityPartsFragment, WheelActivity {
  /** Whether its year wheel is archived; it then counts in no progress. */
  isArchived?: boolean;
  /** Whether I may write its year wheel, and so may move the activity. */
  isWritable?: boolean;
  /** The title of its year wheel, where its ring has activities of several. */
  wheel?: string;
}

/** Returns activities with their ring, including ticks that the server has not yet confirmed, and whether they are late. */
export function boardActivities<Activity extends ActivityPartsFragment>(
  activities: readonly Activity[],
  pending: ReadonlyMap<string, boolean>,
  today: Day,
  place: (activity: Activity) => Pick<BoardActivity, 'ringId' | 'isArchived' | 'isWritable' | 'wheel'>,
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
