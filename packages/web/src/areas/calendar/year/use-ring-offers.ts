import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import {
  AllCalendarsDocument,
  type CalendarCardFragment,
  FollowedForYearDocument,
  MyCalendarsDocument,
} from '../../../generated/graphql.ts';

/** The most year wheels offered from the person's municipality; the others are found by exploring. */
const mostOffered = 24;

/**
 * Year wheels that I could add to my year: those that I may write, those that I follow and may read, and those of my municipality that I may read.
 * Undefined while they are read.
 * @param inYear ids of those already in it
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
