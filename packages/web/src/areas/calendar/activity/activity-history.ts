import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';

/** The activity whose history is opened from its panel. */
export interface ActivityHistoryProps {
  activity: Pick<ActivityDetailsFragment, 'id' | 'title' | 'event' | 'calendar'>;
}
