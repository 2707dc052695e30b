import { useState } from 'react';
import { useQuery } from 'urql';
import { useFocusKept } from '../../core/forms/use-focus-kept.ts';
import { WhoSearch } from '../../core/who/who-search.tsx';
import { FoundGroupDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { GroupList } from './group-list.tsx';
import styles from './my-groups.module.css';

/** An admin's way to a group of people that somebody else has made (product/access#groups). */
export function OthersGroups() {
  const say = useText();
  const [found, setFound] = useState<string>();
  const [{ data, error }] = useQuery({
    query: FoundGroupDocument,
    variables: { id: found ?? '' },
    pause: found === undefined,
    requestPolicy: 'cache-and-network',
  });
  const group = found === undefined ? undefined : data?.group;
  const isRemoved = error && problemOf(error).code === 'notFound';
  useFocusKept(group ? 1 : 0);
  return (
    <section className={styles.page} aria-labelledby="others-groups">
      <div>
        <Heading level={2} size="md" id="others-groups">
          {say('organization.groups.others')}
        </Heading>
        <p className={styles.lead}>{say('organization.groups.othersLead')}</p>
      </div>
      <div className={styles.find}>
        <WhoSearch label={say('organization.groups.find')} kinds={['group']} onPick={({ id }) => setFound(id)} />
      </div>
      {error && !isRemoved && <ErrorState error={error} />}
      {group && !isRemoved && <GroupList groups={[{ ...group, kind: 'group' }]} />}
    </section>
  );
}
