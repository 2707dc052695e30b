import { useClient } from 'urql';
import { CalendarReadableDocument } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';

/**
 * Returns how to ask, past the cache, whether the person may still read a year wheel. A call that fails for another reason says nothing
 * against it.
 */
export function useReadable(): (id: string) => Promise<boolean> {
  const client = useClient();
  return async (id) => {
    const { data, error } = await client
      .query(CalendarReadableDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error) return problemOf(error).code !== 'notFound';
    return data?.calendar.isLimited !== true;
  };
}
