import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';

/** Whose history is opened from the panel of an activity. */
export interface ActivityHistoryProps {
  activity: Pick<ActivityDetailsFragment, 'id' | 'title' | 'event' | 'calendar'>;
}
