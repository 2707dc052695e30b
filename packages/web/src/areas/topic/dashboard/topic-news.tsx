import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { type TopicInNewsFragment, TopicNewsDocument } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RuledList } from '../../../ui/ruled-list.tsx';
import { RuledSection } from '../../../ui/ruled-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import styles from './topic-news.module.css';

/** Number of followed topics shown; all of them are behind the star of every page. */
const most = 5;

/** The topics that I followed last, and those that were changed last. */
export function TopicNews() {
  const [{ data, error }, ask] = useQuery({ query: TopicNewsDocument, requestPolicy: 'cache-and-network' });
  const problem =
    error && !data ? <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : undefined;
  return (
    <div className={styles.lists}>
      <List name="followed" topics={data?.myFollowed.topics.slice(0, most)} problem={problem} />
      <List name="newest" topics={data?.allTopics.nodes} problem={problem && null} />
    </div>
  );
}

interface ListProps {
  name: 'followed' | 'newest';
  /** Undefined until they have loaded. */
  topics: readonly TopicInNewsFragment[] | undefined;
  /** Why they have not; undefined while one waits for them. */
  problem: ReactNode;
}

function List({ name, topics, problem }: ListProps) {
  const say = useText();
  return (
    <RuledSection title={say(`topic.${name}`)} tour={name}>
      {problem}
      {!topics && problem === undefined && <Skeleton lines={4} />}
      {topics?.length === 0 && <p className={styles.none}>{say(`topic.${name}.none`)}</p>}
      {topics && topics.length > 0 && (
        <RuledList>
          {topics.map((topic) => (
            <Row key={topic.id} topic={topic} />
          ))}
        </RuledList>
      )}
    </RuledSection>
  );
}

function Row({ topic }: { topic: TopicInNewsFragment }) {
  const say = useText();
  const today = useToday();
  const { lastUpdated, createdBy } = topic;
  const day = lastUpdated && sayShortDay(say, osloToday(new Date(lastUpdated)), today);
  return (
    <li>
      <TextLink to={topicPaths.one(topic)}>{sayTitle(say, topic)}</TextLink>
      <span>{[createdBy.organization.name, day && say('subject.changed', { day })].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
