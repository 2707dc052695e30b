import { AccessInShort } from '../../../subject/access/access-in-short.tsx';
import { KostraTags } from '../../../subject/kostra/kostra-tags.tsx';
import { RootHangings } from '../../../subject/root/root-hangings.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './about-tab.module.css';
import { InShort } from './in-short.tsx';
import type { TabProps } from './tab-props.ts';
import { TopicNews } from './topic-news.tsx';
import { TopicPeople } from './topic-people.tsx';
import { useInShort } from './use-in-short.ts';

/** What is new on a topic and who takes part, then what it is about, the beginning of each of its lists, and who has access. */
export function AboutTab({ topic, onShare, onTab }: TabProps) {
  const say = useText();
  const { description, kostraFunctions } = topic;
  const { data, error, readAgain } = useInShort(topic.id);
  return (
    <div className={styles.about}>
      <div className={styles.main}>
        {!data && (error ? <ErrorState error={error} onRetry={readAgain} /> : <Skeleton lines={8} />)}
        {data && <TopicNews of={data} onTab={onTab} />}
        {(description || kostraFunctions.length > 0) && (
          <section aria-labelledby="topic-about" className={styles.words}>
            <Heading level={2} size="xs" id="topic-about">
              {say('topic.tab.about')}
            </Heading>
            {description && <RichText json={description} />}
            <KostraTags of={kostraFunctions} />
          </section>
        )}
        {data && <InShort topic={topic} of={data} onTab={onTab} />}
      </div>
      <div className={styles.side}>
        {data && <TopicPeople of={data.topicNetwork} onAll={() => onTab('network')} />}
        <AccessInShort access={topic.access} onShow={onShare} />
        <RootHangings thing={topic} only={['tag']} />
      </div>
    </div>
  );
}
