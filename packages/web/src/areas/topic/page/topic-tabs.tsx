import { type TopicTab, topicTabOf, topicTabs } from '@samspel/domain/topic/topic';
import { type ComponentType, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../../../texts/text.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import { AboutTab } from './about-tab.tsx';
import { ForumTab, GrantsTab, ResourcesTab, YearTab } from './gated-tabs.tsx';
import { NetworkTab } from './network-tab.tsx';
import type { TabProps } from './tab-props.ts';
import styles from './topic-tabs.module.css';

const contents: Record<TopicTab, ComponentType<TabProps>> = {
  about: AboutTab,
  forum: ForumTab,
  resources: ResourcesTab,
  network: NetworkTab,
  grants: GrantsTab,
  'annual-cycle': YearTab,
};

/** The six tabs of a topic. The address says which one is shown, and Back goes to the one before. */
export function TopicTabs(given: Omit<TabProps, 'onTab'>) {
  const say = useText();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const tab = topicTabOf(useParams().tab);
  const show = (to: string) =>
    void navigate(topicPaths.one(given.topic, to), { preventScrollReset: true, state: { keepFocus: true } });
  /** The link to a tab disappears with the tab that it is in; the focus goes to the button of the tab that it leads to. */
  const lead = (to: TopicTab) => {
    place.current?.querySelectorAll<HTMLElement>('[role="tab"]')[topicTabs.indexOf(to)]?.focus();
    show(to);
  };
  const Content = contents[tab];
  const tabs = topicTabs.map((value) => ({
    value,
    label: say(value === 'annual-cycle' ? 'topic.tab.year' : `topic.tab.${value}`),
    content: <Content {...given} onTab={lead} />,
  }));
  return (
    <div ref={place} className={styles.tabs}>
      <Tabs value={tab} onChange={show} tabs={tabs} ofPage />
    </div>
  );
}
