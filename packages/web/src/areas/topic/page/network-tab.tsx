import { useState } from 'react';
import { useQuery } from 'urql';
import { TopicNetworkDocument, type TopicNetworkQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { NetworkPerson } from './network-person.tsx';
import styles from './network-tab.module.css';
import type { TabProps } from './tab-props.ts';

const pageSize = 50;

/** Who follows a topic and who may write it, by municipality: all of them, or those of one. An open topic is also read by everybody else. */
export function NetworkTab({ topic }: TabProps) {
  const say = useText();
  const [organization, setOrganization] = useState('');
  const [page, setPage] = useState(1);
  const [{ data, error, stale }, ask] = useQuery({
    query: TopicNetworkDocument,
    variables: { id: topic.id, organization: organization || null, limit: pageSize, offset: (page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  const { nodes, organizations, totalCount, pageInfo } = data.topicNetwork;
  return (
    <div className={styles.network}>
      <div className={styles.head}>
        <p role="status">{say('topic.network.count', { count: totalCount, municipalities: organizations.length })}</p>
        {organizations.length > 1 && (
          <Select
            label={say('topic.network.municipality')}
            value={organization}
            onChange={(event) => {
              setOrganization(event.target.value);
              setPage(1);
            }}
          >
            <option value="">{say('topic.network.all')}</option>
            {organizations.map(({ organization: { id, name }, count }) => (
              <option key={id} value={id}>
                {name} ({count})
              </option>
            ))}
          </Select>
        )}
      </div>
      {topic.isRestricted === false && <p className={styles.everyone}>{say('access.everyoneReads')}</p>}
      {nodes.length === 0 && <EmptyState title={say('topic.network.none')}>{say('topic.network.noneHint')}</EmptyState>}
      <div className={styles.organizations} aria-busy={stale}>
        {byOrganization(nodes).map(([name, people]) => (
          <section key={name} aria-label={name}>
            <Heading level={2} size="xs">
              {name}
            </Heading>
            <ul className={styles.people}>
              {people.map((one) => (
                <NetworkPerson key={one.person.id} one={one} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pager page={page} pages={pageInfo.numberOfPages} onChange={setPage} label={say('topic.network.pages')} />
    </div>
  );
}

type One = TopicNetworkQuery['topicNetwork']['nodes'][number];

const byOrganization = (nodes: readonly One[]): [string, One[]][] => [
  ...Map.groupBy(nodes, ({ person }) => person.organization.name),
];
