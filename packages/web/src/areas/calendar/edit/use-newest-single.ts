import type { Newest } from '../../../core/forms/use-conflict.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { useNewestActivity } from '../fields/newest-activity.ts';
import { useNewestSeries } from '../series/newest-series.ts';
import type { Single } from './single-form.ts';

/** Reads the newer version of a single activity and its series, for `useConflict`. */
export function useNewestSingle({ id, event }: Pick<ActivityDetailsFragment, 'id' | 'event'>) {
  const [readActivity, readSeries] = [useNewestActivity(id), useNewestSeries(event.id)];
  return async (): Promise<Newest<Single> | null> => {
    const [activity, series] = await Promise.all([readActivity(), readSeries()]);
    return (
      activity && series && { stored: { activity: activity.stored, series: series.stored }, saves: activity.saves }
    );
  };
}
