import { useMutation } from 'urql';
import { RestoreActivityDocument, RestoreSeriesDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** What was removed: an activity, with or without the rest of its series, or a whole series. */
export interface RemovedActivities {
  id: string;
  kind: 'activity' | 'series';
  title: string;
}

/** Brings back all that one removal took and says how it went; answers whether it came. Works on after what asked for it has left the page. */
export function useRestoreActivity(): (removed: RemovedActivities) => Promise<boolean> {
  const say = useText();
  const sayProblem = useProblemText();
  const [, restoreActivity] = useMutation(RestoreActivityDocument);
  const [, restoreSeries] = useMutation(RestoreSeriesDocument);
  return async ({ id, kind, title }) => {
    const { error } = await (kind === 'series' ? restoreSeries({ id }) : restoreActivity({ id }));
    if (error) toast.error(sayProblem(error));
    else toast.success(say('calendar.trash.restored', { title }));
    return !error;
  };
}
