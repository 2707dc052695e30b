import type { Newest } from '../../../core/forms/use-conflict.ts';
import { NewestSeriesDocument, type SeriesPartsFragment } from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';

/** Reads the newer version of a series, for `useConflict`. */
export function useNewestSeries(id: string) {
  const ask = useNewest(NewestSeriesDocument, id);
  return async (): Promise<Newest<SeriesPartsFragment> | null> => {
    const stored = (await ask())?.event;
    return stored ? { stored, saves: savesOf(stored.history.nodes, [id]) } : null;
  };
}
