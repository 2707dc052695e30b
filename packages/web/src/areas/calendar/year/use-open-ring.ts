import { idFromUri } from '@samspel/domain/subject/address';
import { matchPath } from 'react-router';
import { useQuery } from 'urql';
import { MyRingsDocument, type RingNamesFragment } from '../../../generated/graphql.ts';

/** The year wheels in my year, and the one of them whose page is open. */
export interface OpenRing {
  rings: RingNamesFragment['rings'];
  /** Its id. */
  calendar: string;
}

/** Returns the year wheel of my year that a page shows, or is about; undefined for all other pages. @param pathname below /app */
export function useOpenRing(pathname: string): OpenRing | undefined {
  const id = idFromUri(matchPath('/calendar/:uri/*', pathname)?.params.uri ?? '');
  // What the page has asked: the menu makes no call of its own.
  const [{ data }] = useQuery({ query: MyRingsDocument, requestPolicy: 'cache-only', pause: !id });
  const rings = data?.yearWheel.rings ?? [];
  return id && rings.some(({ calendar }) => calendar.id === id) ? { rings, calendar: id } : undefined;
}
