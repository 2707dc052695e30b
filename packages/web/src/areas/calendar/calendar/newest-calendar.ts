import type { Newest } from '../../../core/forms/use-conflict.ts';
import { type CalendarPartsFragment, NewestCalendarDocument } from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';

/** Reads the newer version of a year wheel, for `useConflict`. One that is nothing but its card for me now is none to go on from. */
export function useNewestCalendar(id: string) {
  const ask = useNewest(NewestCalendarDocument, id);
  return async (): Promise<Newest<CalendarPartsFragment> | null> => {
    const stored = (await ask())?.calendar;
    return stored?.access ? { stored, saves: savesOf(stored.history?.nodes ?? [], [id]) } : null;
  };
}
