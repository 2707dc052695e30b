import { RestoreActivityDocument, RestoreSeriesDocument } from '../../../generated/graphql.ts';
import { useRestore } from '../../../subject/trash/use-restore.ts';

/** What was removed: an activity, with or without the rest of its series, or a whole series. */
export interface RemovedActivities {
  id: string;
  kind: 'activity' | 'series';
  title: string;
}

/** Restores everything that one removal took; see `useRestore`. */
export function useRestoreActivity(): (removed: RemovedActivities) => Promise<boolean> {
  const restoreActivity = useRestore(RestoreActivityDocument);
  const restoreSeries = useRestore(RestoreSeriesDocument);
  return (removed) => (removed.kind === 'series' ? restoreSeries(removed) : restoreActivity(removed));
}
