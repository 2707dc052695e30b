import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import {
  AllCalendarsDocument,
  type CalendarCardFragment,
  FollowedForYearDocument,
  MyCalendarsDocument,
} from '../../../generated/graphql.ts';

/** Year wheels of one's municipality that are offered at once; the others are found by exploring. */
const mostOffered = 24;

/**
 * Year wheels that could be in my year: those that I may write, that I follow and may read, and that I may read in my municipality. Undefined while
 * they are read.
 * @param inYear ids of those that are in it
 */
export function useRingOffers(inYear: readonly string[]) {
  const { organization } = useMe();
  const [mine, ask] = useQuery({ query: MyCalendarsDocument });
  const [followed] = useQuery({ query: FollowedForYearDocument });
  const [ours] = useQuery({
    query: AllCalendarsDocument,
    variables: { organizations: [organization.id], limited: false, limit: mostOffered },
  });
  const isReading = [mine, followed, ours].some(({ fetching, data }) => fetching && !data);
  const all = [
    ...(mine.data?.myCalendars.nodes ?? []),
    ...(followed.data?.myFollowed.calendars ?? []),
    ...(ours.data?.list.nodes ?? []),
  ].filter(({ id, status, isLimited }) => !inYear.includes(id) && status !== 'ARCHIVED' && !isLimited);
  const offers = [...new Map<string, CalendarCardFragment>(all.map((calendar) => [calendar.id, calendar])).values()];
  return {
    offers: isReading || mine.error ? undefined : offers,
    error: mine.error,
    readAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}
