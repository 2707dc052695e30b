import type { Newest, Save } from '../../../core/forms/use-conflict.ts';
import { useMe } from '../../../core/person/me.tsx';
import {
  type ActivityDetailsFragment,
  NewestActivityDocument,
  type NewestActivityQuery,
} from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';

/** Reads the newer version of an activity, for `useConflict`. A change of its series counts as one of it. */
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

/** Who saved, to those who read no history (product/content#history): the last change, where it is another's. */
export function lastEditOf({ lastEdit }: Pick<NewestActivityQuery['eventInstance'], 'lastEdit'>, me: string): Save[] {
  return lastEdit && lastEdit.by.id !== me ? [{ at: lastEdit.at, by: lastEdit.by.name, fields: [] }] : [];
}
