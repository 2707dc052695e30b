import { type TypedDocumentNode, useClient } from 'urql';
import type { Newest, Save } from '../../core/forms/use-conflict.ts';
import {
  type ActivityDetailsFragment,
  type CalendarPartsFragment,
  NewestActivityDocument,
  NewestCalendarDocument,
  NewestSeriesDocument,
  type SavePartsFragment,
  type SeriesPartsFragment,
} from '../../generated/graphql.ts';

/** Reads the newer version of an activity, for `useConflict`. A change of its series counts as one of it. */
export function useNewestActivity(id: string) {
  const ask = useAsk();
  return async (): Promise<Newest<ActivityDetailsFragment> | null> => {
    const stored = (await ask(NewestActivityDocument, id))?.eventInstance;
    if (!stored) return null;
    const { id: series, history } = stored.event;
    return { stored, saves: savesOf(history.nodes, [id, series]) };
  };
}

/** Reads the newer version of a series, for `useConflict`. */
export function useNewestSeries(id: string) {
  const ask = useAsk();
  return async (): Promise<Newest<SeriesPartsFragment> | null> => {
    const stored = (await ask(NewestSeriesDocument, id))?.event;
    return stored ? { stored, saves: savesOf(stored.history.nodes, [id]) } : null;
  };
}

/** Reads the newer version of a year wheel, for `useConflict`. One that is nothing but its card for me now is none to go on from. */
export function useNewestCalendar(id: string) {
  const ask = useAsk();
  return async (): Promise<Newest<CalendarPartsFragment> | null> => {
    const stored = (await ask(NewestCalendarDocument, id))?.calendar;
    return stored?.access ? { stored, saves: savesOf(stored.history?.nodes ?? [], [id]) } : null;
  };
}

/** Asks past the cache. */
function useAsk() {
  const client = useClient();
  return async <Data>(document: TypedDocumentNode<Data, { id: string }>, id: string): Promise<Data | undefined> =>
    (await client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise()).data;
}

/** The saves of certain things among the changes of all that hangs on them. */
export function savesOf(changes: readonly SavePartsFragment[], subjects: readonly string[]): Save[] {
  return changes
    .filter(({ subjectId }) => subjects.includes(subjectId))
    .map(({ at, by, fields }) => ({ at, by: by.name, fields: fields.map(({ field }) => field) }));
}
