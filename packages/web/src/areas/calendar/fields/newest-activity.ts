import type { Newest } from '../../../core/forms/use-conflict.ts';
import { type ActivityDetailsFragment, NewestActivityDocument } from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';

/** Reads the newer version of an activity, for `useConflict`. A change of its series counts as one of it. */
export function useNewestActivity(id: string) {
  const ask = useNewest(NewestActivityDocument, id);
  return async (): Promise<Newest<ActivityDetailsFragment> | null> => {
    const stored = (await ask())?.eventInstance;
    if (!stored) return null;
    const { id: series, history } = stored.event;
    return { stored, saves: savesOf(history.nodes, [id, series]) };
  };
}
