import type { CopyFrom } from '@samspel/domain/calendar/copy';
import { useClient } from 'urql';
import {
  CalendarCopyDocument,
  CopyCalendarDocument,
  type CopyPartsFragment,
  ForkCalendarDocument,
} from '../../../generated/graphql.ts';

/** What to copy, under which title, from when, and whether the copy stays linked to it. */
export interface CopyOrder {
  id: string;
  title: string;
  from: CopyFrom;
  isFork: boolean;
}

/** The calls for copying. They still work after the component that made them is gone. */
export function useCopyCalls() {
  const client = useClient();
  return {
    /** Orders a copy; throws the error of a refused or failed call. */
    order: async ({ isFork, ...input }: CopyOrder): Promise<CopyPartsFragment> => {
      if (isFork) {
        const { data, error } = await client.mutation(ForkCalendarDocument, { input }).toPromise();
        if (!data) throw error;
        return data.forkCalendar;
      }
      const { data, error } = await client.mutation(CopyCalendarDocument, { input }).toPromise();
      if (!data) throw error;
      return data.copyCalendar;
    },
    /** Reads how far a copy is; undefined if no answer came. */
    read: async (reference: string): Promise<CopyPartsFragment | undefined> =>
      (await client.query(CalendarCopyDocument, { reference }, { requestPolicy: 'network-only' }).toPromise()).data
        ?.calendarCopy,
  };
}
