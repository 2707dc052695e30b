import type { TopicTab } from '@samspel/domain/topic/topic';
import { useId } from 'react';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { TopicInShortQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { type TopicNews as News, newsOf } from './news-of.ts';
import { ThingLink } from './thing-link.tsx';
import styles from './topic-news.module.css';

interface Props {
  of: TopicInShortQuery;
  onTab: (tab: TopicTab) => void;
}

/** What is new on a topic, whatever it is: who made or changed it, from where, and when; nothing on an empty one. */
export function TopicNews({ of, onTab }: Props) {
  const say = useText();
  const id = useId();
  const news = newsOf(of);
  if (news.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.news}>
      <Heading level={2} size="xs" id={id}>
        {say('topic.news')}
      </Heading>
      <ul>
        {news.map((one) => (
          <Row key={one.id} one={one} onTab={onTab} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one, onTab }: { one: News; onTab: Props['onTab'] }) {
  const say = useText();
  const moment = useMoment();
  const { by, at, sort, answers } = one;
  const said = [
    say(`topic.news.${sort}`),
    answers ? say('discussion.answers', { count: answers }) : '',
    by ? `${by.name}, ${by.organization.name}` : '',
    moment(at),
  ];
  return (
    <li>
      <Avatar name={by?.name} picture={by?.picture} size="sm" />
      <span>
        <Way one={one} onTab={onTab} />
        <span className={styles.said}>{said.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

/** The way to it: its page, its address, or the tab that has it. What is new since the last visit is marked, and counted, in the lists below. */
function Way({ one: { thing, href, tab, title }, onTab }: { one: News; onTab: Props['onTab'] }) {
  if (thing) return <ThingLink thing={{ ...thing, lastEdit: null }} />;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className="ds-link">
      {title}
    </a>
  ) : (
    <button type="button" className="ds-link" onClick={() => tab && onTab(tab)}>
      {title}
    </button>
  );
}
