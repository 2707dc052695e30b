import { mayEdit } from '@samspel/domain/subject/state';
import type { TopicTab } from '@samspel/domain/topic/topic';
import type { ReactNode } from 'react';
import { useMay } from '../../../core/person/use-may.ts';
import type { RelatedInShortFragment, TopicInShortQuery } from '../../../generated/graphql.ts';
import { NewMark } from '../../../subject/new-since/new-since.tsx';
import { Sections } from '../../../subject/sections/sections.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import styles from './in-short.module.css';
import { NothingYet } from './nothing-yet.tsx';
import { ShortList } from './short-list.tsx';
import type { TabProps } from './tab-props.ts';
import { ThingLink } from './thing-link.tsx';

/** Number of entries of each list that the first tab shows (product/topics#pages). */
const most = 4;

interface Props extends Pick<TabProps, 'topic' | 'onTab'> {
  of: TopicInShortQuery;
}

/** The beginning of each list of a topic, with a link to the tab that has all of it. */
export function InShort({ topic, onTab, of }: Props) {
  const say = useText();
  const may = useMay();
  const { calendars, grants, topics, files = [], links = [] } = of;
  const newestLinks = (links ?? []).toSorted(
    (one, other) => Date.parse(other.lastUpdated) - Date.parse(one.lastUpdated),
  );
  const on = { id: topic.id, kind: 'TOPIC' as const, canEdit: false, isArchived: topic.status === 'ARCHIVED' };
  const isEditable = mayEdit(topic);
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
      <NewMark by={createdBy} at={dateCreated} />
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
      <Sections on={on} guard={nothingWritten} only={['discussionsInShort']} />
      {grants && list('grants', 'grants', grants.totalCount, grants.nodes.map(thing))}
      {may.use('ACTION_VALUE') && (
        <Sections
          on={{ ...on, canEdit: isEditable, showAll: (count) => allOf('files', 'resources', count) }}
          guard={nothingWritten}
          only={['filesInShort']}
        />
      )}
      {list('links', 'resources', newestLinks.length, newestLinks.slice(0, most).map(link))}
    </div>
  );
}

/** The short lists have nothing unsaved. */
const nothingWritten = { report: () => {}, before: (action: () => void) => action() };

type Listed = 'calendars' | 'grants' | 'links';
