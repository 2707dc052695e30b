import { useQuery } from 'urql';
import { MyCalendarsDocument, type MyCalendarsQuery } from '../../../generated/graphql.ts';

/** A year wheel that a new activity can be added to. */
export type WritableCalendar = MyCalendarsQuery['myCalendars']['nodes'][number];

/** The year wheels that I may write to and that are not archived, by title; undefined until known. `pause` reads none. */
export function useWritableCalendars(pause: boolean) {
  const [{ data, error }, ask] = useQuery({ query: MyCalendarsDocument, pause });
  const calendars = data?.myCalendars.nodes.filter(({ status }) => status !== 'ARCHIVED');
  return { calendars, error, retry: () => ask({ requestPolicy: 'network-only' }) };
}
