import { useQuery } from 'urql';
import { MadeByDocument, OrganizationThingsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThingLists } from './thing-lists.tsx';

/** What the people of an organization made, as far as I may see it. */
export function OrganizationThings({ id, name }: { id: string; name: string }) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: OrganizationThingsDocument, variables: { id } });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <ThingLists
      title={say('person.made')}
      empty={say('person.madeNothing', { name })}
      of={id}
      document={MadeByDocument}
      lists={{
        CALENDAR: data.madeCalendars,
        TOPIC: data.madeTopics,
        DISCUSSION: data.madeDiscussions,
        ACTION_VALUE: data.madeGrants,
      }}
    />
  );
}
