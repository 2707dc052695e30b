import type { Newest, Save } from '../../../core/forms/use-conflict.ts';
import { useMe } from '../../../core/person/me.tsx';
import {
  type ActivityDetailsFragment,
  NewestActivityDocument,
  type NewestActivityQuery,
} from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';

/** Reads the newer version of an activity, for `useConflict`. A change to its series counts as a change to it. */
export function useNewestActivity(id: string) {
  const ask = useNewest(NewestActivityDocument, id);
  const me = useMe();
  return async (): Promise<Newest<ActivityDetailsFragment> | null> => {
    const stored = (await ask())?.eventInstance;
    if (!stored) return null;
    const { id: series, history } = stored.event;
    const saves = savesOf(history.nodes, [id, series]);
    return { stored, saves: saves.length > 0 ? saves : lastEditOf(stored, me.id) };
  };
}

/** Says who saved, to those who may not read the history (product/content#history): the last change, unless it is the reader's. */
export function lastEditOf({ lastEdit }: Pick<NewestActivityQuery['eventInstance'], 'lastEdit'>, me: string): Save[] {
  return lastEdit && lastEdit.by.id !== me ? [{ at: lastEdit.at, by: lastEdit.by.name, fields: [] }] : [];
}
