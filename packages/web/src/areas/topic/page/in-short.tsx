import { whyNotEditable } from '@samspel/domain/subject/state';
import type { TopicTab } from '@samspel/domain/topic/topic';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useMay } from '../../../core/person/use-may.ts';
import { type RelatedInShortFragment, TopicInShortDocument } from '../../../generated/graphql.ts';
import { FreshMark } from '../../../subject/fresh/fresh.tsx';
import { WhatHangs } from '../../../subject/hanging/what-hangs.tsx';
import { openable } from '../../../subject/page/openable.ts';
import { useText } from '../../../texts/text.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './in-short.module.css';
import { NothingYet } from './nothing-yet.tsx';
import { ShortList } from './short-list.tsx';
import type { TabProps } from './tab-props.ts';
import { ThingLink } from './thing-link.tsx';

/** Number of entries of each list that the first tab shows (product/topics#pages). */
const most = 4;

/** The beginning of each list of a topic, with a link to the tab that has all of it. */
export function InShort({ topic, onTab }: Pick<TabProps, 'topic' | 'onTab'>) {
  const say = useText();
  const may = useMay();
  const [{ data, error }, ask] = useQuery({
    query: TopicInShortDocument,
    variables: { id: topic.id, withCalendars: may.use('CALENDAR'), withFiles: may.use('ACTION_VALUE') },
    requestPolicy: 'cache-and-network',
  });
  const shown = [data?.calendars, data?.grants, data?.topics].flatMap((list) => openable(list?.nodes ?? []));
  useLiveSubjects([topic.id, ...shown], () => ask({ requestPolicy: 'network-only' }));
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={6} />;
  const { topicNetwork, calendars, grants, topics, files = [], links = [] } = data;
  const newestLinks = (links ?? []).toSorted(
    (one, other) => Date.parse(other.lastUpdated) - Date.parse(one.lastUpdated),
  );
  const on = { id: topic.id, kind: 'TOPIC' as const, canEdit: false, isArchived: topic.status === 'ARCHIVED' };
  const isEditable = whyNotEditable({ status: topic.status, myAccess: topic.access?.myAccess ?? 'NONE' }) === null;
  const gathered = [calendars?.totalCount, grants?.totalCount, topics.totalCount, files?.length, newestLinks.length];
  if (gathered.every((count) => !count)) return <NothingYet topic={topic} isEditable={isEditable} onTab={onTab} />;
  const allOf = (name: 'files', tab: TopicTab, count: number) => (
    <Button variant="tertiary" size="sm" onClick={() => onTab(tab)}>
      {say(`topic.all.${name}`, { count })}
    </Button>
  );
  const list = (name: Listed, tab: TopicTab, count: number, rows: ReactNode[]) => (
    <ShortList
      title={say(`topic.short.${name}`)}
      all={count > rows.length ? say(`topic.all.${name}`, { count }) : undefined}
      onAll={() => onTab(tab)}
      rows={rows}
    />
  );
  const thing = (one: RelatedInShortFragment) => <ThingLink key={one.id} thing={one} />;
  const link = ({ id, label, href, createdBy, dateCreated }: (typeof newestLinks)[number]) => (
    <span key={id}>
      <a href={href} target="_blank" rel="noreferrer" className="ds-link">
        {label}
      </a>
      <FreshMark by={createdBy} at={dateCreated} />
    </span>
  );
  return (
    <div className={styles.lists}>
      {calendars && list('calendars', 'annual-cycle', calendars.totalCount, calendars.nodes.map(thing))}
      <ShortList
        title={say('topic.short.topics')}
        rows={topics.nodes.map(thing)}
        more={topics.totalCount > most ? say('subject.andMore', { count: topics.totalCount - most }) : undefined}
      />
      <WhatHangs on={on} guard={nothingWritten} only={['discussionsInShort']} />
      {grants && list('grants', 'grants', grants.totalCount, grants.nodes.map(thing))}
      {may.use('ACTION_VALUE') && (
        <WhatHangs
          on={{ ...on, canEdit: isEditable, showAll: (count) => allOf('files', 'resources', count) }}
          guard={nothingWritten}
          only={['filesInShort']}
        />
      )}
      {list('links', 'resources', newestLinks.length, newestLinks.slice(0, most).map(link))}
      {list(
        'followers',
        'network',
        topicNetwork.totalCount,
        topicNetwork.nodes.map(({ person }) => (
          <span key={person.id} className={styles.person}>
            <Avatar name={person.name} picture={person.picture} size="sm" />
            <span>
              {person.name}
              <span className={styles.detail}>, {person.organization.name}</span>
            </span>
          </span>
        )),
      )}
    </div>
  );
}

/** The short lists have nothing unsaved. */
const nothingWritten = { report: () => {}, before: (action: () => void) => action() };

type Listed = 'calendars' | 'grants' | 'links' | 'followers';
