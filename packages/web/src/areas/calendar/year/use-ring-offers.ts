import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { AllCalendarsDocument, FollowedForYearDocument, MyCalendarsDocument } from '../../../generated/graphql.ts';
import type { OfferedRing } from './ring-offers.tsx';

/** The most year wheels offered from the person's municipality; the others are found by exploring. */
const mostOffered = 24;

/**
 * Year wheels that I could add to my year: those that I may write, those that I follow and may read, and those of my municipality that I may read.
 * Undefined while they are read; whether I may write to one of them.
 * @param inYear ids of those already in it
 * @param isIdle whether nothing is to be read, since nothing is offered
 */
export function useRingOffers(inYear: readonly string[], isIdle = false) {
  const { organization } = useMe();
  const [mine, ask] = useQuery({ query: MyCalendarsDocument, pause: isIdle });
  const [followed] = useQuery({ query: FollowedForYearDocument, pause: isIdle });
  const [ours] = useQuery({
    query: AllCalendarsDocument,
    variables: { organizations: [organization.id], limited: false, limit: mostOffered },
    pause: isIdle,
  });
  const isReading = [mine, followed, ours].some(({ fetching, data }) => fetching && !data);
  // Where the same one comes twice, the one of which is known how much is in it is kept.
  const all: OfferedRing[] = [
    ...(mine.data?.myCalendars.nodes ?? []),
    ...(followed.data?.myFollowed.calendars ?? []),
    ...(ours.data?.list.nodes ?? []),
  ].filter(({ id, status, isLimited }) => !inYear.includes(id) && status !== 'ARCHIVED' && !isLimited);
  const offers = [...new Map(all.map((calendar) => [calendar.id, calendar])).values()];
  return {
    offers: isIdle || isReading || mine.error ? undefined : offers,
    mayWrite: !isIdle && mine.data?.myCalendars.nodes.some(({ status }) => status !== 'ARCHIVED') === true,
    error: mine.error,
    readAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}
