import { useQuery } from 'urql';
import { FollowedByDocument, type PersonPageQuery, PersonThingsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { MadeLists } from './made-lists.tsx';
import styles from './person.module.css';
import { ThingLists } from './thing-lists.tsx';

/** What a person makes and follows, as far as I may see it, and people elsewhere with the same service areas. */
export function PersonThings({ person }: { person: PersonPageQuery['found'] }) {
  const say = useText();
  const { id, name } = person;
  const [{ data, error }, ask] = useQuery({ query: PersonThingsDocument, variables: { id } });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={6} />;
  return (
    <>
      <div className={styles.columns}>
        <MadeLists of={id} name={name} made={data} />
        <ThingLists
          title={say('person.follows')}
          empty={say('person.followsNothing', { name })}
          of={id}
          document={FollowedByDocument}
          lists={{
            CALENDAR: data.followedCalendars,
            TOPIC: data.followedTopics,
            DISCUSSION: data.followedDiscussions,
            ACTION_VALUE: data.followedGrants,
          }}
        />
      </div>
      <Elsewhere person={person} found={data.peopleInSameAreas} />
    </>
  );
}
