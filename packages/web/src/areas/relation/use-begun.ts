import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { ThingToRelateDocument } from '../../generated/graphql.ts';
import type { FoundThing } from './use-things.ts';

/** The thing that the address names, if I may read it; null otherwise and until it has loaded. */
export function useBegun(): FoundThing | null {
  const [address] = useSearchParams();
  const [id, kind] = [address.get('of') ?? '', address.get('kind')];
  const is = (one: string) => kind === one;
  const [{ data }] = useQuery({
    query: ThingToRelateDocument,
    variables: {
      id,
      isTopic: is('TOPIC'),
      isCalendar: is('CALENDAR'),
      isDiscussion: is('DISCUSSION'),
      isGrant: is('ACTION_VALUE'),
    },
    pause: !/^\d+$/.test(id),
  });
  return data?.topic ?? data?.calendar ?? data?.discussion ?? data?.actionValue ?? null;
}
